/// A control to raise or lower a value by steps.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...20)
/// Stepper { Text("Speed") } onIncrement: { faster() } onDecrement: { slower() }
/// ```
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper of two actions; one without an action cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    StepperElement(
      label: label,
      increment: increment.map(edit),
      decrement: decrement.map(edit)
    )
  }

  private func edit(_ action: @escaping () -> Void) -> () -> Void {
    let onEditingChanged = onEditingChanged
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

extension Stepper {
  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value that stays in a range.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    let set = { (next: V) in value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound) }
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound ? { set(value.wrappedValue.advanced(by: step)) } : nil,
      onDecrement: now > bounds.lowerBound ? { set(value.wrappedValue.advanced(by: 0 - step)) } : nil,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of two actions with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let text = Text(title)
    self.init(
      label: { text },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value with a title.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let text = Text(title)
    self.init(value: value, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value that stays in a range, with a title.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let text = Text(title)
    self.init(value: value, in: bounds, step: step, label: { text }, onEditingChanged: onEditingChanged)
  }
}

/// A label, and two buttons in one frame.
private struct StepperElement<Label: View>: _LeafView {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  static func _build(_ view: Self, _ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let isHidden = values.areLabelsHidden
    let rule = LayoutRule(x: isHidden ? .rigid : .fills, y: .child)
    let element = visitor.open(visitor.boxTag, rule, kind: visitor.intern("labeled"), hasRole: true)
    visitor.setRule(rule, of: element)
    visitor.constant(.role, .group)
    visitor.attribute("data-size", values.controlSize.name?.description)
    let name = "r" + String(visitor.openID)
    visitor.attribute(.ariaLabelledby, visitor.isLabelled ? nil : name)
    visitor.container.axis = .none
    let caption = visitor.openBare(.span, .child)
    visitor.attribute(.class, name: isHidden ? .unseen : .g)
    if visitor.isWriting { visitor.encoder.attribute(.id, name) }
    Label._visit(view.label, visitor)
    visitor.closeBare(caption)
    let buttons = visitor.openBare(.span, .raw)
    visitor.constant("class", "stepper")
    button("Decrement", "minus", values.isEnabled ? view.decrement : nil, visitor)
    button("Increment", "plus", values.isEnabled ? view.increment : nil, visitor)
    visitor.closeBare(buttons)
    visitor.close(element)
  }

  private static func button(
    _ name: StaticString,
    _ kind: StaticString,
    _ action: (() -> Void)?,
    _ visitor: Visitor
  ) {
    let button = visitor.openBare(.button, .raw)
    visitor.constant("class", kind)
    visitor.constant(.type, .button)
    visitor.constant("aria-label", name)
    visitor.flag(.disabled, action == nil)
    visitor.listen(action.map { action in EventActions(.click) { _ in action() } } ?? EventActions())
    visitor.closeBare(button)
  }
}
