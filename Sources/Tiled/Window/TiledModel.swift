import SwiftUI

/// The window of one list: which rows are there, what they are called on the page, and where everything is about.
///
/// A new array is brought in by looking for the rows that are there already: most often all of them stand where they stood, or all
/// as much later as there are more. Nobody has to say what changed.
///
/// Invariants: `range` has as many rows as `ids` and `keys`; `layout` has a height for each of `count` rows.
final class TiledModel<ID: Hashable> {
  /// How many rows are there before the page has said what it can show.
  static var initial: Int { 30 }
  /// No more rows are there at once.
  static var most: Int { 400 }
  /// How far rows are looked for from where they were before all are.
  private static var near: Int { 500 }

  /// The rows that are there, of `count`.
  private(set) var range = 0..<0
  private(set) var count = 0
  /// Their ids, and what the page names them by.
  private(set) var ids: [ID] = []
  private(set) var keys: [Int] = []
  /// Where rows are.
  private(set) var layout: TiledLayout
  /// What the page last said.
  private(set) var reading = PageEvent.Reading()
  /// Where the page is to go.
  private(set) var aim: AnchoredWindow.Aim?
  /// The rows that are there, parted by their headers.
  private(set) var groups = TiledGroups()
  /// Counts windows that have no row in common with the one before.
  private(set) var stretch = 0
  private var version = 1
  /// The last window that answered what the page said.
  private var answer = 0
  private var names = RowNames<ID>()
  private var heights = MeasuredHeights<ID>()
  private var memories: [ID: TiledRowMemory] = [:]
  /// The last goal that was gone to.
  private var goal = 0
  /// Where the reader was at the last visit, if that is not loaded.
  private var missed: ID?
  /// What the first row in sight was sorted by.
  private var sight: Double?
  /// The last element there was.
  private var last: ID?

  init(estimatedHeight: Double) { layout = TiledLayout(estimatedHeight: estimatedHeight) }

  nonisolated deinit {}

  // MARK: New elements

  /// Brings the window to the elements there are now.
  ///
  /// - Parameters:
  ///   - rows: the elements.
  ///   - start: where a list that had none begins.
  ///   - place: where the reader of such a list was before.
  ///   - follows: whether what is appended shows wherever the reader is.
  ///   - goal: where to go.
  func update(
    _ rows: TiledRows<ID>,
    from start: TiledInitialPosition<ID>,
    place: TiledPlace<ID>? = nil,
    follows: Bool,
    goal: TiledPosition<ID>.Goal? = nil
  ) {
    let before = (range: range, ids: ids)
    let hasAppended = !ids.isEmpty && rows.count > count && rows.id(rows.count - 1) != last
    let atEnd = reading.isFollowing || follows && hasAppended
    if ids.isEmpty || rows.count == 0 {
      begin(rows, from: start, at: place)
    } else if let reader = reader(in: rows) {
      bring(reader.now - reader.index, rows.count)
      range = range(around: reader, of: rows.count, atEnd: atEnd)
    } else {
      replace(rows, atEnd: atEnd)
    }
    count = rows.count
    last = count > 0 ? rows.id(count - 1) : nil
    name(rows)
    if atEnd && !reading.isFollowing { aim(at: .end) }
    if let goal, goal.number != self.goal { go(to: goal, rows) }
    if before.range != range || before.ids != ids { version += 1 }
    sight = offset(of: reading.first).flatMap { rows.sortKey?(range.lowerBound + $0) } ?? sight
  }

  /// None of the rows in sight is left, nor one near them.
  private func replace(_ rows: TiledRows<ID>, atEnd: Bool) {
    layout = TiledLayout(estimatedHeight: layout.estimatedHeight)
    layout.append(count: rows.count)
    range = atEnd ? end(of: rows.count) : 0..<min(rows.count, TiledModel.initial)
    guard !atEnd, let sight, let sortKey = rows.sortKey else { return }
    let nearest = rows.nearest(to: sight, by: sortKey)
    range = range(around: nearest, of: rows.count)
    name(rows)
    aim(at: .row(keys[nearest - range.lowerBound], fraction: 0, offset: -reading.hidden))
  }

