/// What became of a list of keys: which rows stay, move, are new, are gone.
///
/// Trims what is equal at both ends, maps the middle by key and keeps the longest increasing subsequence of it, so
/// that the number of moves is the least possible: rows that survive minus rows that keep their order. A key that stands where
/// it stood is not looked up: when two of many rows change places, two are.
/// Complexity: O(n) for equal ends, O(m log m) for a middle of m.
package nonisolated struct KeyedDiff {
  /// Rows equal at the start.
  package let prefix: Int
  /// Rows equal at the end.
  package let suffix: Int
  /// For each row of the new middle its place in the old list, or -1.
  package let origins: [Int]
  /// For each row of the new middle whether it need not be moved.
  package let stays: [Bool]
  /// The places in the old list of rows that are gone, in order.
  package let removed: [Int]
  /// Whether there are keys that were not there before.
  let hasNewRows: Bool
  /// Where in the new list stand keys of the middle that did not stand there before.
  private let come: [Int]

  package init<Key: Hashable>(from old: [Key], to new: [Key]) {
    self.init(StandingKeys(from: old, to: new), old: { old[$0] }, new: { new[$0] })
  }

  /// The diff of lists of which it is known what stands where it stood, with the keys of the others by their places.
  init<Key: Hashable>(_ standing: StandingKeys, old: (Int) -> Key, new: (Int) -> Key) {
    prefix = standing.prefix
    suffix = standing.suffix
    come = standing.come
    if standing.gone.isEmpty || standing.come.isEmpty || standing.noneReturns {
      hasNewRows = !come.isEmpty
      origins = standing.origins
      stays = [Bool](repeating: false, count: standing.origins.count)
      removed = standing.gone
      return
    }
    var places: [Key: Int] = [:]
    places.reserveCapacity(standing.gone.count)
    for place in standing.gone { places[old(place)] = place }
    var origins = standing.origins
    // A key that is there twice is new the second time.
    var isFound = [Bool](repeating: false, count: (standing.gone.last ?? 0) + 1)
    var newRows = come.count
    for place in come {
      guard let origin = places[new(place)], !isFound[origin] else { continue }
      isFound[origin] = true
      origins[place - prefix] = origin
      newRows -= 1
    }
    hasNewRows = newRows > 0
    self.origins = origins
    stays = _longestIncreasingSubsequence(origins)
    removed = standing.gone.filter { !isFound[$0] }
  }

  /// Whether all rows are there as before, in another order.
  var isPermutation: Bool { removed.isEmpty && !hasNewRows }

  /// Puts rows of a permutation that have changed places where they are now, and does nothing to those that have not.
  @inline(never)
  @_optimize(speed)
  @MainActor func permute(_ rows: inout [Block]) {
    let moved = come.map { rows[origins[$0 - prefix]] }
    for (place, row) in zip(come, moved) {
      rows[place] = row
      row.index = UInt32(place)
    }
  }

  /// Where the rows end that stay, beginning with one of the new middle, and stood next to one another.
  func endOfStay(from offset: Int) -> Int {
    var end = offset
    while end < origins.count, stays[end], origins[end] - origins[offset] == end - offset { end += 1 }
    return end
  }
}

/// What of a list of keys is where it was: at both ends, and between them if as many keys are there as before.
nonisolated struct StandingKeys {
  let prefix: Int
  let suffix: Int
  /// For each row of the new middle its place if it stands there as before, or -1.
  private(set) var origins: [Int]
  /// The places in the old list of keys that do not stand.
  private(set) var gone: [Int] = []
  /// The places in the new list of keys that did not stand there.
  private(set) var come: [Int] = []
  /// Whether it is known that no key of the old list is in the new one.
  var noneReturns = false

  /// Compiled once for each type of key, rather than into each list.
  @inline(never)
  @_optimize(speed)
  init<Key: Equatable>(from old: [Key], to new: [Key]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.prefix = prefix
    self.suffix = suffix
    origins = [Int](repeating: -1, count: new.count - suffix - prefix)
    if old.count == new.count {
      for place in prefix..<new.count - suffix {
        if old[place] == new[place] { origins[place - prefix] = place } else { come.append(place) }
      }
      gone = come
    } else {
      gone = Array(prefix..<old.count - suffix)
      come = Array(prefix..<new.count - suffix)
    }
  }
}

#if !hasFeature(Embedded)
/// A key and how many equal ones came before it, so that keys of one list are always different.
nonisolated struct NumberedKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}
#endif
