/// A picker as a `select` element, whose options are text.
///
/// The values of options are numbers made up here; what an app's values are never leaves the server.
struct MenuPicker<Label: View, Content: View>: _LeafView {
  let choices: PickerChoices
  let isEnabled: Bool
  let isLabelHidden: Bool
  let label: Label
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    // Found out where it is built: a container of an app's own may make a row of it then.
    let isLabelHidden = view.isLabelHidden || !EnvironmentValues(visitor.environment).standing.isRow
    let rule = LayoutRule(x: isLabelHidden ? .fits : .fills, y: .child)
    let (element, held) = visitor.openOuter(.label, rule, kind: visitor.intern("labeled"))
    visitor.setRule(rule, of: element)
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    visitor.caption(view.label, isHidden: isLabelHidden)
    visitor.putHeld(held)
    let menu = visitor.openBare(.select, .raw)
    visitor.constant("class", "select")
    visitor.flag(.disabled, !view.isEnabled)
    let state = visitor.object { PickerState() }
    view.listen(state, visitor)
    view.options(state, visitor)
    visitor.closeBare(menu)
    visitor.close(element)
  }

  private func listen(_ state: PickerState, _ visitor: Visitor) {
    let choose = choices.choose
    unowned(unsafe) let owner = visitor.scope
    visitor.listen(
      EventActions(.change) { event in
        guard case .change(let version, _, let value) = event.payload else { return }
        state.version = version
        let number = wholeNumber(value)
        state.shown = number
        owner.invalidate()
        if let leaf = state.leaf(number) { choose(leaf) }
      }
    )
  }

  private func options(_ state: PickerState, _ visitor: Visitor) {
    let (menu, choices) = (visitor.openID, choices)
    // What a menu shows when nothing is chosen; it is not offered.
    let blank = visitor.openBare(.option, .raw)
    visitor.constant(.value, .empty)
    visitor.constant("hidden", "")
    visitor.closeBare(blank)
    visitor.read(content) { tape, environment in
      state.leaves = []
      tape.collectLeaves(&state.leaves)
      let chosen = state.leaves.first(where: choices.isSelected)?.number
      let options = SubviewsCollection(leaves: state.leaves, base: environment)
      return MenuOptions(menu: menu, state: state, chosen: chosen, options: options)
    }
  }
}

/// The options of a menu, and which of them it shows.
private struct MenuOptions: View {
  let menu: UInt32
  let state: PickerState
  let chosen: Int?
  let options: SubviewsCollection

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isWriting
    let (state, chosen) = (view.state, view.chosen)
    if isFirst { state.shown = chosen }
    let options = ForEach(view.options) { MenuOption(child: $0, isServed: isFirst && $0.leaf.number == chosen) }
    visitor.list(options)
    if state.shown == chosen { return }
    state.shown = chosen
    visitor.encoder.target(view.menu)
    visitor.encoder.value(version: state.version, chosen.map { String($0) } ?? "")
  }
}

/// One option: its content, built where nothing shows it, gives the text.
private struct MenuOption: View {
  let child: Subview
  let isServed: Bool

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let text = visitor.textOf(view.child)
    let option = visitor.openBare(.option, .raw)
    if visitor.isWriting {
      visitor.encoder.attribute(.value, String(view.child.leaf.number))
      if view.isServed { visitor.encoder.attribute(visitor.intern("selected"), "") }
    }
    visitor.text(text)
    visitor.closeBare(option)
  }
}

extension Visitor {
  /// The text that a child shows.
  ///
  /// It is built off the page, so it keeps its state, and whatever changes in it runs its container again.
  fileprivate func textOf(_ child: Subview) -> String {
    let outside = container
    let block: Block
    if isMounting {
      block = Block()
      block.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: block)
    } else {
      block = unsafeDowncast(next().object, to: Block.self)
    }
    let before = isMounting ? enterFresh(block) : enterExisting(block)
    container.isMuted = true
    updateEncoder()
    Subview._visit(child, self)
    container = outside
    updateEncoder()
    leave(before)
    var text = ""
    Presence.wordsOfViews = true
    block.collectText(&text)
    return text
  }
}
