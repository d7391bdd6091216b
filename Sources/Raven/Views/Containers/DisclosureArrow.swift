/// The arrow at the end of a row or header of a list that shows and hides the rows under it.
///
/// It is a button named by the row. Where rows are chosen, the row itself is what says whether it is open and what the arrow
/// keys open: there the arrow is for pointers alone.
enum DisclosureArrow {
  /// Says on the open element of the row that it can be opened.
  ///
  /// - Parameters:
  ///   - disclosure: what the row shows and hides.
  ///   - level: how deep the row stands in the list, from 1; nil in a list of one level.
  ///   - isTree: whether rows that are chosen show and hide others.
  ///   - name: the id of the row's element; nil for one by the element's number.
  ///   - visitor: stands in the row's element.
  static func describe(
    _ disclosure: RowDisclosure?,
    level: Int?,
    isTree: Bool,
    name: String? = nil,
    _ visitor: Visitor
  ) {
    visitor.attribute(.id, name ?? (disclosure == nil ? nil : self.name(visitor.openID)))
    visitor.attribute(.ariaLevel, level.map { String($0) })
    visitor.attribute(.ariaExpanded, isTree ? disclosure.map { state($0) } : nil)
  }

  /// Visits the arrow, if there is something to show.
  static func visit(
    _ disclosure: RowDisclosure?,
    isEnabled: Bool,
    isTree: Bool,
    name: String? = nil,
    _ visitor: Visitor
  ) {
    guard Presence.disclosures, let disclosure else { return visitor.emptyBranch() }
    let name = name ?? self.name(visitor.openID)
    let outside = visitor.enterBranch(isTree ? 2 : 1)
    let element = visitor.openBare(isTree ? .span : .button, .raw)
    visitor.constant("class", "arrow")
    visitor.constant("data-with", "outline")
    if isTree {
      visitor.constant("aria-hidden", "true")
    } else {
      visitor.constant(.type, .button)
      visitor.attribute(.ariaLabelledby, name)
      visitor.attribute(.ariaExpanded, state(disclosure))
      visitor.flag(.disabled, !isEnabled)
    }
    visitor.listen(isEnabled ? EventActions(.click) { _ in disclosure.toggle() } : EventActions())
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private static func name(_ row: UInt32) -> String { "row-" + String(row) }
  private static func state(_ disclosure: RowDisclosure) -> String { disclosure.isExpanded ? "true" : "false" }
}
