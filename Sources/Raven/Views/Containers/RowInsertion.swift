/// What elements of a list take from elsewhere: as the page names it, and what the app does with it.
struct RowInsertion {
  /// The kinds of items taken.
  let kinds: [PageEvent.Drop.Kind]
  /// How many elements there are now.
  let count: () -> Int
  /// Inserts items in front of the element at an offset.
  let insert: (Int, [PageEvent.Drop.Item]) -> Void

  /// What the page is told of it; nil where nothing is taken.
  static func accepts(_ insertions: [RowInsertion]) -> String? {
    let names = PageEvent.Drop.Kind.allCases.filter { kind in insertions.contains { $0.kinds.contains(kind) } }
      .map { $0 == .text ? "text" : "link" }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// Whether all of these are taken.
  func takes(_ items: [PageEvent.Drop.Item]) -> Bool { items.allSatisfy { kinds.contains($0.kind) } }
}

private nonisolated enum InsertionKey: ContainerValueKey {
  static var defaultValue: RowEdits? { nil }
}

extension ContainerValues {
  /// What inserts elements into the row's list; nil where nothing does.
  var inserting: RowEdits? {
    get { self[InsertionKey.self] }
    set { self[InsertionKey.self] = newValue }
  }

  /// What the page is told of items the row takes beside it.
  var accepts: String? { inserting?.insertion.flatMap { RowInsertion.accepts([$0]) } }
}

extension RowTable {
  /// Has the app insert what was dropped or pasted beside a row, or into a list of which no row takes anything.
  ///
  /// The page is told in any case: how many elements there are more now, at which place of how many. An app that
  /// inserts only later is told of when its first row shows.
  func insert(_ drop: PageEvent.Drop, _ coordinator: RenderCoordinator) {
    awaited = place(of: drop).map { edits, insertion, offset in
      let awaited = AwaitedRows(edits: edits, before: insertion.count(), offset: offset, coordinator: coordinator)
      insertion.insert(offset, drop.items)
      return awaited
    }
    coordinator.afterCommit { [self] in
      if !tellOfAwaited(coordinator) { tell([0], coordinator) }
    }
  }

  private func place(of drop: PageEvent.Drop) -> (RowEdits, RowInsertion, Int)? {
    if drop.target == node {
      for edits in findings?.inserting ?? [] {
        if let insertion = edits.insertion, insertion.takes(drop.items) { return (edits, insertion, insertion.count()) }
      }
      return nil
    }
    guard let leaf = self[drop.target]?.leaf, let edits = leaf.taggedValues.inserting,
      let insertion = edits.insertion, insertion.takes(drop.items), let offset = leaf.element(for: edits)?.offset
    else { return nil }
    return (edits, insertion, offset + (drop.isBehind ? 1 : 0))
  }

  /// Tells the page of elements the app has inserted, and says whether there are any.
  @discardableResult
  func tellOfAwaited(_ coordinator: RenderCoordinator) -> Bool {
    guard let awaited, let all = awaited.edits.insertion?.count(), all > awaited.before else { return false }
    self.awaited = nil
    tell([all - awaited.before, awaited.offset + 1, all], coordinator)
    return true
  }

  private func tell(_ numbers: [Int], _ coordinator: RenderCoordinator) {
    if node == 0 { return }
    let name = coordinator.intern("data-inserted")
    coordinator.encoder.target(node)
    coordinator.encoder.attribute(name, numbers.map { String($0) }.joined(separator: " "))
  }
}

/// Elements that an app was asked to insert.
struct AwaitedRows {
  let edits: RowEdits
  /// How many there were before.
  let before: Int
  /// Where the first one goes.
  let offset: Int
  unowned(unsafe) let coordinator: RenderCoordinator
}
