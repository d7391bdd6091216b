extension Visitor {
  /// Visits a `ForEach`.
  func list<Data: RandomAccessCollection, ID: Hashable, Content: View>(_ view: ForEach<Data, ID, Content>) {
    #if hasFeature(Embedded)
    if ID.self != ErasedID.self, Content.Body.self == Never.self { return list(view.erased) }
    #endif
    if isMounting {
      let isLazy = Presence.lazyRows && container.isLazy
      let list = ListBlock(view, isLazy: isLazy, coordinator: coordinator)
      if isLazy { lazyLists += 1 }
      list.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: list)
      receive(list)
      let outside = enterFresh(list)
      inScope(list) { mountRows(of: list) }
      leave(outside)
    } else {
      let list = unsafeDowncast(next().object, to: ListBlock<Data, ID, Content>.self)
      prepare(list)
      list.view = view
      #if hasFeature(Embedded)
      list.isWaiting = false
      #endif
      let outside = enterExisting(list)
      inScope(list) { patchRows(of: list, mayDiffer: true) }
      leave(outside)
    }
  }

  private func mountRows<Data, ID, Content: View>(of list: ListBlock<Data, ID, Content>) {
    if Presence.lazyRows, list.gaps != nil { return patchLazyRows(of: list) }
    list.ids = list.builtIDs()
    list.checkDuplicates()
    list.watchIdentity()
    list.rows.reserveCapacity(list.ids.count)
    var run = CommandEncoder.Run()
    let contents = list.contents()
    for content in contents { list.rows.append(mountRow(content, at: list.rows.count, &run)) }
    keep(contents, of: list)
  }

  private func mountRow<Content: View>(_ content: Content, at index: Int, _ run: inout CommandEncoder.Run) -> Block {
    if !isWriting { encoder.position(resolvedPosition()) }
    let start = encoder.beginRow(run)
    let row: Block
    if rowsAreScopes(of: Content.self) {
      let scope = ViewScope(content, coordinator: coordinator)
      mount(scope)
      row = scope
    } else {
      row = Block()
      let outside = enterFresh(row)
      Content._visit(content, self)
      leave(outside)
    }
    row.index = UInt32(index)
    if !isRedrawing { encoder.endRow(&run, from: start) }
    return row
  }

  /// Whether a row is the scope of its content, rather than a block that holds it.
  private func rowsAreScopes<Content: View>(of type: Content.Type) -> Bool {
    Content.Body.self != Never.self && container.actions == .anywhere
  }

  private func patchRow<Content: View>(_ row: Block, _ content: Content) {
    if rowsAreScopes(of: Content.self) {
      patchScope(unsafeDowncast(row, to: ViewScope<Content>.self), content)
    } else {
      let outside = enterExisting(row)
      Content._visit(content, self)
      leave(outside)
    }
  }

  /// Brings the rows of a list to its elements, which may differ from those it had unless it runs by itself.
  func patchRows<Data, ID, Content: View>(of list: ListBlock<Data, ID, Content>, mayDiffer: Bool) {
    if Presence.lazyRows, list.gaps != nil { return patchLazyRows(of: list) }
    patchBuiltRows(of: list, mayDiffer: mayDiffer)
  }

  @_optimize(speed)
  private func patchBuiltRows<Data, ID, Content: View>(of list: ListBlock<Data, ID, Content>, mayDiffer: Bool) {
    let ids = mayDiffer || !list.keepsElements ? list.changedIDs() : nil
    let contents = list.contents()
    if let ids {
      let diff = keyedDiff(of: list, to: ids)
      list.watchIdentity(after: diff)
      apply(diff, to: list, contents)
    } else {
      patchStayingRows(of: list, list.rows.indices, contents, from: 0)
    }
    addSizing(of: list)
    keep(contents, of: list)
  }

  private func keyedDiff<Data, ID, Content>(of list: ListBlock<Data, ID, Content>, to ids: [ID]) -> KeyedDiff {
    let old = list.ids
    list.ids = ids
    #if hasFeature(Embedded)
    return KeyedDiff(from: old, to: ids, hasDuplicates: &list.hasDuplicates)
    #else
    if !list.hasDuplicates {
      let diff = KeyedDiff(from: old, to: ids)
      // Where no key is new, none is there twice.
      if !diff.hasNewRows { return diff }
      list.checkDuplicates()
      if !list.hasDuplicates { return diff }
    } else {
      list.checkDuplicates()
    }
    return KeyedDiff(from: numbered(old), to: numbered(ids))
    #endif
  }

  /// Gives rows that stand next to one another their contents, which begin at `first`.
  @_optimize(speed)
  private func patchStayingRows<Data, ID, Content: View>(
    of list: ListBlock<Data, ID, Content>,
    _ range: Range<Int>,
    _ contents: [Content],
    from first: Int
  ) {
    let rows = list.rows
    if rowsAreScopes(of: Content.self) {
      #if hasFeature(Embedded)
      patchScopes(rows, range, contents, from: first, shown: list.shown.contents(for: self))
      #else
      patchScopes(rows, range, contents, from: first)
      #endif
    } else {
      for index in range { patchRow(rows[index], contents[first + index - range.lowerBound]) }
    }
  }

  /// Keeps what the rows of a list have been brought to, for the next time.
  private func keep<Data, ID, Content: View>(_ contents: [Content], of list: ListBlock<Data, ID, Content>) {
    #if hasFeature(Embedded)
    if rowsAreScopes(of: Content.self) { list.shown = ShownContents(contents, in: self) }
    #endif
  }

  /// Adds the sizing of rows that were passed by unseen: nothing that the list did not have before.
  private func addSizing<Data, ID, Content>(of list: ListBlock<Data, ID, Content>) {
    #if hasFeature(Embedded)
    for row in list.rows where !sizing.contains(list.sizing) { sizing.add(row.sizing) }
    #endif
  }

  private func apply<Data, ID, Content: View>(
    _ diff: KeyedDiff,
    to list: ListBlock<Data, ID, Content>,
    _ contents: [Content]
  ) {
    removeRows(diff.removed, of: list)
    let middle = diff.prefix..<list.rows.count - diff.suffix
    patchStayingRows(of: list, 0..<diff.prefix, contents, from: 0)
    let rows = visitMiddle(of: list, diff, contents)
    patchStayingRows(of: list, middle.upperBound..<list.rows.count, contents, from: contents.count - diff.suffix)
    if diff.isPermutation { return diff.permute(&list.rows) }
    list.rows.replaceSubrange(middle, with: rows)
    // Where nothing came or moved, a row is found a little ahead of where it was.
    if !rows.isEmpty { list.numberRows(from: diff.prefix) }
  }

  /// Visits the rows between those that are equal at both ends, and gives them as they stand now: none if they are those
  /// that were there, which may be thousands of which two have changed places.
  private func visitMiddle<Data, ID, Content: View>(
    of list: ListBlock<Data, ID, Content>,
    _ diff: KeyedDiff,
    _ contents: [Content]
  ) -> [Block] {
    var rows: [Block] = []
    if diff.origins.isEmpty { return rows }
    let before = list.rows
    let isPermutation = diff.isPermutation
    if !isPermutation { rows.reserveCapacity(diff.origins.count) }
    var run = CommandEncoder.Run()
    var offset = 0
    while offset < diff.origins.count {
      let origin = diff.origins[offset]
      let place = diff.prefix + offset
      let end = max(diff.endOfStay(from: offset), offset + 1)
      let origins = origin..<origin + end - offset
      if origin < 0 {
        rows.append(mountRow(contents[place], at: place, &run))
      } else if diff.stays[offset] {
        patchStayingRows(of: list, origins, contents, from: place)
      } else {
        move(before[origin])
        patchRow(before[origin], contents[place])
      }
      if origin >= 0, !isPermutation { rows.append(contentsOf: before[origins]) }
      offset = end
    }
    return rows
  }

  private func removeRows<Data, ID, Content>(_ removed: [Int], of list: ListBlock<Data, ID, Content>) {
    if removed.isEmpty { return }
    let container = list.soleContainer
    if removed.count == list.rows.count, container != 0 {
      if !isRedrawing { encoder.clear(container) }
      for index in removed { list.rows[index].retire(coordinator) }
    } else {
      for index in removed { remove(list.rows[index]) }
    }
  }

  /// Moves a row's elements to where the walk is.
  private func move(_ row: Block) {
    if container.isResolving { ContentShape.changes += 1 }
    if isRedrawing { return }
    encoder.position(resolvedPosition())
    row.forEachRoot { encoder.move($0) }
  }

  #if !hasFeature(Embedded)
  private func numbered<ID: Hashable>(_ ids: [ID]) -> [NumberedKey<ID>] {
    var counts: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      return NumberedKey(id: id, occurrence: occurrence)
    }
  }
  #endif

  // MARK: Lazy lists

  private func patchLazyRows<Data, ID, Content: View>(of list: ListBlock<Data, ID, Content>) {
    let isNew = list.count == 0
    list.moveWindow(spending: &rowBudget)
    visitGap(of: list, isBehind: false)
    if isNew { fill(list) } else { patchBuiltRows(of: list, mayDiffer: true) }
    visitGap(of: list, isBehind: true)
  }

  /// Builds the first elements of a list: as many as the container has rows left to spend.
  ///
  /// Where rows hold lists themselves, those spend as well.
  private func fill<Data, ID, Content: View>(_ list: ListBlock<Data, ID, Content>) {
    list.window = ListWindow(first: min(list.count, max(rowBudget, 0)))
    list.ids = list.builtIDs()
    var contents = list.contents()
    var run = CommandEncoder.Run()
    let listsBefore = lazyLists
    while list.rows.count < contents.count, list.window == nil || rowBudget > 0 {
      list.rows.append(mountRow(contents[list.rows.count], at: list.rows.count, &run))
      rowBudget -= 1
      if list.rows.count == 1, list.count <= ListWindow.frame, lazyLists > listsBefore {
        list.window = nil
        list.ids = list.builtIDs()
        contents = list.contents()
      }
    }
    if list.window != nil { list.window = ListWindow(first: list.rows.count) }
    list.ids.removeSubrange(list.rows.count...)
    list.checkDuplicates()
    list.watchIdentity()
  }

  private func visitGap<Data, ID, Content>(of list: ListBlock<Data, ID, Content>, isBehind: Bool) {
    guard let gaps = list.gaps else { return }
    let block = isBehind ? gaps.behind : gaps.before
    let outside = isMounting ? enterFresh(block) : enterExisting(block)
    if let gap = isBehind ? list.gapBehind : list.gapBefore {
      let inside = enterBranch(1)
      WindowGap._visit(gap, self)
      leave(inside)
    } else {
      emptyBranch()
    }
    leave(outside)
  }
}

extension ListBlock {
  /// What stands before the rows.
  fileprivate var gapBefore: WindowGap? {
    guard let gaps, let window, window.first > 0 else { return nil }
    return WindowGap(
      list: self,
      range: 0..<window.first,
      kept: window.kept(where: { $0 < window.first }),
      key: gaps.key,
      report: nil
    )
  }

  /// What stands behind the rows: there as long as anything is not built.
  fileprivate var gapBehind: WindowGap? {
    guard let gaps, let window, !window.covers(count) else { return nil }
    let report = WindowGap.Report(
      window: window,
      count: count,
      go: { [unowned(unsafe) self] in go(to: $0) },
      seek: { [unowned(unsafe) self] in seek($0, for: $1) }
    )
    return WindowGap(
      list: self,
      range: window.end..<count,
      kept: window.kept(where: { $0 >= window.end }),
      key: gaps.key,
      report: report
    )
  }
}
