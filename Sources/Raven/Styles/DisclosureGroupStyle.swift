/// How disclosure groups look.
public protocol DisclosureGroupStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a style puts together.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of disclosure groups that a style puts together.
public struct DisclosureGroupStyleConfiguration {
  /// What is disclosed.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// What shows while the group is open.
  public struct Content: _StylePart {
    public let _content: AnyView
  }

  /// What is disclosed.
  public let label: Label
  /// What shows while the group is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
  let style: AnyStyle<DisclosureGroupStyleConfiguration>?
}

/// The view that runs a style's body.
struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<DisclosureGroupStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var disclosureGroupStyle: StyleReference<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how disclosure groups in this view look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.disclosureGroupStyle = StyleReference(style, replacing: $0.disclosureGroupStyle) {
        StyledDisclosureGroup(style: $0, configuration: $1)
      }
    }
  }
}

/// A row with an arrow, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosedContent(label: configuration.label, content: configuration.content, isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A row with an arrow, and the content below it.
  public static var automatic: Self { Self() }
}
