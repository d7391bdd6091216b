/// A button that shows a list of actions.
///
/// Buttons in it are items, toggles are items with a tick, sections and dividers part them, a menu inside opens beside
/// its item. Arrow keys move, letters find, Escape closes. The items are made when the menu opens, one round trip after
/// the press: rows with menus cost nothing until then.
///
/// ```swift
/// Menu("More") {
///   Button("Duplicate") { duplicate() }
///   Toggle("Pinned", isOn: $isPinned)
///   Section { Button("Delete", role: .destructive) { delete() } }
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Creates a menu with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a button with an action of its own, and beside it one that opens the menu.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if visitor.container.actions == .menu {
      visitor.composite(Submenu(label: view.label, content: view.content))
    } else {
      visitor.composite(view)
    }
  }

  public var body: some View {
    if let primaryAction {
      HStack(spacing: 4) {
        Button(action: primaryAction) { label }
        MenuButton(label: MenuArrow(), content: content).accessibilityLabel("More")
      }
    } else {
      MenuButton(label: label, content: content)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    let text = Text(title)
    self.init(content: content) { text }
  }

  /// Creates a button with a title and an action of its own, and beside it one that opens the menu.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    let text = Text(title)
    self.init(content: content, label: { text }, primaryAction: primaryAction)
  }
}

/// The sign of a menu beside a button.
private struct MenuArrow: View {
  var body: some View { Image(decorativeSystemName: "chevron.down") }
}

/// The button of a menu outside of menus.
private struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false

  var body: some View {
    let isExpanded = isOpen
    _ChainedView(content: Button(action: { isOpen = true }) { label }, as: MenuButtonLink.self) {
      MenuButtonLink(isExpanded, outer: $0)
    }
    .presenting(.menu, $isOpen) { MenuItems(content: content) }
  }
}

/// A menu inside a menu: an item that opens it.
private struct Submenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(read: { $0.isEnabled }) private var isEnabled

  var body: some View {
    SubmenuElement(isOpen: isOpen, isEnabled: isEnabled, open: { isOpen = true }, label: label)
      .presenting(.menu, $isOpen) { MenuItems(content: content) }
  }
}

private struct SubmenuElement<Label: View>: _LeafView {
  let isOpen: Bool
  let isEnabled: Bool
  let open: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.button, .raw)
    visitor.constant(.class, visitor.intern("item more"))
    visitor.constant(.type, .button)
    visitor.constant(.role, visitor.intern("menuitem"))
    visitor.constant(visitor.intern("aria-haspopup"), visitor.intern("menu"))
    visitor.attribute(.ariaExpanded, view.isOpen ? "true" : "false")
    visitor.flag(.disabled, !view.isEnabled)
    let open = view.open
    visitor.listen(view.isEnabled ? EventActions(.click) { _ in open() } : EventActions())
    visitor.visitLabel(view.label)
    visitor.close(element)
  }
}

/// Tells assistive technology that a button opens a menu.
private final class MenuButtonLink: ChainLink {
  private let isExpanded: Bool

  init(_ isExpanded: Bool, outer: ChainLink?) {
    self.isExpanded = isExpanded
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func decorateElement(_ visitor: Visitor) {
    visitor.decorate(attribute: visitor.intern("aria-haspopup"), "menu")
    visitor.decorate(attribute: .ariaExpanded, isExpanded ? "true" : "false")
  }

  override func absorb(_ other: ChainLink) -> Bool {
    unsafeDowncast(other, to: MenuButtonLink.self).isExpanded == isExpanded
  }
}