  /// Goes where somebody wants to be, if that is there.
  private func go(to goal: TiledPosition<ID>.Goal, _ rows: TiledRows<ID>) {
    guard count > 0 else { return }
    let target: AnchoredWindow.Aim.Target
    switch goal.target {
    case .start:
      range = range.lowerBound == 0 ? range : 0..<min(count, TiledModel.initial)
      target = .start
    case .end:
      range = range.upperBound == count ? range : end(of: count)
      target = .end
    case .row(let id, let fraction):
      guard let index = rows.index(of: id, near: range) else { return }
      // What is around it has to be there, too.
      let few = TiledModel.initial / 4
      let isInside = max(0, index - few) >= range.lowerBound && min(count, index + few) <= range.upperBound
      range = isInside ? range : range(around: index, of: count)
      name(rows)
      target = .row(keys[index - range.lowerBound], fraction: fraction, offset: 0)
    }
    name(rows)
    self.goal = goal.number
    aim(at: target, isAnimated: goal.isAnimated)
  }

  private func range(around index: Int, of count: Int) -> Range<Int> {
    let size = min(count, max(TiledModel.initial, range.count))
    let first = max(0, min(index - size / 2, count - size))
    return first..<first + size
  }

  /// A list that had no rows begins.
  private func begin(_ rows: TiledRows<ID>, from start: TiledInitialPosition<ID>, at place: TiledPlace<ID>?) {
    layout = TiledLayout(estimatedHeight: layout.estimatedHeight)
    layout.append(count: rows.count)
    if let place {
      if begin(rows, at: place) { return }
      missed = place.id
    }
    switch start {
    case .start: range = 0..<min(rows.count, TiledModel.initial)
    case .end: range = end(of: rows.count)
    case .id(let id):
      let isThere = begin(rows, at: TiledPlace(id: id, hidden: 0, isAtEnd: false))
      if !isThere { range = end(of: rows.count) }
    }
  }

  /// Begins with an element at the upper edge, if there is such an element.
  private func begin(_ rows: TiledRows<ID>, at place: TiledPlace<ID>) -> Bool {
    if place.isAtEnd {
      range = end(of: rows.count)
      name(rows)
      aim(at: .end)
      return true
    }
    guard let index = rows.index(of: place.id, near: 0..<0) else { return false }
    range = max(0, index - TiledModel.initial / 2)..<min(rows.count, index + TiledModel.initial)
    name(rows)
    aim(at: .row(keys[index - range.lowerBound], fraction: 0, offset: -Double(place.hidden)))
    return true
  }

  /// The element to go to that was not there when the list began; once.
  func takeMissed() -> ID? {
    defer { missed = nil }
    return missed
  }

  private func end(of count: Int) -> Range<Int> { max(0, count - TiledModel.initial)..<count }

  /// A row that is to stay where it is, and where it is now: one of those in sight, or the nearest to them that is left.
  private func reader(in rows: TiledRows<ID>) -> (index: Int, now: Int)? {
    for shift in [0, rows.count - count] where rows.has(ids, at: range.lowerBound + shift) {
      return (range.lowerBound, range.lowerBound + shift)
    }
    let seen = inSight
    let places = places(in: rows)
    // Those that stand in another order have moved: the reader stays with those that have not.
    let stays = _longestIncreasingSubsequence(seen.map { places[$0] ?? -1 })
    if let first = zip(seen, stays).first(where: { $0.1 })?.0 { return (range.lowerBound + first, places[first]!) }
    let below = (seen.upperBound..<ids.count).first { places[$0] != nil }
    let next = below ?? (0..<seen.lowerBound).last { places[$0] != nil }
    return next.map { (range.lowerBound + $0, places[$0]!) }
  }

  /// The rows in sight, counted from the first that is there; all where the page has not said.
  private var inSight: Range<Int> {
    guard let first = offset(of: reading.first), let last = offset(of: reading.last), first <= last else {
      return 0..<ids.count
    }
    return first..<last + 1
  }

  /// Where the rows that are there stand now, by their place in the window.
  private func places(in rows: TiledRows<ID>) -> [Int?] {
    var wanted: [ID: Int] = [:]
    for (offset, id) in ids.enumerated() where wanted[id] == nil { wanted[id] = offset }
    var places = [Int?](repeating: nil, count: ids.count)
    var found = 0
    func look(_ stretch: Range<Int>) {
      for index in stretch {
        guard found < wanted.count else { return }
        guard let offset = rows.known(at: index, in: wanted), places[offset] == nil else { continue }
        places[offset] = index
        found += 1
      }
    }
    let shift = rows.count - count
    for start in [range.lowerBound, range.lowerBound + shift] {
      let from = max(0, start - TiledModel.near)
      look(from..<max(from, min(rows.count, start + ids.count + TiledModel.near)))
    }
    // Rows that are gone would be looked for everywhere each time: those in sight decide.
    if inSight.allSatisfy({ places[$0] == nil }) { look(0..<rows.count) }
    return places
  }

