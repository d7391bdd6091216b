/// The entries of the browser's history that belong to a page, as far as is known here.
///
/// Entries are numbered as they are made, and stand in the order of the browser's. Going somewhere forgets what was ahead.
struct RouteHistory {
  private struct Entry {
    var number: UInt32
    var snapshot: RouteSnapshot
  }

  /// How many entries can be gone back to without loading the page anew.
  static let limit = 100

  private var entries: [Entry]
  private var current = 0
  /// How many entries were forgotten at the old end.
  private var forgotten = 0
  /// The number issued last.
  private(set) var newest: UInt32 = 1

  init(_ snapshot: RouteSnapshot) { entries = [Entry(number: 1, snapshot: snapshot)] }

  /// The number of the entry the page shows.
  var number: UInt32 { entries[current].number }
  /// Its place among all.
  var position: Int { forgotten + current }
  /// The oldest place that is still known.
  var oldest: Int { forgotten }

  /// Goes to an entry, and returns what was shown there; nil if it is forgotten.
  mutating func goTo(_ number: UInt32) -> RouteSnapshot? {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
    current = index
    return entries[index].snapshot
  }

  /// Takes in what an entry that was gone to shows now: what has changed since may keep it from showing the same.
  mutating func settle(_ snapshot: RouteSnapshot) { entries[current].snapshot = snapshot }

  /// Takes in what the page shows now: the same, something shown before that is being gone back to, or something new.
  mutating func record(_ snapshot: RouteSnapshot) {
    let shown = entries[current].snapshot
    if shown.isSame(as: snapshot) { return }
    if snapshot.depth < shown.depth,
      let index = entries[..<current].lastIndex(where: { $0.snapshot.isSame(as: snapshot) })
    {
      current = index
      return
    }
    entries.removeSubrange((current + 1)...)
    newest += 1
    entries.append(Entry(number: newest, snapshot: snapshot))
    current += 1
    if entries.count > RouteHistory.limit {
      entries.removeFirst()
      current -= 1
      forgotten += 1
    }
  }
}

/// What all containers of a page show at one time.
struct RouteSnapshot {
  var states: [(node: Int, state: RouteState)]

  /// How many screens are pushed altogether.
  var depth: Int { states.reduce(0) { $0 + $1.state.entries.count } }

  /// Whether the containers that both know show the same.
  ///
  /// One that exists in only one of them counts if it shows anything but its start.
  func isSame(as other: RouteSnapshot) -> Bool { isWithin(other) && other.isWithin(self) }

  private func isWithin(_ other: RouteSnapshot) -> Bool {
    for (node, state) in states {
      let counterpart = other.states.first { $0.node == node }?.state ?? RouteState()
      if !state.isSame(as: counterpart) { return false }
    }
    return true
  }
}
