/// What a field takes and shows, whatever its look.
struct TextInput {
  /// Where the text comes from and goes.
  enum Source {
    /// Each edit is the new text.
    case text(Binding<String>)
    /// The text stands for a value: what it is where the field stands, and what to make of text that was typed there.
    case value(text: (EnvironmentValues) -> String, set: (String, EnvironmentValues) -> Void)
  }

  let source: Source
  /// The text of the label, if it is one.
  let title: String?
  let prompt: String?
  let axis: Axis
  var isSecret = false

  init<Label: View>(_ source: Source, of label: Label, _ prompt: Text?, _ axis: Axis) {
    self.source = source
    title = Label.self == Text.self ? unsafeBitCast(label, to: Text.self).string : nil
    self.prompt = prompt?.string
    self.axis = axis
  }
}

/// The input element, or the area, of a field.
///
/// A label that is more than text stands beside it, unseen.
struct FieldElement<Label: View>: _LeafView {
  let input: TextInput
  let kind: TextFieldKind
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let rule = LayoutRule(x: .fills, y: .rigid)
    let isArea = view.input.axis == .vertical
    if Label.self == Text.self {
      let element = visitor.open(isArea ? .textarea : .input, rule)
      view.describe(visitor)
      visitor.close(element)
    } else {
      let (element, held) = visitor.openOuter(.label, rule, kind: .g)
      visitor.container.isPhrasing = true
      visitor.container.axis = .none
      let sizing = visitor.sizing
      visitor.caption(view.label, isHidden: true)
      visitor.sizing = sizing
      visitor.putHeld(held)
      let field = visitor.openBare(isArea ? .textarea : .input, rule)
      view.describe(visitor)
      visitor.closeBare(field)
      visitor.close(element)
    }
  }

  private func describe(_ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let isPlain = kind == .plain || (kind == .automatic && values.standing.isRow)
    if input.axis == .vertical {
      visitor.attribute(.class, name: visitor.intern(isPlain ? "field area plain" : "field area"))
      visitor.constant("rows", "1")
      visitor.constant("data-with", "grow")
    } else {
      visitor.attribute(.class, name: isPlain ? .fieldPlain : .field)
      visitor.constant(.type, input.isSecret ? .password : .text)
    }
    visitor.attribute(.ariaLabel, visitor.isLabelled ? nil : input.title)
    visitor.attribute(.placeholder, input.prompt ?? input.title)
    visitor.flag(.disabled, !values.isEnabled)
    values.textInputTraits.describe(visitor)
    listen(values, visitor)
  }

  private func listen(_ values: EnvironmentValues, _ visitor: Visitor) {
    let submit = values.submitHandler
    switch input.source {
    case .text(let binding):
      #if !hasFeature(Embedded)
      if BodyTrace.recordsAll, input.isSecret { BodyTrace.hide(in: visitor.scope) { _ = binding.wrappedValue } }
      #endif
      var actions = EventActions(.input) { event in
        if case .input(_, let value) = event.payload { binding.wrappedValue = value }
      }
      // Return is a new line in a field of several, unless the app has said what else it is.
      if let submit, input.axis == .horizontal || values.textInputTraits.submit != nil {
        actions.add(.submit) { _ in submit.perform() }
      }
      visitor.field(binding.wrappedValue, actions)
    case .value(let text, let set):
      visitor.field(
        text(values),
        take: { _ in false },
        finish: { set($0, values) },
        submitted: submit.map { handler in { handler.perform() } }
      )
    }
  }
}
