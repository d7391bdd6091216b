/// A row of a form or list: one resolved child, with what its modifiers say of the row.
struct Row: View {
  let child: Subview
  let rows: RowContext

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    // A row stays one, and a gap too: they are told apart by their leaves.
    if view.child.leaf.kind == .gap { return Subview._visit(view.child, visitor) }
    let isList = view.rows.look.isList
    let values = isList ? view.child.leaf.taggedValues : view.child.leaf.containerValues
    let row = visitor.openBare(view.rows.areItems ? .li : visitor.boxTag, .raw)
    visitor.attribute(.class, name: visitor.intern(view.kind(values)))
    let insets = values.rowInsets
    visitor.style(visitor.intern("padding-block"), insets.map { css($0.top, $0.bottom) })
    visitor.style(visitor.intern("padding-inline"), insets.map { inline($0, values.depth) })
    // What the list puts before a row while it is edited is added to that.
    visitor.style(visitor.intern("--inset"), insets.map { start($0, values.depth) })
    visitor.lines(of: values)
    if isList {
      view.actions(values, visitor)
      visitor.attribute("aria-posinset", view.rows.positions.position(of: view.child.leaf).map { String($0) })
      visitor.attribute("aria-setsize", view.rows.positions.total.map { String($0) })
      view.outline(values, visitor)
    }
    layer(values.rowBackground, visitor)
    if isList { view.startControls(values, visitor) }
    // The row's content beside what the row itself shows at its end.
    Subview._visit(view.child, visitor)
    badge(values.badge, visitor)
    if isList {
      view.arrow(values, visitor)
      view.endControls(values, visitor)
    }
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

  private var isInOption: Bool { rows.selection != nil }
  private var isChecked: Bool { rows.selection?.isMultiple == true }

  /// What a person can do with a row: choose it, delete it, move it, insert others beside it, have its actions shown.
  private func actions(_ values: ContainerValues, _ visitor: Visitor) {
    let keys = keys(values)
    if let selection = rows.selection {
      selection.describe(child.leaf, values, isTree: rows.isTree, visitor)
    } else {
      visitor.attribute(.tabindex, keys == nil ? nil : "0")
    }
    visitor.attribute("aria-keyshortcuts", keys)
    visitor.attribute("data-list", rows.table?.number(of: child.leaf, values.moving).map { String($0) })
    visitor.attribute("data-moves", values.canBeMoved ? "" : nil)
    visitor.attribute("data-accepts", values.accepts)
    register(values, visitor)
  }

  /// The keys that do something to a row; nil if none do.
  private func keys(_ values: ContainerValues) -> String? {
    var keys: [String] = []
    if values.canBeDeleted { keys.append("Delete") }
    if values.canBeMoved { keys += ["Alt+ArrowUp", "Alt+ArrowDown"] }
    if values.inserting?.insertion != nil { keys.append("Control+V") }
    if values.hasSwipeActions { keys.append("Shift+F10") }
    return keys.isEmpty ? nil : keys.joined(separator: " ")
  }

  /// Has the list know the row, if anything can be done to its element.
  private func register(_ values: ContainerValues, _ visitor: Visitor) {
    guard let table = rows.table, values.deletion != nil || values.moving != nil || values.inserting != nil else {
      return visitor.emptyBranch()
    }
    let node = visitor.openID
    let outside = visitor.enterBranch(1)
    visitor.object { RowPlace(node, child.leaf, table) }.show(child.leaf)
    visitor.leave(outside)
  }

  /// What stands before the content: the badge of a row that can be deleted, while the list is edited.
  ///
  /// Where several rows can be chosen, a circle to tick stands there instead, which is the stylesheet's.
  private func startControls(_ values: ContainerValues, _ visitor: Visitor) {
    let hasBadge = rows.isEditing && values.canBeDeleted && !isChecked
    EditControl.visit(.badge, isShown: hasBadge, isInOption: isInOption, visitor)
  }

  /// What stands behind the content: what deletes and moves the row, and its actions while the list is not edited.
  private func endControls(_ values: ContainerValues, _ visitor: Visitor) {
    let hasActions = values.hasSwipeActions && !rows.isEditing
    visitor.standing(with: child.leaf, resolvedIn: child.base) {
      SwipeActions.visit(hasActions ? values.leadingActions : nil, at: .leading, visitor)
      SwipeActions.visit(hasActions ? values.trailingActions : nil, at: .trailing, visitor)
      menu(hasActions ? values : nil, visitor)
    }
    let (table, leaf) = (rows.table, child.leaf)
    let delete: ((Bool) -> Void)? =
      values.canBeDeleted ? { withChosen in table?.delete(leaf, withChosen: withChosen) } : nil
    DeleteButton.visit(delete, isInOption: isInOption, visitor)
    EditControl.visit(.handle, isShown: rows.isEditing && values.canBeMoved, isInOption: isInOption, visitor)
  }

  private func menu(_ values: ContainerValues?, _ visitor: Visitor) {
    guard let values else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    RowMenu._visit(
      RowMenu(
        leading: values.leadingActions?.items,
        trailing: values.trailingActions?.items,
        isInOption: isInOption
      ),
      visitor
    )
    visitor.leave(outside)
  }

  /// How deep the row stands, and whether what is under it shows.
  private func outline(_ values: ContainerValues, _ visitor: Visitor) {
    let isNested = rows.isTree || values.depth > 0 || values.disclosure != nil
    let level = isNested ? rows.level + values.depth : nil
    DisclosureArrow.describe(values.disclosure, level: level, isTree: rows.isTree, visitor)
    visitor.style(visitor.intern("--depth"), values.depth == 0 ? nil : String(values.depth))
  }

  private func arrow(_ values: ContainerValues, _ visitor: Visitor) {
    let isEnabled = values.disclosure != nil && EnvironmentValues(child.leaf.environment).isEnabled
    DisclosureArrow.visit(values.disclosure, isEnabled: isEnabled, isTree: rows.isTree, visitor)
  }

  /// The distances of the content along its lines; rows under others stand further in.
  private static func inline(_ insets: EdgeInsets, _ depth: Int) -> String {
    start(insets, depth) + " " + px(max(insets.trailing, 0))
  }

  private static func start(_ insets: EdgeInsets, _ depth: Int) -> String {
    let own = px(max(insets.leading, 0))
    return depth == 0 ? own : "calc(" + own + " + " + String(depth) + " * 1.25rem)"
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

extension Visitor {
  /// Names what the buttons of rows read in generic code, and so in the module of an app.
  ///
  /// The compiler of Embedded Swift aborts where code that is not generic, as that of rows, is the first to name a generic
  /// class: a form of texts alone did not compile.
  @inline(__always)
  func knowButtons<Content>(beside type: Content.Type) {
    #if hasFeature(Embedded)
    _ = EnvironmentCell<KeyboardShortcutKey>.id
    _ = EnvironmentCell<ButtonLookKey>.id
    _ = EnvironmentCell<IsEnabledKey>.id
    #endif
  }
}
