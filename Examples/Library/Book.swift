import Foundation

/// The row id of a book: four bytes, so that the order of a hundred thousand books is a small thing to keep.
nonisolated struct BookID: Hashable, Sendable {
  let row: Int32
}

nonisolated struct Book: Identifiable, Hashable, Sendable {
  let id: BookID
  var title: String
  var author: String
  var year: Int
  var shelf: Shelf
  var isRead = false
  var isFavourite = false
}

/// Where a book stands.
nonisolated enum Shelf: Int, CaseIterable, Identifiable, Sendable {
  case adventure, animals, architecture, art, cooking, crime, essays, fairyTales, gardens, history, letters, music,
    nature, novels, philosophy, poetry, science, ships, theatre, travel

  var id: Self { self }

  var title: String {
    switch self {
    case .fairyTales: "Fairy tales"
    default: "\(self)".capitalized
    }
  }
}

/// What books are sorted by.
nonisolated enum Sort: String, CaseIterable, Identifiable {
  case title = "Title"
  case author = "Author"
  case year = "Year"

  var id: Self { self }
}

/// What the sections of the list stand for.
nonisolated enum Grouping: String, CaseIterable, Identifiable {
  /// The first letter of what the books are sorted by, or its decade.
  case letter = "First letter or decade"
  case shelf = "Shelf"

  var id: Self { self }
}

/// Which books are shown.
nonisolated enum Showing: String, CaseIterable, Identifiable {
  case all = "All"
  case unread = "Unread"
  case favourites = "Favourites"

  var id: Self { self }
}

/// What somebody wants to see.
nonisolated struct Query: Hashable {
  var text = ""
  var sort = Sort.title
  var grouping = Grouping.letter
  var showing = Showing.all
}

extension Int {
  /// This number of books, in words: "1 book", "1,200 books".
  var books: String { "\(formatted()) \(self == 1 ? "book" : "books")" }
}
