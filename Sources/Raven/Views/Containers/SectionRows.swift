/// A section of a form or list: its header, its rows, its footer.
struct SectionRows: View {
  let section: SectionConfiguration
  let rows: RowContext

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openBare(visitor.sectionTag, .raw)
    visitor.constant("class", "sec")
    if view.rows.selection != nil { visitor.constant(.role, .group) }
    visitor.lines(of: view.section)
    visitor.sectionMeasures(of: view.section)
    header(view, visitor)
    rows(view, visitor)
    footer(view, visitor)
    visitor.closeBare(element)
  }

  private static func header(_ view: Self, _ visitor: Visitor) {
    guard let first = view.section.header.leaves.first else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let isProminent = EnvironmentValues(first.environment).headerProminence == .increased
    let element = visitor.openBare(visitor.boxTag, .raw)
    visitor.attribute(.class, name: visitor.intern(isProminent ? "g head prominent" : "g head"))
    let disclosure = view.section.disclosure
    // The choices of a selection stand in no heading.
    if view.rows.selection == nil {
      visitor.constant(.role, .heading)
      DisclosureArrow.describe(disclosure, level: 2, isTree: false, visitor)
    } else {
      let isItem = view.rows.isTree && disclosure != nil
      visitor.attribute(.role, isItem ? "treeitem" : nil)
      visitor.attribute(.tabindex, isItem ? "0" : nil)
      DisclosureArrow.describe(disclosure, level: isItem ? 1 : nil, isTree: view.rows.isTree, visitor)
    }
    SubviewsCollection._visit(view.section.header, visitor)
    let isEnabled = EnvironmentValues(first.environment).isEnabled
    DisclosureArrow.visit(disclosure, isEnabled: isEnabled, isTree: view.rows.isTree, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private static func rows(_ view: Self, _ visitor: Visitor) {
    if view.section.content.leaves.isEmpty { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let isPlainList = view.rows.look.isList && view.rows.selection == nil
    let element = visitor.openBare(isPlainList ? .ul : visitor.boxTag, .raw)
    visitor.constant("class", "entries")
    if view.rows.selection != nil { visitor.constant(.role, .presentation) }
    var rows = view.rows
    rows.level = view.section.isExpanded == nil ? 1 : 2
    let tag = isPlainList ? Name.li : visitor.boxTag
    let list = ForEach(view.section.content) { [rows] in Row(child: $0, rows: rows, tag: tag) }
    visitor.list(list)
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private static func footer(_ view: Self, _ visitor: Visitor) {
    if view.section.footer.leaves.isEmpty { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(visitor.boxTag, .raw)
    visitor.constant("class", "g foot")
    SubviewsCollection._visit(view.section.footer, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}

extension SectionConfiguration {
  /// What the header shows and hides, if it does.
  fileprivate var disclosure: RowDisclosure? {
    guard Presence.disclosures, let isExpanded else { return nil }
    return RowDisclosure(isExpanded: isExpanded.wrappedValue) { isExpanded.wrappedValue.toggle() }
  }
}

extension Visitor {
  fileprivate var sectionTag: Name { container.isPhrasing ? .span : .section }
}
