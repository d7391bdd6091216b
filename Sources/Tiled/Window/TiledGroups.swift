/// Rows that stand under one header, and what the page names them by.
struct TiledGroup {
  let key: Int
  /// The rows, by their place in the list.
  let range: Range<Int>
  /// The stretch of rows it is part of.
  let stretch: Int
}

/// Parts a window into groups.
///
/// A group stays the same as long as one of its rows does.
struct TiledGroups {
  private(set) var groups: [TiledGroup] = []
  private var last = 0
  /// The groups of rows, by the rows' keys.
  private var known: [Int: Int] = [:]

  /// Parts rows anew.
  ///
  /// - Parameters:
  ///   - range: the rows.
  ///   - keys: their keys.
  ///   - stretch: the stretch of rows they are.
  ///   - continues: whether a row belongs with the one before it; nil if nothing is parted.
  mutating func part(_ range: Range<Int>, _ keys: [Int], of stretch: Int, _ continues: ((Int) -> Bool)?) {
    groups = []
    guard let continues else { return }
    var (start, next): (Int, [Int: Int]) = (range.lowerBound, [:])
    var used: Set<Int> = []
    for index in range where index + 1 == range.upperBound || !continues(index + 1) {
      let rows = keys[start - range.lowerBound...index - range.lowerBound]
      let key = rows.compactMap { known[$0] }.first { !used.contains($0) } ?? fresh()
      used.insert(key)
      for row in rows { next[row] = key }
      groups.append(TiledGroup(key: key, range: start..<index + 1, stretch: stretch))
      start = index + 1
    }
    known = next
  }

  private mutating func fresh() -> Int {
    last += 1
    return last
  }
}
