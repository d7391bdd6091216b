/// A value in a range, to look at.
///
/// ```swift
/// Gauge(value: speed, in: 0...200) {
///   Text("Speed")
/// } currentValueLabel: {
///   Text("\(Int(speed)) km/h")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let value: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?
  @Environment(read: { $0.gaugeStyle }) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?
  ) {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let part = upper > lower ? (Double(value) - lower) / (upper - lower) : 0
    self.value = part.isNaN ? 0 : min(max(part, 0), 1)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value,
      label: .init(_content: AnyView(label)),
      currentValueLabel: current.map { .init(_content: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(_content: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(_content: AnyView($0)) },
      style: style?.style
    )
    if let style { style.style.make(configuration) } else { GaugeElement(configuration, .bar) }
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label, and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge {
  /// Creates a gauge with a label, and the value and the range in words.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// The shapes of a gauge.
enum GaugeShape {
  case bar
  case thin
  case mark
  case ring
  case dial

  var kind: StaticString {
    switch self {
    case .bar: "gauge along"
    case .thin: "gauge along thin"
    case .mark: "gauge along mark"
    case .ring: "gauge around ring"
    case .dial: "gauge around dial"
    }
  }

  var isRound: Bool { self == .ring || self == .dial }
}

/// A bar or a ring with its labels.
struct GaugeElement: _LeafView {
  let configuration: GaugeStyleConfiguration
  let shape: GaugeShape

  init(_ configuration: GaugeStyleConfiguration, _ shape: GaugeShape) {
    self.configuration = configuration
    self.shape = shape
  }

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isRound = view.shape.isRound
    let rule = LayoutRule(x: isRound ? .rigid : .fills, y: .rigid)
    let element = visitor.open(visitor.boxTag, rule, hasRole: true)
    visitor.setRule(rule, of: element)
    visitor.attribute(.class, name: visitor.intern(view.shape.kind))
    visitor.constant("role", "meter")
    let name = "r" + String(visitor.openID)
    visitor.attribute(.ariaLabelledby, visitor.isLabelled ? nil : name)
    visitor.meter(view.configuration.value)
    visitor.container.axis = .none
    // A ring has room for one text: the value if there is one.
    let isLabelSeen = !isRound || view.configuration.currentValueLabel == nil
    visitor.part(view.configuration.label._content, kind: isLabelSeen ? "g name" : "unseen", id: name)
    visitor.part(view.configuration.minimumValueLabel?._content, kind: "g least")
    let track = visitor.openBare(visitor.boxTag, .raw)
    visitor.constant("class", "track")
    visitor.closeBare(track)
    visitor.part(view.configuration.maximumValueLabel?._content, kind: "g most")
    visitor.part(view.configuration.currentValueLabel?._content, kind: "g amount")
    visitor.close(element)
  }
}
