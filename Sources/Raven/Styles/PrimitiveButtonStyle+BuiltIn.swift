/// The built-in looks of buttons.
public nonisolated enum _ButtonLook: Sendable {
  case automatic
  case plain
  case borderless
  case bordered
  case borderedProminent
  /// A style of the app's own says what it shows.
  case own
}

/// A button that follows where it stands: text in the accent colour, and in a form the whole row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ButtonLook? { .automatic }
  public func makeBody(configuration: Configuration) -> some View { BuiltInButton(.automatic, configuration) }
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ButtonLook? { .plain }
  public func makeBody(configuration: Configuration) -> some View { BuiltInButton(.plain, configuration) }
}

/// A button in the accent colour without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ButtonLook? { .borderless }
  public func makeBody(configuration: Configuration) -> some View { BuiltInButton(.borderless, configuration) }
}

/// A button on a tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ButtonLook? { .bordered }
  public func makeBody(configuration: Configuration) -> some View { BuiltInButton(.bordered, configuration) }
}

/// A button on the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ButtonLook? { .borderedProminent }
  public func makeBody(configuration: Configuration) -> some View { BuiltInButton(.borderedProminent, configuration) }
}

/// What the built-in styles make of a configuration.
private struct BuiltInButton: View {
  let look: _ButtonLook
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.keyboardShortcut }) private var shortcut

  init(_ look: _ButtonLook, _ configuration: PrimitiveButtonStyleConfiguration) {
    self.look = look
    self.configuration = configuration
  }

  var body: some View {
    ButtonElement(
      look: look,
      role: configuration.role,
      target: configuration.target,
      isEnabled: isEnabled && configuration.target?.isEnabled != false,
      shortcut: shortcut,
      action: configuration.action,
      label: configuration.label
    )
  }
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
