import Foundation
import SQLiteFile

/// The books in their file: what is written here is on the disk when the call returns.
///
/// A book is read by its row id, one at a time: in the same process that takes some microseconds, less than showing it.
nonisolated final class BookStore {
  private let database: Database
  private let selectBook: Statement
  private let selectByTitle: Statement
  private let selectByAuthor: Statement
  private let selectByYear: Statement
  private let selectUnread: Statement
  private let selectFavourites: Statement
  private let selectFound: Statement
  private let selectContaining: Statement
  private let insertBook: Statement
  private let updateBook: Statement
  private let markRead: Statement
  private let markFavourite: Statement
  private let deleteBook: Statement

  /// Opens the books in a file that `BookPress` has made.
  init(path: String) throws(DatabaseError) {
    database = try Database(path: path)
    // Readers and the writer do not wait for one another, and a crash leaves all or nothing of a change.
    try database.execute("PRAGMA journal_mode = WAL")
    selectBook = try database.prepare(
      "SELECT title, author, year, shelf, is_read, is_favourite FROM books WHERE id = ?"
    )
    selectByTitle = try database.prepare("SELECT id, shelf, unicode(title_key) FROM books ORDER BY title_key, id")
    selectByAuthor = try database.prepare(
      "SELECT id, shelf, unicode(author_key) FROM books ORDER BY author_key, title_key, id"
    )
    selectByYear = try database.prepare("SELECT id, shelf, year FROM books ORDER BY year, title_key, id")
    selectUnread = try database.prepare("SELECT id FROM books WHERE is_read = 0")
    selectFavourites = try database.prepare("SELECT id FROM books WHERE is_favourite = 1")
    selectFound = try database.prepare("SELECT rowid FROM found WHERE found MATCH ?")
    selectContaining = try database.prepare(
      "SELECT id FROM books WHERE instr(title, ?1) > 0 OR instr(author, ?1) > 0"
    )
    insertBook = try database.prepare(BookPress.insertion)
    updateBook = try database.prepare(
      """
      UPDATE books SET title = ?, author = ?, year = ?, shelf = ?, is_read = ?, is_favourite = ?, title_key = ?,
        author_key = ? WHERE id = ?
      """
    )
    markRead = try database.prepare("UPDATE books SET is_read = ? WHERE id = ?")
    markFavourite = try database.prepare("UPDATE books SET is_favourite = ? WHERE id = ?")
    deleteBook = try database.prepare("DELETE FROM books WHERE id = ?")
  }

  /// A book; nil when it has been deleted.
  func book(_ id: BookID) throws(DatabaseError) -> Book? {
    var book: Book?
    try selectBook.rows(.integer(Int(id.row))) { row in
      book = Book(
        id: id,
        title: row.text(0),
        author: row.text(1),
        year: row.integer(2),
        shelf: Shelf(rawValue: row.integer(3)) ?? .novels,
        isRead: row.flag(4),
        isFavourite: row.flag(5)
      )
    }
    return book
  }

  /// All books in order, by what stands in an index: no book is read.
  func order(by sort: Sort, in grouping: Grouping) throws(DatabaseError) -> BookOrder {
    let statement =
      switch sort {
      case .title: selectByTitle
      case .author: selectByAuthor
      case .year: selectByYear
      }
    let headings = Headings(sort, grouping)
    var ids: [BookID] = []
    var places: [Int] = []
    try statement.rows { row in
      ids.append(row.id)
      places.append(headings.place(shelf: row.integer(1), key: row.integer(2)))
    }
    return BookOrder(ids, below: headings.titles, at: places)
  }

  /// The books that a choice lets through; nil when that is all of them.
  func books(_ showing: Showing) throws(DatabaseError) -> BookSet? {
    switch showing {
    case .all: nil
    case .unread: try set(selectUnread)
    case .favourites: try set(selectFavourites)
    }
  }

  /// The books with words that begin as those of a text do; nil when the text is blank.
  ///
  /// A text of signs alone has no words: it finds the books that have it in their title or author.
  func books(matching text: String) throws(DatabaseError) -> BookSet? {
    if let pattern = Words.pattern(text) { return try set(selectFound, .text(pattern)) }
    let signs = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return signs.isEmpty ? nil : try set(selectContaining, .text(signs))
  }

  private func set(_ statement: Statement, _ value: Statement.Value) throws(DatabaseError) -> BookSet {
    var set = BookSet()
    try statement.rows(value) { set.insert($0.id) }
    return set
  }

  private func set(_ statement: Statement) throws(DatabaseError) -> BookSet {
    var set = BookSet()
    try statement.rows { set.insert($0.id) }
    return set
  }
}

nonisolated extension BookStore {
  /// Adds a book and returns its id; the id it comes with is not looked at.
  func add(_ book: Book) throws(DatabaseError) -> BookID {
    try database.transaction { () throws(DatabaseError) in
      try insertBook.insert(book)
      return BookID(row: Int32(database.lastInsertedRow))
    }
  }

  func update(_ book: Book) throws(DatabaseError) {
    try updateBook.rows(
      .text(book.title),
      .text(book.author),
      .integer(book.year),
      .integer(book.shelf.rawValue),
      .flag(book.isRead),
      .flag(book.isFavourite),
      .text(Words.titleKey(book.title)),
      .text(Words.authorKey(book.author)),
      .integer(Int(book.id.row))
    )
  }

  func mark(_ ids: Set<BookID>, read isRead: Bool) throws(DatabaseError) {
    try forEach(ids) { id throws(DatabaseError) in try markRead.rows(.flag(isRead), id) }
  }

  func mark(_ ids: Set<BookID>, favourite isFavourite: Bool) throws(DatabaseError) {
    try forEach(ids) { id throws(DatabaseError) in try markFavourite.rows(.flag(isFavourite), id) }
  }

  func delete(_ ids: Set<BookID>) throws(DatabaseError) {
    try forEach(ids) { id throws(DatabaseError) in try deleteBook.rows(id) }
  }

  /// Does something to every book, or to none.
  private func forEach(
    _ ids: Set<BookID>,
    _ body: (Statement.Value) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try database.transaction { () throws(DatabaseError) in
      for id in ids { try body(.integer(Int(id.row))) }
    }
  }
}

nonisolated extension Row {
  /// The book a row is about: its first column.
  var id: BookID { BookID(row: Int32(truncatingIfNeeded: integer(0))) }
}

nonisolated extension Statement {
  /// Runs the insertion of a book.
  func insert(_ book: Book) throws(DatabaseError) {
    try rows(
      .text(book.title),
      .text(book.author),
      .integer(book.year),
      .integer(book.shelf.rawValue),
      .flag(book.isRead),
      .flag(book.isFavourite),
      .text(Words.titleKey(book.title)),
      .text(Words.authorKey(book.author))
    )
  }
}
