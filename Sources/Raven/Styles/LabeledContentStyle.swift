/// How labelled content looks.
public protocol LabeledContentStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labelled content that a style puts together.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// The content.
  public struct Content: _StylePart {
    public let _content: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  let style: AnyStyle<LabeledContentStyleConfiguration>?
}

/// Labelled content in a style.
struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<LabeledContentStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var labeledContentStyle: StyleReference<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set {
      Presence.labeledContentStyles = true
      self[LabeledContentStyleKey.self] = newValue
    }
  }
}

extension View {
  /// Sets how labelled content in this view looks.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.labeledContentStyle = StyleReference(style, replacing: $0.labeledContentStyle) {
        StyledLabeledContent(style: $0, configuration: $1)
      }
    }
  }
}

/// The label at the start, the content at the end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PairElement(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the start, the content at the end.
  public static var automatic: Self { Self() }
}
