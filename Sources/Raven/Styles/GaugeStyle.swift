/// How gauges look.
public protocol GaugeStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a style puts together.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of gauges that a style puts together.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: _StylePart {
    public let _content: AnyView
  }

  /// The value, in words.
  public struct CurrentValueLabel: _StylePart {
    public let _content: AnyView
  }

  /// The start of the range, in words.
  public struct MinimumValueLabel: _StylePart {
    public let _content: AnyView
  }

  /// The end of the range, in words.
  public struct MaximumValueLabel: _StylePart {
    public let _content: AnyView
  }

  /// The value, from 0 at the start of the range to 1 at its end.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The value, in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The start of the range, in words.
  public let minimumValueLabel: MinimumValueLabel?
  /// The end of the range, in words.
  public let maximumValueLabel: MaximumValueLabel?
  let style: AnyStyle<GaugeStyleConfiguration>?
}

/// The view that runs a style's body.
struct StyledGauge<Style: GaugeStyle>: View {
  let style: Style
  let configuration: GaugeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<GaugeStyleConfiguration>? { nil }
}

nonisolated extension EnvironmentValues {
  var gaugeStyle: StyleReference<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges in this view look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.gaugeStyle = StyleReference(style, replacing: $0.gaugeStyle) {
        StyledGauge(style: $0, configuration: $1)
      }
    }
  }
}

/// A bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeElement(configuration, .bar) }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeElement(configuration, .bar) }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeElement(configuration, .mark) }
}

/// A thin bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeElement(configuration, .thin) }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeElement(configuration, .dial) }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeElement(configuration, .ring) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills.
  public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar that fills.
  public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: Self { Self() }
}
