extension RowTable {
  /// Deletes the element of a row; with the other chosen ones of its list, if the row is chosen and that is asked for.
  ///
  /// The page itself says which row went; several are counted here, where those are known that are not on the page.
  func delete(_ leaf: ResolvedLeaf, withChosen: Bool) {
    let values = leaf.taggedValues
    guard values.canBeDeleted, let edits = values.deletion, let delete = edits.delete,
      let element = leaf.element(for: edits), let own = element.offset
    else { return }
    let offsets = withChosen ? offsets(.delete, with: leaf, element) : [own]
    let list = element.list
    let before = list.elementCount
    delete(offsets)
    if offsets.count == 1 { return }
    let coordinator = list.coordinator
    coordinator.afterCommit {
      let gone = before - (list.isMounted ? list.elementCount : 0)
      if gone > 1 { coordinator.say(.announcer, String(gone) + " rows deleted") }
    }
  }

  /// Moves the element of a row, with all chosen ones of its list if it is chosen, beside the element of another.
  ///
  /// The page is told in any case: how many stand elsewhere now, and where of how many the row's own does.
  func move(_ move: PageEvent.RowMove, _ coordinator: RenderCoordinator) {
    guard let row = self[move.row] else { return }
    let moved = perform(move, on: row)
    coordinator.afterCommit { [self] in
      if node == 0 { return }
      var numbers = [Int(move.row), 0]
      if let moved, self[move.row] === row, let offset = moved.element.offset, moved.count > 1 || offset != moved.offset
      {
        numbers = [Int(move.row), moved.count, offset + 1, moved.element.list.elementCount]
      }
      let name = coordinator.intern("data-moved")
      coordinator.encoder.target(node)
      coordinator.encoder.attribute(name, numbers.map { String($0) }.joined(separator: " "))
    }
  }

  /// What was moved: how many elements, and where the one that was taken hold of stood.
  private struct Moved {
    let element: ListedElement
    let offset: Int
    let count: Int
  }

  private func perform(_ move: PageEvent.RowMove, on row: RowPlace) -> Moved? {
    let values = row.leaf.taggedValues
    guard values.canBeMoved, let edits = values.moving, let action = edits.move,
      let element = row.leaf.element(for: edits), let offset = element.offset,
      let goal = goal(move.target), goal.list === element.list, let goalOffset = goal.offset
    else { return nil }
    let offsets = offsets(.move, with: row.leaf, element)
    let destination = goalOffset + (move.isBehind ? 1 : 0)
    guard RowTable.changesOrder(moving: offsets, to: destination) else { return nil }
    action(offsets, destination)
    return Moved(element: element, offset: offset, count: offsets.count)
  }

  /// The element beside which something is put.
  private func goal(_ node: UInt32) -> ListedElement? {
    guard let leaf = self[node]?.leaf, let edits = leaf.taggedValues.moving else { return nil }
    return leaf.element(for: edits)
  }

  /// Whether elements stand elsewhere after they went in front of the one at an offset.
  static func changesOrder(moving offsets: [Int], to destination: Int) -> Bool {
    guard let first = offsets.first, let last = offsets.last else { return false }
    let isOneRun = last - first == offsets.count - 1
    return !isOneRun || destination < first || destination > last + 1
  }
}
