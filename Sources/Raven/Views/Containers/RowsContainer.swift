/// How rows in sections look.
nonisolated enum RowsLook: Equatable {
  /// Cards, as settings have them.
  case grouped
  /// A form without cards, labels beside controls.
  case columns
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
    case .plain: "g sv listing list plain"
    case .inset: "g sv listing list inset"
    case .insetGrouped: "g sv listing list grouped"
    case .sidebar: "g sv listing list sidebar"
    }
  }

  var isList: Bool { self != .grouped && self != .columns }
}

/// A form or a list: resolves its content to sections and rows, and lays them out.
struct RowsContainer<Content: View>: _LeafView {
  let look: RowsLook
  var selection: RowSelection?
  var isEditing = false
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isForm = !view.look.isList && !visitor.container.isForm
    let rule = LayoutRule.fills
    let (element, held) = visitor.openOuter(isForm ? .form : visitor.boxTag, rule)
    visitor.attribute(.class, name: visitor.intern(view.look.kind))
    let isBare = EnvironmentValues(visitor.environment).scrollContentBackground == .hidden
    visitor.attribute("data-ground", isBare ? "none" : nil)
    let areBarsHidden = EnvironmentValues(visitor.environment).scrollIndicators.isHidden
    visitor.attribute("data-bars", areBarsHidden ? "none" : nil)
    if isForm { visitor.container.isForm = true }
    visitor.container.axis = .none
    visitor.container.measured |= Container.measuredY | Container.placedY
    visitor.putHeld(held)
    let listing = visitor.openBare(visitor.boxTag, .raw, hasRole: view.selection != nil)
    visitor.constant("class", "secs")
    if view.look.isList { view.list(visitor) }
    let rows = RowContext(look: view.look, selection: view.selection)
    visitor.standing(view.look.isList ? .listRow : .formRow) { visitor in
      visitor.read(view.content) { tape, environment in
        let sections = SectionConfiguration.all(in: tape, environment)
        rows.selection?.state.leaves = sections.flatMap(\.content.leaves)
        return ForEach(sections) { SectionRows(section: $0, rows: rows) }
      }
    }
    visitor.closeBare(listing)
    visitor.close(element)
  }
}

extension RowsContainer {
  /// What the element around the rows of a list says of itself.
  fileprivate func list(_ visitor: Visitor) {
    visitor.constant("data-with", "list")
    visitor.attribute("data-editing", isEditing ? "" : nil)
    if let selection {
      visitor.object { ColumnChoice() }.follow(selection, visitor)
      visitor.constant("role", "listbox")
      visitor.attribute("aria-multiselectable", selection.isMultiple ? "true" : nil)
      if !visitor.isLabelled { visitor.constant("aria-label", "List") }
    }
  }
}

/// What rows know of the list or form they stand in.
struct RowContext {
  let look: RowsLook
  let selection: RowSelection?
}
