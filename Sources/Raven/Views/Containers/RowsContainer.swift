/// How rows in sections look.
nonisolated enum RowsLook: Equatable {
  /// Cards, as settings have them.
  case grouped
  /// A form without cards, labels beside controls.
  case columns
  /// A form whose rows go from edge to edge.
  case edges
  /// Rows from edge to edge.
  case plain
  /// Rows at a distance from the edges, without cards.
  case inset
  /// Cards, in a list.
  case insetGrouped
  /// What leads to the parts of an app.
  case sidebar

  var kind: StaticString {
    switch self {
    case .grouped: "g sv listing grouped"
    case .columns: "g sv listing columns"
    case .edges: "g sv listing plain"
    case .plain: "g sv listing list plain"
    case .inset: "g sv listing list inset"
    case .insetGrouped: "g sv listing list grouped"
    case .sidebar: "g sv listing list sidebar"
    }
  }

  var isList: Bool { Presence.lists && self != .grouped && self != .columns && self != .edges }
}

/// A form or a list: resolves its content to sections and rows, and lays them out.
struct RowsContainer<Content: View>: _LeafView {
  let look: RowsLook
  var selection: RowSelection?
  var isEditing = false
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    visitor.knowButtons(beside: Content.self)
    let element = visitor.openListing(view.look)
    let listing = visitor.openBare(visitor.boxTag, .raw, hasRole: view.selection != nil)
    visitor.constant("class", "secs")
    visitor.listMeasures()
    let table = view.look.isList ? view.list(visitor) : nil
    var rows = RowContext(look: view.look, selection: view.selection, isEditing: view.isEditing, table: table)
    rows.areItems = view.look.isList && view.selection == nil
    let (findings, listID) = (visitor.object { ListFindings() }, visitor.openID)
    table?.findings = findings
    findings.hasChoices = view.selection != nil
    visitor.standing(view.look.isList ? .listRow : .formRow, findings: findings) { visitor in
      visitor.read(view.content, isLazy: view.look.isList) { tape, environment in
        rows.isTree = view.selection != nil && findings.isTree
        let sections = SectionConfiguration.all(in: tape, environment)
        let leaves = sections.flatMap(\.content.leaves)
        rows.selection?.state.leaves = leaves
        rows.positions.count(leaves)
        return RowsListing(
          element: listID,
          rows: rows,
          accepts: RowInsertion.accepts(findings.inserting.compactMap { $0.insertion }),
          sections: ForEach(sections) { [rows] in SectionRows($0, rows) }
        )
      }
    }
    visitor.closeBare(listing)
    visitor.close(element)
  }
}

extension Visitor {
  /// Opens what scrolls around the rows of a form or list.
  func openListing(_ look: RowsLook) -> OpenElement {
    let isForm = !look.isList && !container.isForm
    let (element, held) = openOuter(isForm ? .form : boxTag, LayoutRule.fills)
    attribute(.class, name: intern(look.kind))
    let environment = EnvironmentValues(environment)
    attribute("data-ground", environment.scrollContentBackground == .hidden ? "none" : nil)
    attribute("data-bars", environment.scrollIndicators.isHidden ? "none" : nil)
    attribute("data-still", environment.isScrollEnabled ? nil : "")
    if isForm { container.isForm = true }
    container.axis = .none
    container.measured |= Container.measuredY | Container.placedY
    putHeld(held)
    return element
  }
}

extension RowsContainer {
  /// What the element around the rows of a list says of itself.
  fileprivate func list(_ visitor: Visitor) -> RowTable {
    let table = visitor.object { RowTable() }
    table.selection = selection
    table.node = visitor.openID
    visitor.constant("data-with", "list")
    visitor.attribute("data-editing", isEditing ? "" : nil)
    let coordinator = visitor.coordinator
    var actions = EventActions(.move) { event in
      if case .move(let move) = event.payload { table.move(move, coordinator) }
    }
    if let selection, selection.isMultiple { actions.add(.selectAll) { _ in selection.chooseAll() } }
    actions.add(.drop) { event in
      if case .drop(let drop) = event.payload { table.insert(drop, coordinator) }
    }
    visitor.listen(actions)
    if let selection {
      visitor.object { ColumnChoice() }.follow(selection, visitor)
      visitor.attribute("aria-multiselectable", selection.isMultiple ? "true" : nil)
      if !visitor.isLabelled { visitor.constant("aria-label", "List") }
    }
    return table
  }
}

/// The sections of a list, inside its element, whose role depends on them.
private struct RowsListing<Sections: View>: View {
  let element: UInt32
  let rows: RowContext
  /// What its elements take from elsewhere.
  let accepts: String?
  let sections: Sections

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    if view.rows.selection != nil {
      visitor.attribute(.role, view.rows.isTree ? "tree" : "listbox", of: view.element)
    }
    visitor.attribute(visitor.intern("data-accepts"), view.accepts, of: view.element)
    Sections._visit(view.sections, visitor)
  }
}

extension Visitor {
  /// Gives the element around what is visited an attribute; the first time nothing else stands in it yet.
  fileprivate func attribute(_ name: @autoclosure () -> Name, _ value: String?, of element: UInt32) {
    let outcome = compare(value ?? "")
    if outcome == .same || (outcome == .mounted && value == nil) { return }
    let name = name()
    if outcome == .changed { encoder.target(element) }
    if let value { encoder.attribute(name, value) } else { encoder.removeAttribute(name) }
  }
}

/// What rows know of the list or form they stand in.
struct RowContext {
  let look: RowsLook
  let selection: RowSelection?
  let positions = RowPositions()
  var isEditing = false
  /// Where a list keeps the rows that a person may delete or move.
  var table: RowTable?
  /// Whether rows that are chosen show and hide others.
  var isTree = false
  /// Whether rows are the items of lists.
  var areItems = false
  /// How deep the rows of a section stand.
  var level = 1
}
