/// A slider's range and value as the page's numbers, whatever the type of the value.
struct SliderRange {
  let lower: Double
  let upper: Double
  /// The distance between values; 0 for any value.
  let step: Double
  let get: () -> Double
  let set: (Double) -> Void

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?) {
    let (lower, upper, distance) = (Double(bounds.lowerBound), Double(bounds.upperBound), Double(step ?? 0))
    self.lower = lower
    self.upper = upper
    self.step = distance > 0 ? distance : 0
    get = {
      let value = Double(value.wrappedValue)
      return value.isNaN ? lower : min(max(value, lower), upper)
    }
    set = { value.wrappedValue = V($0) }
  }

  /// The value that a number of the page stands for: inside the range, and on a step.
  func value(of number: Double) -> Double {
    let inside = min(max(number, lower), upper)
    if step == 0 { return inside }
    let steps = ((inside - lower) / step).rounded()
    let value = lower + steps * step
    return value > upper ? lower + (steps - 1) * step : value
  }
}

/// A range input, with labels at its ends.
struct SliderElement<Label: View, ValueLabel: View>: _LeafView {
  let range: SliderRange
  let value: Double
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let onEditingChanged: (Bool) -> Void

  static func _build(_ view: Self, _ visitor: Visitor) {
    let (element, held) = visitor.openOuter(visitor.boxTag, LayoutRule(x: .fills, y: .rigid))
    visitor.attribute(.class, name: visitor.intern("slider"))
    visitor.container.axis = .horizontal
    let name = "r" + String(visitor.openID)
    if Label.self != EmptyView.self {
      let caption = visitor.openBare(visitor.boxTag, .raw)
      visitor.constant(.class, .unseen)
      if visitor.isWriting { visitor.encoder.attribute(.id, name) }
      Label._visit(view.label, visitor)
      visitor.closeBare(caption)
    }
    ValueLabel._visit(view.minimum, visitor)
    visitor.putHeld(held)
    let input = visitor.openBare(.input, .raw)
    visitor.constant("type", "range")
    if Label.self != EmptyView.self { visitor.attribute(.ariaLabelledby, visitor.isLabelled ? nil : name) }
    view.input(visitor)
    visitor.closeBare(input)
    ValueLabel._visit(view.maximum, visitor)
    visitor.close(element)
  }

  private func input(_ visitor: Visitor) {
    visitor.attribute(.min, number(range.lower))
    visitor.attribute(.max, number(range.upper))
    visitor.attribute(.step, range.step > 0 ? number(range.step) : "any")
    visitor.flag(.disabled, !EnvironmentValues(visitor.environment).isEnabled)
    let state = visitor.object { SliderState() }
    let (range, onEditingChanged) = (range, onEditingChanged)
    var actions = EventActions(.input) { event in
      guard case .input(_, let text) = event.payload, let number = decimalNumber(text) else { return }
      if !state.isEditing {
        state.isEditing = true
        onEditingChanged(true)
      }
      range.set(range.value(of: number))
    }
    actions.add(.change) { _ in
      if state.isEditing { onEditingChanged(false) }
      state.isEditing = false
    }
    visitor.field(number(value), isTyped: false, actions)
  }
}

/// Whether a slider is being dragged.
private final class SliderState: Retained {
  var isEditing = false
  nonisolated deinit {}
}

/// A number as a page reads it back: exact where a few decimals do.
nonisolated func number(_ value: Double) -> String {
  let short = decimal(value)
  if decimalNumber(short) == value { return short }
  #if hasFeature(Embedded)
  return short
  #else
  return "\(value)"
  #endif
}
