/// The elements of a list, as far as their order goes.
struct TiledRows<ID: Hashable> {
  /// How many there are.
  let count: Int
  /// The id of the one at an index.
  let id: (Int) -> ID
  /// The id the one at an index had before, if it had another.
  let former: (Int) -> ID?

  /// Whether rows stand behind one another from an index on.
  func has(_ ids: [ID], at first: Int) -> Bool {
    guard first >= 0, first + ids.count <= count else { return false }
    for (offset, id) in ids.enumerated() where !isRow(first + offset, id) { return false }
    return true
  }

  /// The place, among some that are known, of the one at an index.
  func known(at index: Int, in places: [ID: Int]) -> Int? { places[id(index)] ?? former(index).flatMap { places[$0] } }

  /// Where the row with an id is: looked for near some first.
  func index(of wanted: ID, near range: Range<Int>?) -> Int? {
    if let range, let found = range.clamped(to: 0..<count).first(where: { isRow($0, wanted) }) { return found }
    return (0..<count).first { isRow($0, wanted) }
  }

  private func isRow(_ index: Int, _ wanted: ID) -> Bool {
    if id(index) == wanted { return true }
    guard let former = former(index) else { return false }
    return former == wanted
  }
}
