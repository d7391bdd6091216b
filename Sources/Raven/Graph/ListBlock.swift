/// The scope of a `ForEach`: its rows by key.
///
/// The row closures of a list share one recording of reads: what they read marks the list, which then runs the closures
/// again without its surroundings. A row whose content is a composite view *is* that view's scope, except among the actions
/// of alerts and menus, which build some composite views differently.
///
/// Invariants: `rows[i]` shows the element with `ids[i]`; the list's own tape is empty.
final class ListBlock<Data: RandomAccessCollection, ID: Hashable, Content: View>: Scope {
  fileprivate var view: ForEach<Data, ID, Content>
  fileprivate var ids: [ID] = []
  fileprivate var hasDuplicates = false
  fileprivate(set) var rows: [Block] = []

  init(_ view: ForEach<Data, ID, Content>, coordinator: RenderCoordinator) {
    self.view = view
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    #else
    super.init(coordinator: coordinator) { list, visitor in
      visitor.patchRows(of: unsafeDowncast(list, to: ListBlock<Data, ID, Content>.self))
    }
    #endif
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { runRows(visitor) }
  private final func runRows(_ visitor: Visitor) { visitor.patchRows(of: self) }
  #endif

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    for row in rows { row.retire(coordinator) }
    rows = []
  }

  override func forEachRoot(_ body: (UInt32) -> Void) {
    for row in rows { row.forEachRoot(body) }
  }

  override func forEachInner(_ body: (Block) -> Void) {
    for row in rows { row.forEachInner(body) }
  }

  override var lastRoot: UInt32 {
    for row in rows.reversed() {
      let last = row.lastRoot
      if last != 0 { return last }
    }
    return 0
  }

  override func find(_ query: ViewQuery) -> UInt32 {
    for (id, row) in zip(ids, rows) where query.matches(id) { return row.firstRoot }
    for row in rows {
      let found = row.find(query)
      if found != 0 { return found }
    }
    return 0
  }

  override func place(beforeChild child: Block) -> (parent: UInt32, previous: UInt32) {
    var index = Int(child.index)
    if index >= rows.count || rows[index] !== child { index = rows.firstIndex { $0 === child } ?? 0 }
    while index > 0 {
      index -= 1
      let last = rows[index].lastRoot
      if last != 0 { return (0, last) }
    }
    return (0, 0)
  }

  override func childSizingChanged(_ child: Block, _ encoder: CommandEncoder) {
    var sum = ChildSizing()
    for row in rows { sum.add(row.sizing) }
    if sum == sizing { return }
    sizing = sum
    parent?.childSizingChanged(self, encoder)
  }

  override func addRowTag(of child: Block, to values: inout ContainerValues) {
    var index = Int(child.index)
    if index >= rows.count || rows[index] !== child { index = rows.firstIndex { $0 === child } ?? rows.count }
    if index < ids.count { values.setTag(ids[index]) }
  }

  /// The element that holds the list and nothing else, or 0.
  fileprivate var soleContainer: UInt32 {
    guard let parent, index > 0, parent.slotCount > index else { return 0 }
    let before = parent.slot(Int(index) - 1)
    return before.kind == .element && before.element.pointee.count == 1 ? before.element.pointee.id : 0
  }

  /// The content of every row, with what the closures read recorded for the list.
  fileprivate func contents() -> [Content] {
    coordinator.rowClosureRuns += view.data.count
    #if hasFeature(Embedded)
    return view.data.map(view.content)
    #else
    return ScopeObservation.track(self, FieldLayout.of(ForEach<Data, ID, Content>.self)) { view.data.map(view.content) }
    #endif
  }

  /// Whether the rows' elements are the same as before, in the same order.
  fileprivate var hasSameKeys: Bool {
    let (data, id) = (view.data, view.id)
    if data.count != ids.count { return false }
    return ids.withUnsafeBufferPointer { ids in
      var index = 0
      for element in data {
        if id(element) != ids[index] { return false }
        index += 1
      }
      return true
    }
  }

  fileprivate func checkDuplicates() {
    hasDuplicates = Set(ids).count != ids.count
    if hasDuplicates { reportDuplicate() }
  }

  private func reportDuplicate() {
    #if !hasFeature(Embedded)
    var seen: Set<ID> = []
    for id in ids where !seen.insert(id).inserted {
      Diagnostics.report(.duplicateID("\(id)", view.source))
      return
    }
    #endif
  }
}

