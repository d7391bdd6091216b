/// How forms look.
///
/// A style of your own reads the sections of `configuration.content` with `Group(sections:)`.
public protocol FormStyle {
  /// The type of the form.
  associatedtype Body: View
  /// The form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// What the form holds.
  public struct Content: _StylePart {
    public let _content: AnyView
  }

  /// What the form holds.
  public let content: Content
}

/// A form in a style.
struct StyledForm<Style: FormStyle>: View {
  let style: Style
  let configuration: FormStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum FormStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<FormStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var formStyle: StyleReference<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set {
      Presence.formStyles = true
      self[FormStyleKey.self] = newValue
    }
  }
}

extension View {
  /// Sets how forms in this view look.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.formStyle = StyleReference(style, replacing: $0.formStyle) { StyledForm(style: $0, configuration: $1) }
    }
  }
}

/// The usual form: sections as cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RowsContainer(look: .grouped, content: configuration.content)
  }
}

/// Sections as cards, with lines between their rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RowsContainer(look: .grouped, content: configuration.content)
  }
}

/// Labels in one column, controls in another, without cards.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RowsContainer(look: .columns, content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual form.
  public static var automatic: Self { Self() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Sections as cards.
  public static var grouped: Self { Self() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in another.
  public static var columns: Self { Self() }
}
