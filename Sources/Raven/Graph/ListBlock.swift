/// The scope of a `ForEach`: its rows by key.
///
/// The row closures of a list share one recording of reads: what they read marks the list, which then runs the closures
/// again without its surroundings. A row whose content is a composite view *is* that view's scope, except among the actions
/// of alerts and menus, which build some composite views differently.
///
/// A lazy list builds the elements in its window, with a gap before and one behind them. One whose rows hold lazy lists
/// themselves, as sections do, is built whole unless it is very long: its rows are the frame of theirs.
///
/// Invariants: `rows[i]` shows the element with `ids[i]`; in a lazy list that is the i-th of `window.indices`. The list's own
/// tape is empty.
final class ListBlock<Data: RandomAccessCollection, ID: Hashable, Content: View>: ElementList {
  var view: ForEach<Data, ID, Content>
  var ids: [ID] = []
  var hasDuplicates = false
  var rows: [Block] = []
  /// What is built; nil when everything is.
  var window: ListWindow?
  /// What stands for what is not built, in a lazy list.
  let gaps: ListGaps?
  /// How many elements there were when rows were last brought to them.
  var count = 0
  /// What the page asked for since.
  private var request: PageEvent.Window?
  /// The element that was asked for since.
  private var wanted: Int?
  /// How often the page has had elements looked through.
  private var seeks = 0
  /// Whether the window shows another range than before.
  private var hasMoved = false
  #if hasFeature(Embedded)
  /// What the rows were last brought to.
  var shown = ShownContents<Content>()
  #else
  private var identity = IdentityWatch()
  #endif

  init(_ view: ForEach<Data, ID, Content>, isLazy: Bool, coordinator: RenderCoordinator) {
    self.view = view
    gaps = isLazy ? ListGaps(key: coordinator.issueList()) : nil
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    if keepsElements { Presence.arrays = true }
    #else
    super.init(coordinator: coordinator) { list, visitor in
      visitor.patchRows(of: unsafeDowncast(list, to: ListBlock<Data, ID, Content>.self), mayDiffer: false)
    }
    #endif
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { runRows(visitor) }
  private final func runRows(_ visitor: Visitor) { visitor.patchRows(of: self, mayDiffer: false) }

  override func letGoOfElements() { emptyArray() }
  private final func emptyArray() {
    if gaps != nil || !keepsElements { return }
    view.data = unsafeBitCast([] as [Data.Element], to: Data.self)
    isWaiting = true
  }
  #endif

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    for row in rows { row.retire(coordinator) }
    gaps?.retire(coordinator)
    rows = []
  }

  override var isList: Bool { true }

  override func forEachRoot(_ body: (UInt32) -> Void) {
    gaps?.before.forEachRoot(body)
    for row in rows { row.forEachRoot(body) }
    gaps?.behind.forEachRoot(body)
  }

  override func forEachInner(_ body: (Block) -> Void) {
    gaps?.before.forEachInner(body)
    for row in rows { row.forEachInner(body) }
    gaps?.behind.forEachInner(body)
  }

  override var lastRoot: UInt32 {
    if let last = gaps?.behind.lastRoot, last != 0 { return last }
    return lastRoot(before: rows.count)
  }

  /// The last root of what stands before a row.
  private func lastRoot(before row: Int) -> UInt32 {
    for row in rows[..<row].reversed() {
      let last = row.lastRoot
      if last != 0 { return last }
    }
    return gaps?.before.lastRoot ?? 0
  }

  override func find(_ query: ViewQuery) -> UInt32 {
    if !Presence.scrollTargets { return 0 }
    for (id, row) in zip(ids, rows) where isLookedFor(id, by: query) { return root(of: row) }
    for row in rows {
      let found = row.find(query)
      if found != 0 { return found }
    }
    return 0
  }

  override func addTags(at root: UInt32, to values: inout ContainerValues) {
    if !Presence.scrollTargets { return }
    for (id, row) in zip(ids, rows) {
      if self.root(of: row) == root { tag(&values, id) }
      row.addTags(at: root, to: &values)
    }
  }

