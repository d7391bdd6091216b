/// How progress views look.
public protocol ProgressViewStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a style puts together.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of progress views that a style puts together.
public struct ProgressViewStyleConfiguration {
  /// What is being done.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// How much is done, in words.
  public struct CurrentValueLabel: _StylePart {
    public let _content: AnyView
  }

  /// How much is done, from 0 to 1; nil when nobody knows.
  public let fractionCompleted: Double?
  /// What is being done.
  public let label: Label?
  /// How much is done, in words.
  public let currentValueLabel: CurrentValueLabel?
  let style: AnyStyle<ProgressViewStyleConfiguration>?
}

/// The view that runs a style's body.
struct StyledProgressView<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<ProgressViewStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var progressViewStyle: StyleReference<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress views in this view look.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.progressViewStyle = StyleReference(style, replacing: $0.progressViewStyle) {
        StyledProgressView(style: $0, configuration: $1)
      }
    }
  }
}

/// A bar, or a spinner when nobody knows how much is done.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, isRing: configuration.fractionCompleted == nil)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressElement(configuration, isRing: false) }
}

/// A ring, or a spinner when nobody knows how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressElement(configuration, isRing: true) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar, or a spinner when nobody knows how much is done.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner when nobody knows how much is done.
  public static var circular: Self { Self() }
}