extension Visitor {
  /// Visits a `ForEach`.
  func list<Data: RandomAccessCollection, ID: Hashable, Content: View>(_ view: ForEach<Data, ID, Content>) {
    if isMounting {
      let list = ListBlock(view, coordinator: coordinator)
      list.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: list)
      receive(list)
      let outside = enterFresh(list)
      inScope(list) { mountRows(of: list) }
      leave(outside)
    } else {
      let list = unsafeDowncast(next().object, to: ListBlock<Data, ID, Content>.self)
      if !ChainLink.absorb(list.chain, chain) { list.chain = chain }
      list.container = container
      list.environment = environment
      list.view = view
      let outside = enterExisting(list)
      inScope(list) { patchRows(of: list) }
      leave(outside)
    }
  }

  private func mountRows<Data, ID, Content: View>(of list: ListBlock<Data, ID, Content>) {
    list.ids = list.view.data.map(list.view.id)
    list.checkDuplicates()
    list.rows.reserveCapacity(list.ids.count)
    var run = CommandEncoder.Run()
    for content in list.contents() {
      list.rows.append(mountRow(content, at: list.rows.count, &run))
    }
  }

  private func mountRow<Content: View>(_ content: Content, at index: Int, _ run: inout CommandEncoder.Run) -> Block {
    if !isMounting { encoder.position(resolvedPosition()) }
    let start = encoder.beginRow()
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
    encoder.endRow(&run, from: start)
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

  /// Brings the rows of a list to its elements.
  fileprivate func patchRows<Data, ID, Content: View>(of list: ListBlock<Data, ID, Content>) {
    if list.hasSameKeys {
      patchStayingRows(list.rows, list.contents())
      return
    }
    let ids = list.view.data.map(list.view.id)
    let contents = list.contents()
    let old = list.ids
    let hadDuplicates = list.hasDuplicates
    list.ids = ids
    list.checkDuplicates()
    let diff =
      hadDuplicates || list.hasDuplicates
      ? KeyedDiff(from: numbered(old), to: numbered(ids)) : KeyedDiff(from: old, to: ids)
    apply(diff, to: list, contents)
  }

  private func patchStayingRows<Content: View>(_ rows: [Block], _ contents: [Content]) {
    if rowsAreScopes(of: Content.self) {
      patchScopes(rows, contents, of: Content.self)
    } else {
      for (row, content) in zip(rows, contents) { patchRow(row, content) }
    }
  }

  private func apply<Data, ID, Content: View>(
    _ diff: KeyedDiff,
    to list: ListBlock<Data, ID, Content>,
    _ contents: [Content]
  ) {
    let before = list.rows
    removeRows(diff.removed, of: list)
    var rows: [Block] = []
    rows.reserveCapacity(contents.count)
    for index in 0..<diff.prefix {
      patchRow(before[index], contents[index])
      rows.append(before[index])
    }
    var run = CommandEncoder.Run()
    for (offset, origin) in diff.origins.enumerated() {
      let content = contents[diff.prefix + offset]
      if origin < 0 {
        rows.append(mountRow(content, at: rows.count, &run))
      } else {
        let row = before[origin]
        if !diff.stays[offset] { move(row) }
        patchRow(row, content)
        rows.append(row)
      }
    }
    for offset in 0..<diff.suffix {
      let row = before[before.count - diff.suffix + offset]
      patchRow(row, contents[rows.count])
      rows.append(row)
    }
    for (index, row) in rows.enumerated() { row.index = UInt32(index) }
    list.rows = rows
  }

  private func removeRows<Data, ID, Content>(_ removed: [Int], of list: ListBlock<Data, ID, Content>) {
    if removed.isEmpty { return }
    let container = list.soleContainer
    if removed.count == list.rows.count, container != 0 {
      encoder.clear(container)
      for index in removed { list.rows[index].retire(coordinator) }
    } else {
      for index in removed { remove(list.rows[index]) }
    }
  }

  /// Moves a row's elements to where the walk is.
  private func move(_ row: Block) {
    encoder.position(resolvedPosition())
    row.forEachRoot { encoder.move($0) }
  }

  private func numbered<ID: Hashable>(_ ids: [ID]) -> [NumberedKey<ID>] {
    var counts: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      return NumberedKey(id: id, occurrence: occurrence)
    }
  }
}
