/// How text fields look: one of the built-in styles.
public nonisolated protocol TextFieldStyle {
  /// The look.
  var _kind: TextFieldKind { get }
}

/// The built-in looks of text fields.
public nonisolated enum TextFieldKind: Sendable {
  case plain
  case roundedBorder
}

/// The look for where the field stands: on a page, a rounded border.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _kind: TextFieldKind { .roundedBorder }
}

/// Text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _kind: TextFieldKind { .plain }
}

/// A rounded border around the text.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  public var _kind: TextFieldKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Follows where the field stands.
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text alone.
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border around the text.
  public static var roundedBorder: Self { Self() }
}

private nonisolated enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldKind.roundedBorder
}

nonisolated extension EnvironmentValues {
  var textFieldStyle: TextFieldKind {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of text fields in this view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, style._kind)
  }
}
