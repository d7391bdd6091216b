/// How the rows of a list are chosen: what a row's values say about it, and what a click does.
struct RowSelection {
  let isMultiple: Bool
  let state: RowSelectionState
  /// Whether a row with some values is chosen; nil for one that cannot be.
  let isSelected: (ContainerValues) -> Bool?
  private let choose: (ResolvedLeaf, PageEvent.Modifiers) -> Void
  /// Whether the one row that can be chosen is; nil where there may be several.
  let isMade: (() -> Bool)?
  /// Chooses every row, where there may be several.
  let chooseAll: () -> Void
  /// Takes the choice of one row back, and returns what makes it again.
  let takeBack: () -> () -> Void

  /// One row at most.
  init<Value: Hashable>(_ selection: Binding<Value?>, _ state: RowSelectionState) {
    isMultiple = false
    self.state = state
    chooseAll = {}
    isMade = { selection.wrappedValue != nil }
    takeBack = {
      let chosen = selection.wrappedValue
      selection.wrappedValue = nil
      return { selection.wrappedValue = chosen }
    }
    isSelected = { values in values.choice(of: Value.self).map { $0 == selection.wrappedValue } }
    choose = { leaf, modifiers in
      guard let value = leaf.taggedValues.choice(of: Value.self) else { return }
      let isTakenBack = selection.wrappedValue == value && !modifiers.isDisjoint(with: [.meta, .control])
      selection.wrappedValue = isTakenBack ? nil : value
    }
  }

  /// Any number of rows: a click chooses one, with Command or Control one more or less, with Shift all between.
  ///
  /// While the list is edited every click is one more or less: fingers have no keys to hold.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>, _ state: RowSelectionState, isEditing: Bool) {
    isMultiple = true
    self.state = state
    isMade = nil
    chooseAll = {
      var all: Set<Value> = []
      state.forEachValue { all.insert($0) }
      selection.wrappedValue = all
    }
    takeBack = { {} }
    isSelected = { values in values.choice(of: Value.self).map { selection.wrappedValue.contains($0) } }
    choose = { leaf, modifiers in
      guard let value = leaf.taggedValues.choice(of: Value.self) else { return }
      if modifiers.contains(.shift), let range: [Value] = state.range(to: leaf) {
        selection.wrappedValue = Set(range)
        return
      }
      state.anchor = leaf.taggedValues
      if !isEditing, modifiers.isDisjoint(with: [.meta, .control]) {
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
  func describe(_ leaf: ResolvedLeaf, _ values: ContainerValues, isTree: Bool, _ visitor: Visitor) {
    let isSelected = isSelected(values)
    visitor.attribute(.role, name: visitor.intern(isTree ? "treeitem" : "option"))
    visitor.attribute(.ariaSelected, isSelected.map { $0 ? "true" : "false" })
    visitor.attribute(.ariaDisabled, isSelected == nil ? "true" : nil)
    let isStop = isSelected == true || state.leaves.first { $0.kind != .gap } === leaf
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
  /// The values of the row that was chosen last by itself.
  var anchor: ContainerValues?
  /// What the choice of a row brings up, in a column.
  var columnChoice: ColumnChoice?

  nonisolated deinit {}

  /// What the rows from the one chosen last to another stand for, those of lazy lists that are not built included.
  func range<Value: Hashable>(to leaf: ResolvedLeaf) -> [Value]? {
    guard let start = anchor?.tag(for: Value.self), let end = leaf.taggedValues.tag(for: Value.self) else { return nil }
    let needed = start == end ? 1 : 2
    var (values, ends) = ([Value](), 0)
    forEachValue { (value: Value) in
      if ends == needed { return }
      if value == start || value == end { ends += 1 }
      if ends > 0 { values.append(value) }
    }
    return ends == needed ? values : nil
  }

  fileprivate func forEachValue<Value: Hashable>(_ body: (Value) -> Void) {
    for (index, leaf) in leaves.enumerated() where !leaves.isKept(index) {
      if let gap = leaf.gap {
        for index in gap.range {
          var values = ContainerValues()
          gap.list.addTag(at: index, to: &values)
          if let value = values.tag(for: Value.self) { body(value) }
        }
      } else if let value = leaf.taggedValues.choice(of: Value.self) {
        body(value)
      }
    }
  }
}

private nonisolated enum IsSelectionDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether the row cannot be chosen, whatever it stands for.
  var isSelectionDisabled: Bool {
    get { self[IsSelectionDisabledKey.self] }
    set { self[IsSelectionDisabledKey.self] = newValue }
  }

  /// What a row stands for in a list that chooses among values of a type; nil for one that cannot be chosen.
  fileprivate func choice<Value: Hashable>(of type: Value.Type) -> Value? {
    isSelectionDisabled ? nil : tag(for: type)
  }
}

extension View {
  /// Keeps a row of a list from being chosen, or not.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    _containerValue { $0.isSelectionDisabled = isDisabled }
  }
}
