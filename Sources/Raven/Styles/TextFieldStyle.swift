/// How text fields look.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Color.gray.frame(height: 1) }
///   }
/// }
/// ```
/// A style of the app's own gets a field without a border.
public protocol TextFieldStyle {
  /// The type of the styled field.
  associatedtype _Body: View
  /// The styled field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// The label of the field that a style gets.
  typealias _Label = _TextFieldStyleLabel
  /// The built-in look this is, if it is one.
  var _kind: TextFieldKind? { get }
}

extension TextFieldStyle {
  public var _kind: TextFieldKind? { nil }
}

/// The label of the field that a style gets.
public struct _TextFieldStyleLabel: _StylePart {
  public let _content: AnyView
}

/// The built-in looks of text fields.
public nonisolated enum TextFieldKind: Sendable {
  /// A rounded border, in rows none.
  case automatic
  case plain
  case roundedBorder
}

/// The look for where the field stands: none in forms and lists, elsewhere a rounded border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _kind: TextFieldKind? { .automatic }
  public func _body(configuration: TextField<_Label>) -> some View { configuration.look(.automatic) }
}

/// Text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _kind: TextFieldKind? { .plain }
  public func _body(configuration: TextField<_Label>) -> some View { configuration.look(.plain) }
}

/// A rounded border around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _kind: TextFieldKind? { .roundedBorder }
  public func _body(configuration: TextField<_Label>) -> some View { configuration.look(.roundedBorder) }
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

/// A field in a style of the app's own.
struct StyledTextField<Style: TextFieldStyle>: View {
  let style: Style
  let field: TextField<_TextFieldStyleLabel>

  var body: some View { style._body(configuration: field) }
}

/// How fields look here.
nonisolated enum TextFieldLook: Equatable {
  case builtIn(TextFieldKind)
  case own(StyleReference<TextField<_TextFieldStyleLabel>>)
}

private nonisolated enum TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook { .builtIn(.automatic) }
}

nonisolated extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of text fields in this view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) { values in
      if let kind = style._kind {
        values.textFieldLook = .builtIn(kind)
      } else {
        Presence.fieldStyles = true
        values.textFieldLook = .own(
          StyleReference(style, replacing: nil) { StyledTextField(style: $0, field: $1) }
        )
      }
    }
  }
}
