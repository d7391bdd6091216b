/// How buttons look and what triggers them: a style that builds the whole control.
///
/// Prefer `ButtonStyle`, which leaves the button what it is; use this one to add something to a built-in style, or for a
/// control that is triggered in another way.
///
/// ```swift
/// struct Twice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
public protocol PrimitiveButtonStyle {
  /// The type of the button.
  associatedtype Body: View
  /// The button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The built-in look this is, if it is one.
  var _look: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  public var _look: _ButtonLook? { nil }
}

/// The parts of a button, and what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let target: LinkTarget?
  let action: () -> Void
  let style: AnyStyle<PrimitiveButtonStyleConfiguration>?

  /// Does what the button is for.
  public func trigger() { action() }
}

/// A button in a style that builds it whole.
struct StyledPrimitiveButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of buttons in this view, and what triggers them.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) { values in
      Presence.buttonLooks = true
      let outer = values.buttonLook
      if let look = style._look {
        values.buttonLook = .builtIn(look)
      } else {
        Presence.buttonStyles = true
        values.buttonLook = .whole(
          StyleReference(style, replacing: outer.whole) { StyledPrimitiveButton(style: $0, configuration: $1) },
          outside: outer.builtIn
        )
      }
    }
  }
}

/// How buttons look here.
nonisolated enum ButtonLook: Equatable {
  case builtIn(_ButtonLook)
  /// A `ButtonStyle`, by what it makes of a button's parts.
  case labels(StyleReference<ButtonParts>)
  /// A `PrimitiveButtonStyle`, and the built-in look further out.
  case whole(StyleReference<PrimitiveButtonStyleConfiguration>, outside: _ButtonLook)

  var whole: StyleReference<PrimitiveButtonStyleConfiguration>? {
    if case .whole(let style, _) = self { style } else { nil }
  }

  var builtIn: _ButtonLook {
    switch self {
    case .builtIn(let look): look
    case .labels: .automatic
    case .whole(_, let outside): outside
    }
  }

  /// The look of a button that a style built.
  func inside(_ maker: AnyStyle<PrimitiveButtonStyleConfiguration>?) -> ButtonLook {
    guard case .whole(let style, let outside) = self, let maker else { return self }
    guard let outer = style.inside(maker) else { return .builtIn(outside) }
    return .whole(outer, outside: outside)
  }
}

nonisolated enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .builtIn(.automatic) }
}

nonisolated extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}
