/// All books in an order, as ids in sections: what a list has to know of books it does not show.
nonisolated struct BookOrder {
  /// The books of one heading.
  struct Section: Identifiable {
    /// The heading.
    let title: String
    /// Its books, in order: a part of the ids of all.
    let ids: ArraySlice<BookID>

    var id: String { title }
  }

  let ids: [BookID]
  let sections: [Section]

  /// Puts ids that stand in order already below headings.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - ids: the books in the order they have below each heading.
  ///   - titles: the headings, in order.
  ///   - places: for each book which heading it stands below.
  init(_ ids: [BookID], below titles: [String], at places: [Int]) {
    var counts = [Int](repeating: 0, count: titles.count)
    for place in places { counts[place] += 1 }
    var ends: [Int] = []
    var total = 0
    for count in counts {
      ends.append(total)
      total += count
    }
    var sorted = ids
    for (id, place) in zip(ids, places) {
      sorted[ends[place]] = id
      ends[place] += 1
    }
    self.ids = sorted
    sections = titles.indices.filter { counts[$0] > 0 }.map { place in
      Section(title: titles[place], ids: sorted[(ends[place] - counts[place])..<ends[place]])
    }
  }

  private init(ids: [BookID], sections: [Section]) {
    self.ids = ids
    self.sections = sections
  }

  /// The books that are in a set, in the same order.
  ///
  /// Complexity: O(n).
  func keeping(_ kept: BookSet) -> BookOrder {
    var ids: [BookID] = []
    var parts: [(String, Range<Int>)] = []
    for section in sections {
      let start = ids.count
      for id in section.ids where kept.contains(id) { ids.append(id) }
      if ids.count > start { parts.append((section.title, start..<ids.count)) }
    }
    return BookOrder(ids: ids, sections: parts.map { Section(title: $0, ids: ids[$1]) })
  }
}

/// A set of books: a bit for each row id.
nonisolated struct BookSet {
  private var words: [UInt64] = []

  mutating func insert(_ id: BookID) {
    let word = Int(id.row >> 6)
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= 1 << UInt64(id.row & 63)
  }

  func contains(_ id: BookID) -> Bool {
    let word = Int(id.row >> 6)
    return word < words.count && words[word] & (1 << UInt64(id.row & 63)) != 0
  }
}