  /// The first element of a row, wherever a container has put it.
  private func root(of row: Block) -> UInt32 {
    guard container.isResolving else { return row.firstRoot }
    var leaves: [ResolvedLeaf] = []
    row.forEachInner { $0.collectLeaves(&leaves) }
    return leaves.first?.placedRoot ?? 0
  }

  override func place(beforeChild child: Block) -> (parent: UInt32, previous: UInt32) {
    if child === gaps?.before { return (0, 0) }
    if child === gaps?.behind { return (0, lastRoot(before: rows.count)) }
    return (0, lastRoot(before: place(of: child) ?? 0))
  }

  /// Where a row stands, looked for first where it was last seen.
  private func place(of row: Block) -> Int? {
    let last = Int(row.index)
    if last < rows.count, rows[last] === row { return last }
    // Rows before it that went have it stand a little further ahead.
    let place = rows[..<min(last, rows.count)].lastIndex { $0 === row } ?? rows.firstIndex { $0 === row }
    if let place { row.index = UInt32(place) }
    return place
  }

  override func childSizingChanged(_ child: Block, _ encoder: CommandEncoder) {
    var sum = ChildSizing()
    for row in rows { sum.add(row.sizing) }
    if sum == sizing { return }
    sizing = sum
    parent?.childSizingChanged(self, encoder)
  }

  override func addRowTag(of child: Block, to values: inout ContainerValues) {
    if let place = place(of: child), place < ids.count { tag(&values, ids[place]) }
  }

  override var elementCount: Int { view.data.count }

  override func offset(of row: Block) -> Int? {
    // Only lists ask.
    if !Presence.lazyRows { return nil }
    guard let place = place(of: row), place < ids.count else { return nil }
    return index(of: ids[place], near: window?.indices[place] ?? place)
  }

  override func addTag(at offset: Int, to values: inout ContainerValues) {
    if Presence.lazyRows, let element = element(at: offset) { tag(&values, view.id(element)) }
  }

  private func tag(_ values: inout ContainerValues, _ id: ID) {
    #if hasFeature(Embedded)
    if ID.self == ErasedID.self { return unsafeBitCast(id, to: ErasedID.self).tag(&values) }
    #endif
    values.setTag(id)
  }

  private func isLookedFor(_ id: ID, by query: ViewQuery) -> Bool {
    #if hasFeature(Embedded)
    if ID.self == ErasedID.self { return unsafeBitCast(id, to: ErasedID.self).isLookedFor(by: query) }
    #endif
    return query.matches(id)
  }

  override func words(at offset: Int) -> String { Presence.lazyRows ? wordsOfRow(at: offset) : "" }

  private final func wordsOfRow(at offset: Int) -> String {
    guard let element = element(at: offset) else { return "" }
    return RenderCoordinator.words(of: view.content(element), in: environment)
  }

  /// The element that holds the list and nothing else, or 0.
  var soleContainer: UInt32 {
    guard gaps == nil, let parent, index > 0, parent.slotCount > index else { return 0 }
    // Its attributes stand between the element and what it holds.
    var place = Int(index) - 1
    while place > 0, parent.slot(place).kind == .value { place -= 1 }
    let before = parent.slot(place)
    return before.kind == .element && Int(before.element.pointee.count) == Int(index) - place
      ? before.element.pointee.id : 0
  }

  // MARK: Elements

