/// A control that does something when it is pressed.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete() }
/// Button { isShown.toggle() } label: { Label("Details", systemImage: "info.circle") }
/// ```
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let role: ButtonRole?
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyle) private var style

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

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if visitor.container.actions == .anywhere { return visitor.composite(view) }
    visitor.composite(ActionButton(role: view.role, action: view.action, label: view.label))
  }

  public var body: some View {
    ButtonElement(kind: ButtonElement<Label>.kind(style, role), isEnabled: isEnabled, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button with a title and a purpose.
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    let text = Text(title)
    self.init(role: role, action: action) { text }
  }
}

/// What a button is for.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let number: Int
  /// Something is lost by it.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves things as they are.
  public static let cancel = ButtonRole(number: 1)
}

/// How buttons look: one of the built-in styles.
public nonisolated protocol PrimitiveButtonStyle {
  /// The class of the stylesheet.
  var _kind: ButtonKind { get }
}

/// The built-in looks of buttons.
public nonisolated enum ButtonKind: Sendable {
  case plain
  case borderless
  case bordered
  case borderedProminent
}

/// A button that follows where it stands.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ButtonKind { .borderless }
}

/// A button that looks like its label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ButtonKind { .plain }
}

/// A button in the accent colour without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ButtonKind { .borderless }
}

/// A button on a tinted ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ButtonKind { .bordered }
}

/// A button on the accent colour.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ButtonKind { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Follows where the button stands.
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Looks like the label.
  public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// In the accent colour without a border.
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// On a tinted ground.
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On the accent colour.
  public static var borderedProminent: Self { Self() }
}

private nonisolated enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonKind.borderless
}

nonisolated extension EnvironmentValues {
  var buttonStyle: ButtonKind {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons in this view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, style._kind)
  }
}

/// The button element.
///
/// Inside another control it is a span with the role, for no button may hold a button.
struct ButtonElement<Label: View>: _LeafView {
  let kind: Name
  let isEnabled: Bool
  let action: () -> Void
  let label: Label

  static func kind(_ style: ButtonKind, _ role: ButtonRole?) -> Name {
    let isDestructive = role == .destructive
    switch style {
    case .plain: return isDestructive ? .gBtnDestructive : .gBtn
    case .borderless: return isDestructive ? .gBtnBorderlessDestructive : .gBtnBorderless
    case .bordered: return isDestructive ? .gBtnBorderedDestructive : .gBtnBordered
    case .borderedProminent: return isDestructive ? .gBtnProminentDestructive : .gBtnProminent
    }
  }

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isNested = visitor.container.isInteractive
    let element = visitor.open(isNested ? .span : .button, .child)
    visitor.attribute(.class, name: view.kind)
    if isNested {
      visitor.constant(.role, .button)
      visitor.attribute(.tabindex, view.isEnabled ? "0" : nil)
      visitor.attribute(.ariaDisabled, view.isEnabled ? nil : "true")
    } else {
      visitor.constant(.type, .button)
      visitor.flag(.disabled, !view.isEnabled)
    }
    let action = view.action
    visitor.listen(view.isEnabled ? EventActions(.click) { _ in action() } : EventActions())
    visitor.container.isInteractive = true
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    Label._visit(view.label, visitor)
    visitor.close(element)
  }
}
