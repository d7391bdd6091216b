/// How the rows of a list are chosen: what a row's values say about it, and what a click does.
struct RowSelection {
  let isMultiple: Bool
  let state: RowSelectionState
  private let isSelected: (ContainerValues) -> Bool?
  private let choose: (ResolvedLeaf, PageEvent.Modifiers) -> Void
  /// Whether the one row that can be chosen is; nil where there may be several.
  let isMade: (() -> Bool)?
  /// Takes the choice of one row back, and returns what makes it again.
  let takeBack: () -> () -> Void

  /// One row at most.
  init<Value: Hashable>(_ selection: Binding<Value?>, _ state: RowSelectionState) {
    isMultiple = false
    self.state = state
    isMade = { selection.wrappedValue != nil }
    takeBack = {
      let chosen = selection.wrappedValue
      selection.wrappedValue = nil
      return { selection.wrappedValue = chosen }
    }
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
    isMade = nil
    takeBack = { {} }
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
    let (choose, state) = (choose, state)
    guard isSelected != nil else { return visitor.listen(EventActions()) }
    visitor.listen(
      EventActions(.click) { event in
        guard case .click(let modifiers) = event.payload else { return }
        choose(leaf, modifiers)
        state.columnChoice?.bringUpNext()
      }
    )
  }
}

/// What a list keeps of choosing rows: their order, and where a range begins.
final class RowSelectionState: Retained {
  var leaves: [ResolvedLeaf] = []
  /// The number of the row that was chosen last by itself.
  var anchor: Int?
  /// What the choice of a row brings up, in a column.
  var columnChoice: ColumnChoice?

  nonisolated deinit {}

  func range(to leaf: ResolvedLeaf) -> ArraySlice<ResolvedLeaf>? {
    guard let start = leaves.firstIndex(where: { $0.number == anchor }),
      let end = leaves.firstIndex(where: { $0 === leaf })
    else { return nil }
    return leaves[min(start, end)...max(start, end)]
  }
}
