/// The shapes of a picker whose options all show.
enum RadioShape {
  case segmented
  case inline
  case radioGroup

  var kind: StaticString {
    switch self {
    case .segmented: "segments"
    case .inline: "choices"
    case .radioGroup: "choices radios"
    }
  }
}

/// A picker as a group of radio buttons, which the browser's own keys lead through.
struct RadioPicker<Label: View, Content: View>: _LeafView {
  let shape: RadioShape
  let choices: PickerChoices
  let isEnabled: Bool
  let label: Label
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let isSegmented = view.shape == .segmented
    let isLabelShown = !isSegmented && !values.areLabelsHidden && !(view.shape == .inline && !values.standing.isRow)
    let isWide = isSegmented || values.standing.isRow
    let rule = LayoutRule(x: isWide ? .fills : .child, y: .rigid)
    let element = visitor.open(visitor.boxTag, rule, hasRole: true)
    visitor.setRule(rule, of: element)
    visitor.attribute(.class, name: visitor.intern(view.shape.kind))
    visitor.constant("role", "radiogroup")
    visitor.attribute("data-size", values.controlSize.name?.description)
    let name = "r" + String(visitor.openID)
    visitor.attribute(.ariaLabelledby, visitor.isLabelled ? nil : name)
    visitor.flag(visitor.intern("data-disabled"), !view.isEnabled)
    visitor.container.axis = .none
    let caption = visitor.openBare(visitor.boxTag, .raw)
    visitor.attribute(.class, name: isLabelShown ? visitor.intern("g caption") : .unseen)
    if visitor.isWriting { visitor.encoder.attribute(.id, name) }
    Label._visit(view.label, visitor)
    visitor.closeBare(caption)
    view.options(name, visitor)
    visitor.close(element)
  }

  private func options(_ name: String, _ visitor: Visitor) {
    let state = visitor.object { PickerState() }
    let (choices, isEnabled, shape) = (choices, isEnabled, shape)
    unowned(unsafe) let owner = visitor.scope
    visitor.read(content) { tape, environment in
      state.leaves = []
      tape.collectLeaves(&state.leaves)
      let chosen = state.leaves.first(where: choices.isSelected)?.number
      let before = state.shown
      state.shown = chosen
      let choose = { (leaf: ResolvedLeaf) in
        state.shown = leaf.number
        owner.invalidate()
        choices.choose(leaf)
      }
      return ForEach(SubviewsCollection(leaves: state.leaves, base: environment)) { child in
        RadioOption(
          child: child,
          group: name,
          shape: shape,
          isOn: child.leaf.number == chosen,
          wasOn: child.leaf.number == before,
          isEnabled: isEnabled,
          choose: choose
        )
      }
    }
  }
}

/// One option: a radio button in a label.
private struct RadioOption: View {
  let child: Subview
  let group: String
  let shape: RadioShape
  let isOn: Bool
  /// Whether the page shows it as chosen.
  let wasOn: Bool
  let isEnabled: Bool
  let choose: (ResolvedLeaf) -> Void

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let label = visitor.openBare(.label, .raw)
    visitor.constant("class", "option")
    visitor.container.isPhrasing = true
    let input = visitor.openBare(.input, .raw)
    visitor.constant("type", "radio")
    if visitor.isWriting {
      visitor.encoder.attribute(.name, view.group)
      if view.isOn { visitor.encoder.checked(true) }
    } else if view.isOn != view.wasOn {
      visitor.encoder.target(visitor.openID)
      visitor.encoder.checked(view.isOn)
    }
    visitor.flag(.disabled, !view.isEnabled)
    let (leaf, choose) = (view.child.leaf, view.choose)
    visitor.listen(
      EventActions(.change) { event in
        if case .change(_, true, _) = event.payload { choose(leaf) }
      }
    )
    visitor.closeBare(input)
    let content = visitor.openBare(.span, .raw)
    visitor.constant("class", "g")
    Subview._visit(view.child, visitor)
    visitor.closeBare(content)
    visitor.closeBare(label)
  }
}
