/// What the page names rows by: a number each, which stays when the row's id is replaced.
struct RowNames<ID: Hashable> {
  private struct Name: Hashable {
    let id: ID
    /// Which of several with this id.
    let occurrence: Int
  }

  /// More names are not remembered beside those in use.
  private static var most: Int { 4_096 }

  private var keys: [Name: Int] = [:]
  private var last = 0

  /// The keys for rows that stand behind one another.
  ///
  /// - Parameters:
  ///   - ids: the rows' ids.
  ///   - former: the id the row at a place had before, if it had another.
  /// - Returns: a key for each, all different.
  mutating func keys(for ids: [ID], former: (Int) -> ID?) -> [Int] {
    var occurrences: [ID: Int] = [:]
    var named: [Name: Int] = [:]
    var result: [Int] = []
    for (place, id) in ids.enumerated() {
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let name = Name(id: id, occurrence: occurrence)
      let key = keys[name] ?? former(place).flatMap { keys.removeValue(forKey: Name(id: $0, occurrence: 0)) } ?? fresh()
      keys[name] = key
      named[name] = key
      result.append(key)
    }
    if keys.count > RowNames.most { keys = named }
    return result
  }

  private mutating func fresh() -> Int {
    last += 1
    return last
  }
}
