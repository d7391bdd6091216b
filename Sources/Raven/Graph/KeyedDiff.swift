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

  @_optimize(speed)
  package init<Key: Hashable>(from old: [Key], to new: [Key]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.prefix = prefix
    self.suffix = suffix
    let oldEnd = old.count - suffix
    let newEnd = new.count - suffix
    if prefix == oldEnd || prefix == newEnd {
      origins = [Int](repeating: -1, count: newEnd - prefix)
      stays = [Bool](repeating: false, count: newEnd - prefix)
      removed = Array(prefix..<oldEnd)
      return
    }
    let canStand = oldEnd == newEnd
    var places: [Key: Int] = [:]
    var origins = [Int](repeating: -1, count: newEnd - prefix)
    for index in prefix..<oldEnd {
      if canStand, old[index] == new[index] { origins[index - prefix] = index } else { places[old[index]] = index }
    }
    for index in prefix..<newEnd where origins[index - prefix] < 0 {
      origins[index - prefix] = places.removeValue(forKey: new[index]) ?? -1
    }
    self.origins = origins
    stays = _longestIncreasingSubsequence(origins)
    removed = places.isEmpty ? [] : places.values.sorted()
  }

  /// Whether there are keys that were not there before.
  var hasNewRows: Bool { origins.contains(-1) }

  /// Where the rows end that stay, beginning with one of the new middle, and stood next to one another.
  func endOfStay(from offset: Int) -> Int {
    var end = offset
    while end < origins.count, stays[end], origins[end] - origins[offset] == end - offset { end += 1 }
    return end
  }
}

#if !hasFeature(Embedded)
/// A key and how many equal ones came before it, so that keys of one list are always different.
nonisolated struct NumberedKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}
#endif
