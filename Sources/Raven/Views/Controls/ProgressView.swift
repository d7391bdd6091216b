/// How far something has got, or that it is going on.
///
/// ```swift
/// ProgressView("Loading")
/// ProgressView(value: done, total: 12) { Text("Copying") } currentValueLabel: { Text("\(Int(done)) of 12") }
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let current: CurrentValueLabel?
  private var maker: AnyStyle<ProgressViewStyleConfiguration>?
  @Environment(read: { $0.progressViewStyle }) private var style

  private init(_ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  public var body: some View {
    let style = style?.inside(maker)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { .init(_content: AnyView($0)) },
      currentValueLabel: current.map { .init(_content: AnyView($0)) },
      style: style?.style
    )
    if let style { style.style.make(configuration) } else { ProgressElement(configuration, isRing: fraction == nil) }
  }

  /// A part of a whole, from 0 to 1; nil where there is no value or the whole is nothing.
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0, !value.isNaN else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a sign that something is going on.
  public init() { self.init(nil, nil, nil) }

  /// Creates a view of how much is done; nil when nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(ProgressView.fraction(value, total), nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a sign that something is going on, with a label of any views.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Creates a view of how much is done, with a label of any views.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(ProgressView.fraction(value, total), label(), nil)
  }
}

extension ProgressView {
  /// Creates a view of how much is done, with a label and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressView.fraction(value, total), label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a sign that something is going on, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(nil, Text(title), nil) }

  /// Creates a view of how much is done, with a title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
    self.init(ProgressView.fraction(value, total), Text(title), nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from what a style is given, in the style that it replaces.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    maker = configuration.style
  }
}

/// A bar, a ring or a spinner, with its labels.
struct ProgressElement: _LeafView {
  let configuration: ProgressViewStyleConfiguration
  let isRing: Bool

  init(_ configuration: ProgressViewStyleConfiguration, isRing: Bool) {
    self.configuration = configuration
    self.isRing = isRing
  }

  static func _build(_ view: Self, _ visitor: Visitor) {
    let rule = LayoutRule(x: view.isRing ? .child : .fills, y: .child)
    let (element, held) = visitor.openOuter(visitor.boxTag, rule)
    visitor.setRule(rule, of: element)
    visitor.attribute(.class, name: visitor.intern(view.isRing ? "progress around" : "progress along"))
    visitor.attribute("data-size", EnvironmentValues(visitor.environment).controlSize.name?.description)
    visitor.container.axis = .none
    let name = "r" + String(visitor.openID)
    visitor.part(view.isRing ? nil : view.configuration.label?._content, id: name)
    visitor.putHeld(held)
    view.indicator(name, visitor)
    visitor.part(view.isRing ? view.configuration.label?._content : nil, id: name)
    visitor.part(view.configuration.currentValueLabel?._content, kind: "g amount")
    visitor.close(element)
  }

  private func indicator(_ name: String, _ visitor: Visitor) {
    let fraction = configuration.fractionCompleted
    let element = visitor.openBare(visitor.boxTag, .raw, hasRole: true)
    let kind: StaticString = isRing ? fraction == nil ? "spinner" : "ring" : fraction == nil ? "bar running" : "bar"
    visitor.attribute(.class, name: visitor.intern(kind))
    visitor.constant("role", "progressbar")
    let isNamed = visitor.isLabelled || configuration.label != nil
    visitor.attribute(.ariaLabelledby, !visitor.isLabelled && configuration.label != nil ? name : nil)
    if !visitor.isLabelled { visitor.attribute(.ariaLabel, isNamed ? nil : "Progress") }
    visitor.meter(fraction)
    visitor.closeBare(element)
  }
}

extension Visitor {
  /// A part of a control that is not always there.
  func part(_ content: AnyView?, kind: StaticString = "g", id: String? = nil) {
    guard let content else { return emptyBranch() }
    let outside = enterBranch(1)
    let element = openBare(boxTag, .child, kind: intern(kind))
    if let id, isWriting { encoder.attribute(.id, id) }
    AnyView._visit(content, self)
    closeBare(element)
    leave(outside)
  }

  /// What a bar or ring shows, for eyes and for assistive technology; nil when nobody knows.
  func meter(_ fraction: Double?) {
    attribute("aria-valuenow", fraction.map { decimal(($0 * 100).rounded()) })
    attribute("aria-valuemin", fraction == nil ? nil : "0")
    attribute("aria-valuemax", fraction == nil ? nil : "100")
    style(intern("--part"), fraction.map { decimal($0) })
  }
}
