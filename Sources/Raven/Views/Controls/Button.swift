/// A control that does something when it is pressed.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }
/// Button { isShown.toggle() } label: { Label("Details", systemImage: "info.circle") }
/// ```
/// An action that takes time starts a task: `Button("Send") { Task { await send() } }`.
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let role: ButtonRole?
  private let label: Label
  private var maker: AnyStyle<PrimitiveButtonStyleConfiguration>?
  private var target: LinkTarget?
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.buttonLook }) private var look
  @Environment(read: { $0.keyboardShortcut }) private var shortcut

  /// Creates a button with a label of any views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a purpose and a label of any views.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.role = role
    self.label = label()
  }

  /// Creates a link that looks as buttons look here.
  init(to target: LinkTarget, action: @escaping () -> Void, label: Label) {
    self.init(role: nil, action: action) { label }
    self.target = target
  }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    guard let builder = visitor.actionBuilder else { return visitor.composite(view) }
    builder.button(view.role, AnyView(view.label), visitor, view.action)
  }

  public var body: some View {
    switch Presence.buttonStyles ? look.inside(maker) : .builtIn(look.builtIn) {
    case .builtIn(let look):
      ButtonElement(
        look: look,
        role: role,
        target: target,
        isEnabled: leadsOn,
        shortcut: shortcut,
        action: action,
        label: label
      )
    case .labels(let style):
      style.style.make(
        ButtonParts(
          role: role,
          label: hiddenLabel,
          target: target,
          isEnabled: leadsOn,
          shortcut: shortcut,
          action: action
        )
      )
    case .whole(let style, _):
      style.style.make(
        PrimitiveButtonStyleConfiguration(
          role: role,
          label: .init(_content: hiddenLabel),
          target: target,
          action: leadsOn ? action : {},
          style: style.style
        )
      )
    }
  }

  private var leadsOn: Bool { isEnabled && target?.isEnabled != false }
  private var hiddenLabel: AnyView { AnyView(label, if: Presence.buttonStyles) }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button with a title and a purpose.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    let text = Text(title)
    self.init(role: role, action: action) { text }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from what a style is given, in the style that it replaces.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
    maker = configuration.style
    target = configuration.target
  }
}
