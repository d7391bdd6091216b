/// A button among the actions of an alert or the items of a menu: it does what it is for and ends the presentation.
///
/// Among the actions of a row it only does what it is for.
///
/// Of an alert's buttons, a keyboard shortcut says which one Enter presses, and which one Escape.
struct ActionButton<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.keyboardShortcut }) private var shortcut

  var body: some View {
    ActionElement(role: role, isEnabled: isEnabled, shortcut: shortcut, action: action, label: label)
      ._containerValue {
        $0.actionPurpose = role == .cancel ? .cancel : role == .destructive ? .destructive : .action
        $0.actionShortcut = shortcut
      }
  }
}

/// What a child of an alert's actions is.
nonisolated enum ActionPurpose {
  case other
  case action
  case destructive
  case cancel
}

private nonisolated enum ActionPurposeKey: ContainerValueKey {
  static var defaultValue: ActionPurpose { .other }
}

private nonisolated enum ActionShortcutKey: ContainerValueKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension ContainerValues {
  var actionPurpose: ActionPurpose {
    get { self[ActionPurposeKey.self] }
    set { self[ActionPurposeKey.self] = newValue }
  }

  var actionShortcut: KeyboardShortcut? {
    get { self[ActionShortcutKey.self] }
    set { self[ActionShortcutKey.self] = newValue }
  }
}

/// Which keys press a button of an alert, wherever the focus is.
nonisolated struct ActionKeys: Equatable {
  var isDefault = false
  var isEscape = false
}

private nonisolated enum ActionKeysKey: EnvironmentKey {
  static var defaultValue: ActionKeys { ActionKeys() }
}

nonisolated extension EnvironmentValues {
  var actionKeys: ActionKeys {
    get { self[ActionKeysKey.self] }
    set { self[ActionKeysKey.self] = newValue }
  }
}

/// The button of an action.
private struct ActionElement<Label: View>: _LeafView {
  let role: ButtonRole?
  let isEnabled: Bool
  let shortcut: KeyboardShortcut?
  let action: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    if visitor.container.actions == .swipe { return swipe(view, visitor) }
    let environment = EnvironmentValues(visitor.environment)
    let isItem = visitor.container.actions == .menu
    let element = visitor.open(.button, .raw)
    let isDestructive = view.role == .destructive
    visitor.attribute(.class, (isItem ? "item" : "choice") + (isDestructive ? " destructive" : ""))
    visitor.constant(.type, .button)
    visitor.flag(.disabled, !view.isEnabled)
    if isItem {
      visitor.constant(.role, visitor.intern("menuitem"))
    } else {
      let keys = environment.actionKeys
      visitor.flag(visitor.intern("data-default"), keys.isDefault)
      visitor.flag(visitor.intern("data-escape"), keys.isEscape)
    }
    // An alert sees to Enter and Escape itself.
    let keys = isItem || view.shortcut?.isAnswer != true ? view.shortcut : nil
    visitor.attribute("data-keys", keys?.attribute)
    visitor.attribute(.dataWith, keys == nil ? nil : "button")
    let (presentation, action) = (environment.presentation, view.action)
    let perform: (PageEvent) -> Void =
      isItem
      ? { _ in
        presentation?.dismissMenus()
        action()
      }
      : { _ in
        action()
        presentation?.dismiss()
      }
    visitor.listen(view.isEnabled ? EventActions(.click, perform) : EventActions())
    visitor.visitLabel(view.label)
    visitor.close(element)
  }

  /// Behind a row: nothing the focus goes to, for the row may be a choice of its list.
  private static func swipe(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.span, .raw)
    visitor.attribute(.class, view.role == .destructive ? "swipe destructive" : "swipe")
    visitor.attribute(.ariaDisabled, view.isEnabled ? nil : "true")
    let action = view.action
    visitor.listen(view.isEnabled ? EventActions(.click) { _ in action() } : EventActions())
    visitor.visitLabel(view.label)
    visitor.close(element)
  }
}

extension Visitor {
  /// Visits what a button says, inside its element.
  func visitLabel<Label: View>(_ label: Label) {
    container.isInteractive = true
    container.isPhrasing = true
    container.axis = .none
    container.actions = .anywhere
    Label._visit(label, self)
  }
}
