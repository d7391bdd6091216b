/// An area to type long text in; it fills the room it is offered.
///
/// ```swift
/// TextEditor(text: $letter).frame(minHeight: 160)
/// ```
public struct TextEditor: _LeafView {
  private let text: Binding<String>

  /// Creates an editor of text.
  public init(text: Binding<String>) { self.text = text }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let isRow = values.standing.isRow
    let rule = LayoutRule(x: .fills, y: isRow ? .rigid : .fills)
    let element = visitor.open(.textarea, rule)
    visitor.setRule(rule, of: element)
    visitor.attribute(.class, name: visitor.intern(isRow ? "field plain editor" : "field editor"))
    visitor.attribute("data-ground", values.scrollContentBackground == .hidden ? "none" : nil)
    visitor.flag(.disabled, !values.isEnabled)
    values.textInputTraits.describe(visitor)
    let binding = view.text
    visitor.field(
      binding.wrappedValue,
      EventActions(.input) { event in
        if case .input(_, let value) = event.payload { binding.wrappedValue = value }
      }
    )
    visitor.close(element)
  }
}
