/// A row of a form or list: one resolved child, with what its modifiers say of the row.
struct Row: View {
  let child: Subview
  let rows: RowContext
  let tag: Name

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let isList = view.rows.look.isList
    let values = isList ? view.child.leaf.taggedValues : view.child.leaf.containerValues
    let row = visitor.openBare(view.tag, .raw)
    visitor.attribute(.class, name: visitor.intern(view.kind(values)))
    let insets = values.rowInsets
    visitor.style(visitor.intern("padding-block"), insets.map { css($0.top, $0.bottom) })
    visitor.style(visitor.intern("padding-inline"), insets.map { css($0.leading, $0.trailing) })
    if isList { view.actions(values, visitor) }
    layer(values.rowBackground, visitor)
    // The row's content beside what the row itself shows at its end.
    Subview._visit(view.child, visitor)
    badge(values.badge, visitor)
    if isList { DeleteButton.visit(values.deletion, isInOption: view.rows.selection != nil, visitor) }
    visitor.closeBare(row)
  }

  private func kind(_ values: ContainerValues) -> StaticString {
    let separators = values.rowSeparators
    switch (separators.top == .hidden, separators.bottom == .hidden) {
    case (false, false): return "g entry"
    case (true, false): return "g entry open-top"
    case (false, true): return "g entry open-bottom"
    case (true, true): return "g entry open-top open-bottom"
    }
  }

  /// What a person can do with a row: choose it, delete it.
  private func actions(_ values: ContainerValues, _ visitor: Visitor) {
    if let selection = rows.selection {
      selection.describe(child.leaf, values, visitor)
    } else {
      visitor.attribute(.tabindex, values.deletion == nil ? nil : "0")
    }
  }

  private static func css(_ start: CGFloat, _ end: CGFloat) -> String { px(max(start, 0)) + " " + px(max(end, 0)) }

  private static func layer(_ background: AnyView?, _ visitor: Visitor) {
    guard let background else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let measured = visitor.container.measured
    let element = visitor.openBare(visitor.boxTag, .raw)
    visitor.constant("class", "l ground")
    visitor.container.measured = 0
    AnyView._visit(background, visitor)
    visitor.container.measured = measured
    visitor.closeBare(element)
    visitor.leave(outside)
  }

  private static func badge(_ badge: Text?, _ visitor: Visitor) {
    guard let badge else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(.span, .raw)
    visitor.constant("class", "badge")
    Text._visit(badge, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}
