/// How the rows of a list are chosen: what a row's values say about it, and what a click does.
struct RowSelection {
  let isMultiple: Bool
  let state: RowSelectionState
  private let isSelected: (ContainerValues) -> Bool?
  private let choose: (ResolvedLeaf, PageEvent.Modifiers) -> Void

  /// One row at most.
  init<Value: Hashable>(_ selection: Binding<Value?>, _ state: RowSelectionState) {
    isMultiple = false
    self.state = state
    isSelected = { values in values.tag(for: Value.self).map { $0 == selection.wrappedValue } }
    choose = { leaf, modifiers in
      guard let value = leaf.taggedValues.tag(for: Value.self) else { return }
      let isTakenBack = selection.wrappedValue == value && !modifiers.isDisjoint(with: [.meta, .control])
      selection.wrappedValue = isTakenBack ? nil : value
    }
  }

  /// Any number of rows: a click chooses one, with Command or Control one more or less, with Shift all between.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>, _ state: RowSelectionState) {
    isMultiple = true
    self.state = state
    isSelected = { values in values.tag(for: Value.self).map { selection.wrappedValue.contains($0) } }
    choose = { leaf, modifiers in
      guard let value = leaf.taggedValues.tag(for: Value.self) else { return }
      if modifiers.contains(.shift), let range = state.range(to: leaf) {
        selection.wrappedValue = Set(range.compactMap { $0.taggedValues.tag(for: Value.self) })
        return
      }
      state.anchor = leaf.number
      if modifiers.isDisjoint(with: [.meta, .control]) {
        selection.wrappedValue = [value]
      } else if selection.wrappedValue.contains(value) {
        selection.wrappedValue.remove(value)
      } else {
        selection.wrappedValue.insert(value)
      }
    }
  }

  /// Says on a row whether it is chosen, and has it listen.
  ///
  /// Of all rows the chosen ones and the first can be reached with Tab; arrow keys lead to the others.
  func describe(_ leaf: ResolvedLeaf, _ values: ContainerValues, _ visitor: Visitor) {
    let isSelected = isSelected(values)
    visitor.constant("role", "option")
    visitor.attribute(.ariaSelected, isSelected.map { $0 ? "true" : "false" })
    visitor.attribute(.ariaDisabled, isSelected == nil ? "true" : nil)
    let isStop = isSelected == true || state.leaves.first === leaf
    visitor.attribute(.tabindex, isStop ? "0" : "-1")
    let choose = choose
    guard isSelected != nil else { return visitor.listen(EventActions()) }
    visitor.listen(
      EventActions(.click) { event in
        if case .click(let modifiers) = event.payload { choose(leaf, modifiers) }
      }
    )
  }
}

/// What a list keeps of choosing rows: their order, and where a range begins.
final class RowSelectionState: Retained {
  var leaves: [ResolvedLeaf] = []
  /// The number of the row that was chosen last by itself.
  var anchor: Int?

  nonisolated deinit {}

  func range(to leaf: ResolvedLeaf) -> ArraySlice<ResolvedLeaf>? {
    guard let start = leaves.firstIndex(where: { $0.number == anchor }),
      let end = leaves.firstIndex(where: { $0 === leaf })
    else { return nil }
    return leaves[min(start, end)...max(start, end)]
  }
}