  /// Brings heights along: those before the reader with the reader, those behind by what is left.
  private func bring(_ shift: Int, _ newCount: Int) {
    if shift > 0 { layout.prepend(count: shift) } else { layout.remove(0..<min(-shift, layout.count)) }
    let rest = newCount - layout.count
    if rest > 0 { layout.append(count: rest) } else { layout.remove(newCount..<layout.count) }
  }

  private func range(around reader: (index: Int, now: Int), of count: Int, atEnd: Bool) -> Range<Int> {
    // A window on part of the rows is as large as the page asked; one on all of them grows with them.
    let isPart = range.count < self.count && reader.now - reader.index == count - self.count
    let size = min(count, isPart || count == self.count ? range.count : max(range.count, TiledModel.initial))
    if atEnd { return count - size..<count }
    let first = max(0, min(reader.now - (reader.index - range.lowerBound), count - size))
    return first..<first + size
  }

  /// Gives the rows that are there their keys.
  private func name(_ rows: TiledRows<ID>) {
    ids = range.map { rows.id($0) }
    let before = Set(keys)
    keys = names.keys(for: ids) { rows.former(range.lowerBound + $0) }
    if before.isDisjoint(with: keys) { stretch += 1 }
    groups.part(range, keys, of: stretch, rows.continues)
    for (offset, id) in ids.enumerated() where memories[id] == nil {
      guard let former = rows.former(range.lowerBound + offset) else { continue }
      memories[id] = memories.removeValue(forKey: former)
    }
    for (offset, id) in ids.enumerated() where !layout.isMeasured(at: range.lowerBound + offset) {
      guard let height = heights.height(of: id, else: { rows.height?(range.lowerBound + offset, $0) }) else { continue }
      layout.updateItemHeight(at: range.lowerBound + offset, newHeight: height)
    }
    forget()
  }

  // MARK: What rows remember

  /// What the row of an id remembers.
  func memory(of id: ID) -> TiledRowMemory {
    if let memory = memories[id] { return memory }
    let memory = TiledRowMemory()
    memories[id] = memory
    return memory
  }

  /// Forgets rows that are not there and have nothing to remember.
  private func forget() {
    guard memories.count > 2 * range.count + 64 else { return }
    let there = Set(ids)
    memories = memories.filter { $0.value.isKept || there.contains($0.key) }
  }

  // MARK: What the page says

  /// Takes what the page says, and goes where it wants.
  ///
  /// - Parameters:
  ///   - reading: what the page says.
  ///   - rows: the elements.
  ///   - comes: whether more is about to come before the first and behind the last row.
  /// - Returns: whether other rows are there now.
  func take(
    _ reading: PageEvent.Reading,
    _ rows: TiledRows<ID>,
    comes: (above: Bool, below: Bool) = (false, false)
  ) -> Bool {
    self.reading = reading
    guard count > 0, rows.count == count else { return false }
    measure(reading)
    sight = offset(of: reading.first).flatMap { rows.sortKey?(range.lowerBound + $0) } ?? sight
    let wanted: Range<Int>
    if let place = reading.place {
      // Beyond all there is the reader waits for what comes.
      if comes.above && isBeyondStart || comes.below && isBeyondEnd { return false }
      // An answer is on its way to whom this comes from. If it brings rows in sight they are to stay; if not, the page asks again.
      if reading.window < answer { return false }
      wanted = jump(to: place, reading)
    } else {
      guard let first = offset(of: reading.first) else { return false }
      let top = layout.frame(at: range.lowerBound + first).minY + reading.hidden
      wanted = layout.window(in: top - reading.above...top + reading.height + reading.below)
      // The page asks when half of what is seen is left beyond an edge, and what it expects to scroll until the answer is there.
      // It knows heights better, and waits for an answer: the bound is wider here, so that what it asks for comes.
      let spare = reading.height / 4
      let least = layout.window(in: top - reading.above + spare...top + reading.height + reading.below - spare)
      let isEnough = range.lowerBound <= least.lowerBound && least.upperBound <= range.upperBound
      // At rest, where the page expects to scroll neither way, hardly any row is more than is wanted.
      let isAtRest = reading.above == reading.height && reading.below == reading.height
      let most = wanted.count + (isAtRest ? 1 : wanted.count / 8 + 4)
      if isEnough && range.count <= most { return false }
    }
    let next = pinned(wanted)
    if next == range && reading.place == nil { return false }
    range = next
    name(rows)
    if let place = reading.place { aim(atPlace: place, reading) }
    version += 1
    answer = version
    return true
  }

