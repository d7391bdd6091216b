/// The elements of a list, as far as their order goes.
struct TiledRows<ID: Hashable> {
  /// How many there are.
  let count: Int
  /// The id of the one at an index.
  let id: (Int) -> ID
  /// The id the one at an index had before, if it had another.
  let former: (Int) -> ID?
  /// What the one at an index is sorted by, where that is known.
  var sortKey: ((Int) -> Double)?
  /// How high the one at an index is at a width, where that is known or guessed.
  var height: ((Int, Double) -> Double?)?
  /// Whether the one at an index belongs with the one before it.
  var continues: ((Int) -> Bool)?

  /// Whether rows stand behind one another from an index on.
  func has(_ ids: [ID], at first: Int) -> Bool {
    guard first >= 0, first + ids.count <= count else { return false }
    for (offset, id) in ids.enumerated() where !isRow(first + offset, id) { return false }
    return true
  }

  /// The place, among some that are known, of the one at an index.
  func known(at index: Int, in places: [ID: Int]) -> Int? { places[id(index)] ?? former(index).flatMap { places[$0] } }

  /// Where the row with an id is: looked for near some first.
  func index(of wanted: ID, near range: Range<Int>) -> Int? {
    if let found = range.clamped(to: 0..<count).first(where: { isRow($0, wanted) }) { return found }
    return (0..<count).last { isRow($0, wanted) }
  }

  /// The row whose sort key is nearest to one, of rows that are sorted by it.
  func nearest(to wanted: Double, by sortKey: (Int) -> Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if sortKey(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    if low == count { return count - 1 }
    return low > 0 && wanted - sortKey(low - 1) < sortKey(low) - wanted ? low - 1 : low
  }

  private func isRow(_ index: Int, _ wanted: ID) -> Bool {
    if id(index) == wanted { return true }
    guard let former = former(index) else { return false }
    return former == wanted
  }
}
