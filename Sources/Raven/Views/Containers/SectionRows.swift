/// A section of a form or list: its header, its rows, its footer.
///
/// It is a group named by its header and described by its footer.
struct SectionRows<Rows: View>: View {
  let section: SectionConfiguration
  let context: RowContext
  /// Nil if there are none.
  let rows: Rows?

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openBare(visitor.sectionTag, .raw)
    visitor.constant("class", "sec")
    let (header, footer) = (view.section.header.leaves.first, view.section.footer.leaves.first)
    let names = SectionNames(visitor.openID)
    visitor.attribute(.role, view.context.selection != nil || header != nil ? "group" : nil)
    visitor.attribute(.ariaLabelledby, header == nil ? nil : names.header)
    visitor.attribute("aria-describedby", footer == nil ? nil : names.footer)
    visitor.lines(of: view.section)
    visitor.sectionMeasures(of: view.section)
    view.header(header, names.header, visitor)
    view.entries(visitor)
    view.footer(footer, names.footer, visitor)
    visitor.closeBare(element)
  }

  private func header(_ first: ResolvedLeaf?, _ name: String, _ visitor: Visitor) {
    guard let first else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let values = EnvironmentValues(first.environment)
    let element = visitor.openBare(visitor.boxTag, .raw)
    visitor.attribute(
      .class,
      name: visitor.intern(values.headerProminence == .increased ? "g head prominent" : "g head")
    )
    let disclosure = section.disclosure
    // The choices of a selection stand in no heading.
    if context.selection == nil {
      visitor.constant(.role, .heading)
      DisclosureArrow.describe(disclosure, level: 2, isTree: false, name: name, visitor)
    } else {
      let isItem = context.isTree && disclosure != nil
      visitor.attribute(.role, isItem ? "treeitem" : nil)
      visitor.attribute(.tabindex, isItem ? "0" : nil)
      DisclosureArrow.describe(disclosure, level: isItem ? 1 : nil, isTree: context.isTree, name: name, visitor)
    }
    SubviewsCollection._visit(section.header, visitor)
    DisclosureArrow.visit(disclosure, isEnabled: values.isEnabled, isTree: context.isTree, name: name, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private func entries(_ visitor: Visitor) {
    guard let rows else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(context.areItems ? .ul : visitor.boxTag, .raw)
    visitor.constant("class", "entries")
    if context.selection != nil { visitor.constant(.role, .presentation) }
    Rows._visit(rows, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private func footer(_ first: ResolvedLeaf?, _ name: String, _ visitor: Visitor) {
    if first == nil { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(visitor.boxTag, .raw)
    visitor.constant("class", "g foot")
    if visitor.isWriting { visitor.encoder.attribute(.id, name) }
    SubviewsCollection._visit(section.footer, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}

extension SectionRows where Rows == ForEach<SubviewsCollection, Subview.ID, Row> {
  /// A section whose rows are its views.
  init(_ section: SectionConfiguration, _ context: RowContext) {
    self.section = section
    self.context = context
    var inner = context
    inner.level = section.isExpanded == nil ? 1 : 2
    rows = section.content.leaves.isEmpty ? nil : ForEach(section.content) { [inner] in Row(child: $0, rows: inner) }
  }
}

/// What the parts of a section are called, for others to refer to.
private struct SectionNames {
  let header: String
  let footer: String

  init(_ section: UInt32) {
    header = "head-" + String(section)
    footer = "foot-" + String(section)
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