  private func measure(_ reading: PageEvent.Reading) {
    let reader = range.lowerBound + (offset(of: reading.first) ?? 0)
    if heights.width > 0, heights.width != reading.width { layout.forgetHeights(holding: reader) }
    heights.width = reading.width
    var places: [UInt32: Int] = [:]
    for (offset, key) in keys.enumerated() { places[UInt32(key)] = range.lowerBound + offset }
    var (sum, number) = (0.0, 0.0)
    for row in reading.heights {
      guard let index = places[row.key] else { continue }
      layout.updateItemHeight(at: index, newHeight: row.height)
      heights.measure(ids[index - range.lowerBound], row.height)
      sum += row.height
      number += 1
    }
    guard !heights.haveEstimate, number > 0 else { return }
    heights.haveEstimate = true
    layout.estimate(max(1, sum / number), holding: reader)
  }

  /// The rows around a place where none are.
  private func jump(to place: Double, _ reading: PageEvent.Reading) -> Range<Int> {
    let top = layout.minY + min(place * layout.height, max(0, layout.height - reading.height))
    return layout.window(in: top - reading.above...top + reading.height + reading.below)
  }

  private func aim(atPlace place: Double, _ reading: PageEvent.Reading) {
    let target: AnchoredWindow.Aim.Target
    let y = layout.minY + place * layout.height
    if place >= 1 || y >= layout.maxY - reading.height {
      target = .end
    } else {
      let index = layout.index(at: y) ?? 0
      let key = keys[max(0, min(index - range.lowerBound, keys.count - 1))]
      target = .row(key, fraction: 0, offset: layout.frame(at: index).minY - y)
    }
    aim(at: target, jump: Int(reading.jump))
  }

  /// A range that has the row with the focus in it, unless that is far away.
  private func pinned(_ wanted: Range<Int>) -> Range<Int> {
    var range = wanted.isEmpty ? max(0, wanted.lowerBound - 1)..<min(count, wanted.upperBound + 1) : wanted
    if range.count > TiledModel.most { range = range.lowerBound..<range.lowerBound + TiledModel.most }
    guard let focused = offset(of: reading.focused).map({ self.range.lowerBound + $0 }) else { return range }
    let wide = min(range.lowerBound, max(0, focused - 1))..<max(range.upperBound, min(count, focused + 2))
    return wide.count <= TiledModel.most ? wide : range
  }

  private func aim(at target: AnchoredWindow.Aim.Target, jump: Int = 0, isAnimated: Bool = false) {
    aim = AnchoredWindow.Aim(number: (aim?.number ?? 0) + 1, jump: jump, isAnimated: isAnimated, target: target)
  }

  // MARK: What is known

  /// What the page has to know.
  ///
  /// - Parameters:
  ///   - follow: whether the end stays in sight.
  ///   - startsAtEnd: whether the list begins there.
  ///   - isOpen: whether more may come before the first and behind the last row.
  ///   - prompt: the row below which there is room enough to see it at the upper edge.
  /// - Returns: what there is beyond the rows, and where to go.
  func window(
    follow: AnchoredWindow.Follow,
    startsAtEnd: Bool,
    isOpen: (above: Bool, below: Bool) = (false, false),
    prompt: ID? = nil
  ) -> AnchoredWindow {
    let top = layout.frame(at: range.lowerBound).minY
    let bottom = layout.frame(at: range.upperBound).minY
    return AnchoredWindow(
      version: version,
      before: top - layout.minY,
      behind: layout.maxY - bottom,
      isOpenAbove: isOpen.above,
      isOpenBelow: isOpen.below,
      follow: follow,
      prompt: prompt.flatMap { ids.firstIndex(of: $0) }.map { keys[$0] } ?? 0,
      startsAtEnd: startsAtEnd,
      aim: aim
    )
  }

  /// What is seen, and how far it is from either end; nil before the page has said.
  var sighted: (first: Int, above: Double, below: Double)? {
    guard reading.height > 0, let first = offset(of: reading.first) else { return nil }
    let row = layout.frame(at: range.lowerBound + first)
    let above = max(0, row.minY + reading.hidden - layout.minY)
    return (range.lowerBound + first, above, max(0, layout.height - above - reading.height))
  }

  /// Whether what is seen is above all rows.
  var isBeyondStart: Bool { range.lowerBound == 0 && reading.place == 0 }

  /// Whether what is seen is below all rows.
  var isBeyondEnd: Bool { range.upperBound == count && reading.place == 1 }

  /// The row with a key, counted from the first that is there.
  func offset(of key: UInt32) -> Int? { key == 0 ? nil : keys.firstIndex(of: Int(key)) }
}
