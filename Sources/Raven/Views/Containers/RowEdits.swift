/// What a person may do to the elements of a `ForEach`, as modifiers around it say.
///
/// It stands on the tape where the modifier does. A row that has it among its values finds the list it is about by
/// walking up: the outermost one inside the modifier, or, for what rows say themselves, the next one around.
final class RowEdits: Retained {
  /// The block in which the modifier stands.
  unowned(unsafe) let block: Block
  /// Whether it stands in a row instead of around all rows.
  let isOfRow: Bool
  /// Removes the elements at these offsets, which rise.
  var delete: (([Int]) -> Void)?
  /// Moves the elements at these offsets, which rise, in front of the one at another.
  var move: (([Int], Int) -> Void)?
  /// Inserts elements made of what comes from elsewhere.
  var insertion: RowInsertion?
  /// What the list around has learned, the insertion among it.
  var findings: ListFindings?

  init(in block: Block, isOfRow: Bool) {
    self.block = block
    self.isOfRow = isOfRow
    super.init()
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    findings?.inserting.removeAll { $0 === self }
    findings = nil
    insertion = nil
  }
}

private nonisolated enum DeletionKey: ContainerValueKey {
  static var defaultValue: RowEdits? { nil }
}

private nonisolated enum DeleteDisabledKey: ContainerValueKey {
  static let defaultValue = false
}

private nonisolated enum MoveKey: ContainerValueKey {
  static var defaultValue: RowEdits? { nil }
}

private nonisolated enum MoveDisabledKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  /// What deletes elements of the row's list; nil where nothing does.
  var deletion: RowEdits? {
    get { self[DeletionKey.self] }
    set { self[DeletionKey.self] = newValue }
  }

  /// What moves elements of the row's list; nil where nothing does.
  var moving: RowEdits? {
    get { self[MoveKey.self] }
    set { self[MoveKey.self] = newValue }
  }

  /// Whether this row's element may be deleted.
  var canBeDeleted: Bool { deletion?.delete != nil && !self[DeleteDisabledKey.self] }

  /// Whether this row's element may be moved; others may move past it in any case.
  var canBeMoved: Bool { moving?.move != nil && !self[MoveDisabledKey.self] }

  fileprivate mutating func disableDeletion(_ isDisabled: Bool) { self[DeleteDisabledKey.self] = isDisabled }
  fileprivate mutating func disableMoving(_ isDisabled: Bool) { self[MoveDisabledKey.self] = isDisabled }
}

extension View {
  /// Keeps this row of a list from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    _containerValue { $0.disableDeletion(isDisabled) }
  }

  /// Keeps this row of a list from being moved; other rows still move past it.
  ///
  /// ```swift
  /// ForEach(stops) { stop in StopRow(stop).moveDisabled(stop.isFixed) }.onMove(perform: reorder)
  /// ```
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    _containerValue { $0.disableMoving(isDisabled) }
  }
}

extension ResolvedLeaf {
  /// The element that the leaf shows of the list that edits are about.
  func element(for edits: RowEdits) -> ListedElement? {
    var found: ListedElement?
    var hasPassed = false
    var child: Block = self
    while let parent = child.parent {
      if let list = parent as? ElementList {
        if hasPassed || !edits.isOfRow { found = ListedElement(list, row: child) }
        if hasPassed { return found }
      }
      if parent === edits.block {
        if !edits.isOfRow { return found }
        hasPassed = true
      }
      child = parent
    }
    return origin?.element(for: edits)
  }
}
