/// The actions at one edge of a row.
struct SwipeActions {
  /// As they stand behind the row.
  let buttons: AnyView
  /// As they stand in the menu of the row.
  let items: AnyView
  let allowsFullSwipe: Bool
}

private nonisolated enum LeadingSwipeKey: ContainerValueKey {
  static var defaultValue: SwipeActions? { nil }
}

private nonisolated enum TrailingSwipeKey: ContainerValueKey {
  static var defaultValue: SwipeActions? { nil }
}

extension ContainerValues {
  /// The actions behind the start of the row.
  var leadingActions: SwipeActions? {
    get { self[LeadingSwipeKey.self] }
    set { self[LeadingSwipeKey.self] = newValue }
  }

  /// The actions behind the end of the row.
  var trailingActions: SwipeActions? {
    get { self[TrailingSwipeKey.self] }
    set { self[TrailingSwipeKey.self] = newValue }
  }

  var hasSwipeActions: Bool { leadingActions != nil || trailingActions != nil }
}

extension View {
  /// Puts buttons behind an edge of this row of a list, which a swipe from there uncovers.
  ///
  /// `edge` is the edge they come from, and `allowsFullSwipe` says whether a swipe across the row presses the first.
  /// The first button stands nearest to the edge. Each is gray unless it has a tint, and red if its role is destructive. A label shows its icon, and is named by its title.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .swipeActions(edge: .leading) {
  ///     Button("Unread", systemImage: "envelope.badge") { message.isRead = false }.tint(.blue)
  ///   }
  ///   .swipeActions {
  ///     Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
  ///   }
  /// ```
  /// The same actions are in a menu, for who does not swipe: a button at the end of the row under the pointer, a right
  /// click, and the menu key (Shift-F10) while the row has the focus. A row with actions of its own has no Delete button
  /// from `onDelete` outside of edit mode; the Delete key still does the same.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    let actions = SwipeActions(
      buttons: AnyView(content.labelStyle(IconOnlyLabelStyle())),
      items: AnyView(content),
      allowsFullSwipe: allowsFullSwipe
    )
    return _containerValue {
      if edge == .leading { $0.leadingActions = actions } else { $0.trailingActions = actions }
    }
  }
}

extension SwipeActions {
  /// Visits the buttons behind an edge of a row; they are for pointers alone.
  static func visit(_ actions: SwipeActions?, at edge: HorizontalEdge, _ visitor: Visitor) {
    guard let actions else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    let element = visitor.openBare(.span, .raw)
    visitor.constant("class", edge == .leading ? "swipes leading" : "swipes trailing")
    visitor.constant("aria-hidden", "true")
    visitor.flag(visitor.intern("data-full"), actions.allowsFullSwipe)
    visitor.container.isPhrasing = true
    visitor.container.isInteractive = true
    visitor.container.axis = .none
    visitor.container.measured = 0
    visitor.beginActions(.swipe)
    AnyView._visit(actions.buttons, visitor)
    visitor.closeBare(element)
    visitor.leave(outside)
  }
}

/// The button at the end of a row that shows its actions in a menu.
///
/// It stands in the row for pointers and, where the row may hold a button, for assistive technology; the menu key presses
/// it wherever the focus is in the row.
struct RowMenu: View {
  let leading: AnyView?
  let trailing: AnyView?
  let isInOption: Bool
  @State private var isOpen = false

  var body: some View {
    let open = { isOpen = true }
    RowMenuButton(isInOption: isInOption, isOpen: isOpen, open: open)
      .presenting(.menu, $isOpen) { MenuItems(content: RowMenuItems(leading: leading, trailing: trailing)) }
  }
}

private struct RowMenuItems: View {
  let leading: AnyView?
  let trailing: AnyView?

  var body: some View {
    if let leading { Section { leading } }
    if let trailing { Section { trailing } }
  }
}

private struct RowMenuButton: _LeafView {
  let isInOption: Bool
  let isOpen: Bool
  let open: () -> Void

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(view.isInOption ? .span : .button, .raw)
    visitor.constant("class", "more")
    if view.isInOption {
      visitor.constant("aria-hidden", "true")
    } else {
      visitor.constant(.type, .button)
      visitor.constant("tabindex", "-1")
      visitor.constant("aria-label", "Actions")
      visitor.constant(visitor.intern("aria-haspopup"), visitor.intern("menu"))
    }
    visitor.attribute(.ariaExpanded, view.isInOption ? nil : view.isOpen ? "true" : "false")
    let open = view.open
    visitor.listen(EventActions(.click) { _ in open() })
    visitor.close(element)
  }
}
