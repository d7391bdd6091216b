/// The headings that books stand below, thirty at most.
nonisolated struct Headings {
  let titles: [String]
  private let kind: Kind

  private enum Kind { case letters, decades, shelves }

  init(_ sort: Sort, _ grouping: Grouping) {
    kind = grouping == .shelf ? .shelves : sort == .year ? .decades : .letters
    switch kind {
    case .letters: titles = Self.letters
    case .decades: titles = Self.decades
    case .shelves: titles = Shelf.allCases.map(\.title)
    }
  }

  /// Which heading a book stands below, by the number of its shelf and the key of the order: a year, or the character
  /// that the book's title or author begins with.
  func place(shelf: Int, key: Int) -> Int {
    switch kind {
    // All that is no letter comes last.
    case .letters: (0x61...0x7A).contains(key) ? key - 0x61 : titles.count - 1
    case .decades: min(max(key / 10, Self.first - 1), Self.last + 1) - Self.first + 1
    case .shelves: titles.indices.contains(shelf) ? shelf : 0
    }
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
  private static let (first, last) = (185, 202)
  private static let decades = ["Before \(first)0"] + (first...last).map { "\($0)0s" } + ["From \(last + 1)0"]
}