  private func element(at index: Int) -> Data.Element? {
    let data = view.data
    if index < 0 || index >= data.count { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  /// What a closure makes of every element that is to be built.
  private func build<Result>(_ make: (consuming Data.Element) -> Result) -> [Result] {
    guard let window else { return view.data.map(make) }
    let data = view.data
    return window.indices.map { make(data[data.index(data.startIndex, offsetBy: $0)]) }
  }

  /// The ids of the elements that are to be built.
  func builtIDs() -> [ID] {
    if window == nil, let allIDs = view.allIDs { return allIDs(view.data) }
    return build(view.id)
  }

  /// The ids of the elements that are to be built, unless the rows have the same in the same order.
  func changedIDs() -> [ID]? {
    let ids = builtIDs()
    return ids == self.ids ? nil : ids
  }

  /// The content of every row that is to be built, with what the closures read recorded for the list.
  @_optimize(speed)
  func contents() -> [Content] {
    coordinator.rowClosureRuns += window?.built ?? view.data.count
    #if hasFeature(Embedded)
    return view.contents(of: window)
    #else
    return ScopeObservation.track(self, FieldLayout.of(ForEach<Data, ID, Content>.self)) {
      // A binding to a collection reads it here: an empty one has nothing else to be read.
      _ = view.data.endIndex
      return build(view.content)
    }
    #endif
  }

  /// Whether the elements are those the rows have as long as nobody gives the list others: an array is a value.
  var keepsElements: Bool { Data.self == [Data.Element].self }

  private func isElement(at index: Int, _ id: ID) -> Bool { element(at: index).map { view.id($0) == id } ?? false }

  /// Notes for all rows from one on where they are.
  func numberRows(from first: Int) {
    for index in first..<rows.count { rows[index].index = UInt32(index) }
  }

  func checkDuplicates() {
    #if hasFeature(Embedded)
    hasDuplicates = KeyedDiff.hasDuplicates(in: ids)
    #else
    hasDuplicates = Set(ids).count != ids.count
    if hasDuplicates { reportDuplicate() }
    #endif
  }

  #if !hasFeature(Embedded)
  private func reportDuplicate() {
    var seen: Set<ID> = []
    for id in ids where !seen.insert(id).inserted {
      coordinator.reportOnce(.duplicateID("\(id)", view.source), at: view.source)
      return
    }
  }
  #endif

  /// Looks whether ids stay with their elements: after the list was made, and after each change of its ids.
  func watchIdentity(after diff: KeyedDiff? = nil) {
    #if !hasFeature(Embedded)
    if Diagnostics.handler == nil { return }
    #if DEBUG
    if let two = IdentityWatch.unstable(element(at: window?.indices.first ?? 0), ids.first, view.id) {
      coordinator.reportOnce(.unstableID(("\(two.0)", "\(two.1)"), view.source), at: view.source)
      return
    }
    #endif
    guard let diff else { return }
    let isReplacement = diff.removed.count == rows.count && rows.count == ids.count && !hasMoved
    if identity.noteChange(isReplacement: isReplacement, first: view.data.first, id: ids.first) {
      coordinator.reportOnce(.replacedIDs(view.source), at: view.source)
    }
    #endif
  }

  // MARK: The window

  override func reveal(_ query: ViewQuery) -> Bool {
    if !Presence.scrollTargets { return false }
    if Presence.lazyRows, window != nil, find(query) == 0,
      let index = view.data.enumerated().first(where: { isLookedFor(view.id($0.element), by: query) })?.offset
    {
      wanted = index
      invalidate()
      return true
    }
    for row in rows where row.reveal(query) { return true }
    return false
  }

  /// Takes what the page asks for.
  func go(to request: PageEvent.Window) {
    self.request = request
    invalidate()
  }

  /// Has elements looked through for one that begins with what was typed, and the gap told which does.
  func seek(_ request: PageEvent.Seek, for gap: UInt32) {
    seeks += 1
    let (coordinator, question) = (coordinator, seeks)
    let search = RowSearch(self, for: request) { found in
      // All may have been built meanwhile.
      if coordinator.listeners.find(gap) == nil { return }
      let name = coordinator.intern("data-found")
      coordinator.encoder.target(gap)
      coordinator.encoder.attribute(name, String(question) + " " + String(found ?? -1))
    }
    search.begin()
  }

  /// Brings the window to where the elements are now, and to what was asked for.
  ///
  /// - Parameter budget: how many rows the lists of the container may still grow to: when very many sections change at once,
  ///   those out of sight stay empty.
  func moveWindow(spending budget: inout Int) {
    let count = view.data.count
    defer {
      (wanted, request) = (nil, nil)
      self.count = count
    }
    hasMoved = false
    guard var window, self.count > 0 else { return }
    let focused = request.flatMap { rowWithFocus($0.focused) }.map { (id: ids[$0], index: window.indices[$0]) }
    if !isInPlace(window) || count != self.count {
      followElements(&window, count, growingTo: max(0, min(budget, ListWindow.initial)))
      budget -= window.built
    }
    if let wanted { window.show(wanted, of: count) }
    if let request { window.go(to: request, keeping: focused.flatMap { index(of: $0.id, near: $0.index) }, of: count) }
    hasMoved = window != self.window
    self.window = window
  }

  private func isInPlace(_ window: ListWindow) -> Bool {
    zip(window.indices, ids).allSatisfy { index, id in isElement(at: index, id) }
  }

  /// Has the window and the row that is kept go along with their elements.
  private func followElements(_ window: inout ListWindow, _ count: Int, growingTo least: Int) {
    let indices = window.indices
    let shift = count - self.count
    let isShifted = zip(indices, ids).allSatisfy { index, id in isElement(at: index + shift, id) }
    let kept = window.kept.map { (id: ids[$0 < window.first ? 0 : ids.count - 1], index: $0) }
    if isShifted, let first = indices.first {
      window.follow((first, first + shift), of: count, growingTo: least)
    } else {
      window.follow(survivor(window), of: count, growingTo: least)
    }
    if let kept { window.keep(index(of: kept.id, near: kept.index), of: count) }
  }

  /// Where the element with an id is, most often where it was.
  private func index(of id: ID, near index: Int) -> Int? {
    isElement(at: index, id) ? index : view.data.enumerated().first { view.id($0.element) == id }?.offset
  }

  /// Where an element near the middle of the window is now: looked for nearby, then everywhere.
  private func survivor(_ window: ListWindow) -> (index: Int, now: Int)? {
    if ids.isEmpty { return nil }
    var places: [ID: Int] = [:]
    for (index, id) in zip(window.indices, ids) where index != window.kept { places[id] = index }
    let (first, end) = (max(0, window.first - ListWindow.most), min(view.data.count, window.end + ListWindow.most))
    let near = first < end ? survivor(places, window, first..<end) : nil
    return near ?? survivor(places, window, 0..<view.data.count)
  }

  private func survivor(_ places: [ID: Int], _ window: ListWindow, _ range: Range<Int>) -> (index: Int, now: Int)? {
    let middle = (window.first + window.end) / 2
    var best: (index: Int, now: Int)?
    var index = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
    for now in range {
      if let place = places[view.id(view.data[index])],
        best.map({ abs(place - middle) < abs($0.index - middle) }) ?? true
      {
        best = (place, now)
        if place == middle { break }
      }
      view.data.formIndex(after: &index)
    }
    return best
  }

  /// Which of the rows that are built has an element in it that the page says is its, and has the focus.
  private func rowWithFocus(_ element: UInt32) -> Int? {
    if element == 0 { return nil }
    return rows.firstIndex { row in
      if container.isResolving { return root(of: row) == element }
      var isRoot = false
      row.forEachRoot { if $0 == element { isRoot = true } }
      return isRoot
    }
  }
}

#if hasFeature(Embedded)
extension ForEach {
  /// The content of every row that is to be built.
  ///
  /// In memory that was zero before: contents are compared by all their bytes, also those between properties.
  @_optimize(speed)
  fileprivate func contents(of window: ListWindow?) -> [Content] {
    let indices = window?.indices
    return [Content](unsafeUninitializedCapacity: indices?.count ?? data.count) { contents, count in
      UnsafeMutableRawBufferPointer(contents).initializeMemory(as: UInt8.self, repeating: 0)
      if let indices {
        for index in indices {
          contents.initializeElement(at: count, to: content(data[data.index(data.startIndex, offsetBy: index)]))
          count += 1
        }
      } else if data.withContiguousStorageIfAvailable({ elements -> Void in
        for element in elements.indices {
          contents.initializeElement(at: element, to: content(elements[element]))
        }
        count = elements.count
      }) == nil {
        for element in data {
          contents.initializeElement(at: count, to: content(element))
          count += 1
        }
      }
    }
  }
}
#endif

/// What stands for the elements of a lazy list that are not built.
final class ListGaps: Retained {
  let before = Block()
  let behind = Block()
  /// Tells the gaps of a list from those of others.
  let key: Int

  init(key: Int) {
    self.key = key
    super.init()
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    before.retire(coordinator)
    behind.retire(coordinator)
  }
}
