/// How group boxes look.
public protocol GroupBoxStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a style puts together.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of group boxes that a style puts together.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// What the box holds.
  public struct Content: _StylePart {
    public let _content: AnyView
  }

  /// The title.
  public let label: Label
  /// What the box holds.
  public let content: Content
  let style: AnyStyle<GroupBoxStyleConfiguration>?
}

/// The view that runs a style's body.
struct StyledGroupBox<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<GroupBoxStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var groupBoxStyle: StyleReference<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes in this view look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.groupBoxStyle = StyleReference(style, replacing: $0.groupBoxStyle) {
        StyledGroupBox(style: $0, configuration: $1)
      }
    }
  }
}

/// A tinted ground with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BoxedContent(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A tinted ground with rounded corners.
  public static var automatic: Self { Self() }
}
