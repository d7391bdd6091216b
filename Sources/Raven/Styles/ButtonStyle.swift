/// How buttons look, and how they look while they are pressed.
///
/// The button stays what it is to the keyboard and to assistive technology; the style says what it shows. Only buttons
/// whose style reads `isPressed` tell the app when they are pressed and let go.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding(.horizontal, 16).padding(.vertical, 8)
///       .background(.tint, in: Capsule())
///       .opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
/// Button("Save") { save() }.buttonStyle(Pill())
/// ```
public protocol ButtonStyle {
  /// The type of what a button shows.
  associatedtype Body: View
  /// What a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button that a style puts together.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let press: PressState

  /// Whether the button is held down.
  public var isPressed: Bool { press.read() }
}

/// Whether a button is held down, and whether anybody wants to know.
nonisolated final class PressState: Source {
  private(set) var isPressed = false
  /// Whether a body has read it.
  private(set) var isWanted = false
  /// Tells the button that it has to listen.
  let interest = Source()

  func read() -> Bool {
    Presence.buttonExtras = true
    if !isWanted {
      isWanted = true
      interest.notifyReaders()
    }
    recordRead()
    return isPressed
  }

  func set(_ isPressed: Bool) {
    if self.isPressed == isPressed { return }
    self.isPressed = isPressed
    notifyReaders()
  }
}

/// What a button shows in a style of the app's own.
struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let parts: ButtonParts
  @State private var press = PressState()

  init(style: Style, parts: ButtonParts) {
    self.style = style
    self.parts = parts
  }

  var body: some View {
    let label = ButtonStyleConfiguration.Label(_content: parts.label)
    let shown = style.makeBody(configuration: .init(role: parts.role, label: label, press: press))
    press.interest.recordRead()
    return ButtonElement(
      look: .own,
      target: parts.target,
      press: press.isWanted ? press : nil,
      isEnabled: parts.isEnabled,
      shortcut: parts.shortcut,
      action: parts.action,
      label: shown
    )
  }
}

/// What a button has that is not its style.
struct ButtonParts {
  let role: ButtonRole?
  let label: AnyView
  let target: LinkTarget?
  let isEnabled: Bool
  let shortcut: KeyboardShortcut?
  let action: () -> Void
}

extension View {
  /// Sets the look of buttons in this view to a style of the app's own.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      Presence.buttonStyles = true
      Presence.buttonLooks = true
      $0.buttonLook = .labels(StyleReference(style, replacing: nil) { StyledButton(style: $0, parts: $1) })
    }
  }
}
