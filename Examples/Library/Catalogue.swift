import Foundation
import Observation
import SQLiteFile

/// The books, as all pages of the program see them: what one page changes, the others show.
///
/// Books stay in their file. What is kept of them is the order of their ids, four bytes each, and the books looked at
/// last.
@Observable
final class Catalogue {
  /// Whether the books can be looked at yet.
  enum State: Equatable {
    case closed
    case opening
    case open
    /// The file cannot be made or read.
    case failed(String)
  }

  static let shared = Catalogue(file: LibraryFile.location, books: LibraryFile.numberOfBooks)

  private(set) var state = State.closed
  /// Grows with every change of a book.
  private var revision = 0
  @ObservationIgnored private var store: BookStore?
  @ObservationIgnored private var books = RecentValues<BookID, Book>(limit: 4_000)
  @ObservationIgnored private var orders: [OrderKey: BookOrder] = [:]
  @ObservationIgnored private var answers = RecentValues<Query, BookOrder>(limit: 8)
  private let file: URL
  private let size: Int

  private struct OrderKey: Hashable {
    let sort: Sort
    let grouping: Grouping
  }

  /// Opens the file if it is there; otherwise `open()` makes it.
  init(file: URL, books: Int) {
    self.file = file
    size = books
    if FileManager.default.fileExists(atPath: file.path) { openFile() }
  }

  /// Opens the books; the first time, makes them beside the main actor.
  func open() async {
    guard state != .open, state != .opening else { return }
    state = .opening
    do {
      try await Self.makeFile(at: file, books: size)
      openFile()
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  @concurrent
  private nonisolated static func makeFile(at file: URL, books: Int) async throws {
    try BookPress.makeFile(at: file, books: books)
  }

  private func openFile() {
    do throws(DatabaseError) {
      store = try BookStore(path: file.path)
      state = .open
    } catch {
      state = .failed(error.localizedDescription)
    }
  }
}

// What is there.
extension Catalogue {
  /// The books somebody wants to see, in order.
  func answer(to query: Query) throws(DatabaseError) -> BookOrder {
    _ = revision
    if let known = answers[query] { return known }
    guard let store else { return BookOrder([], below: [], at: []) }
    var answer = try order(by: query.sort, in: query.grouping, of: store)
    if let shown = try store.books(query.showing) { answer = answer.keeping(shown) }
    if let found = try store.books(matching: query.text) { answer = answer.keeping(found) }
    answers[query] = answer
    return answer
  }

  private func order(by sort: Sort, in grouping: Grouping, of store: BookStore) throws(DatabaseError) -> BookOrder {
    let key = OrderKey(sort: sort, grouping: grouping)
    if let known = orders[key] { return known }
    let order = try store.order(by: sort, in: grouping)
    orders[key] = order
    return order
  }

  /// A book; nil when it has been deleted or cannot be read.
  func book(_ id: BookID) -> Book? {
    _ = revision
    if let known = books[id] { return known }
    let book = try? store?.book(id)
    if let book { books[id] = book }
    return book
  }
}

// What can be done with it. Each is written to the file before anybody sees it.
extension Catalogue {
  func add(_ book: Book) throws(DatabaseError) -> BookID {
    let id = try opened().add(book)
    forgetOrders()
    return id
  }

  func update(_ book: Book) throws(DatabaseError) {
    try opened().update(book)
    books[book.id] = book
    forgetOrders()
  }

  func delete(_ ids: Set<BookID>) throws(DatabaseError) {
    try opened().delete(ids)
    books.forget(ids)
    forgetOrders()
  }

  func mark(_ ids: Set<BookID>, read isRead: Bool) throws(DatabaseError) {
    try opened().mark(ids, read: isRead)
    books.forget(ids)
    forgetAnswers()
  }

  func mark(_ ids: Set<BookID>, favourite isFavourite: Bool) throws(DatabaseError) {
    try opened().mark(ids, favourite: isFavourite)
    books.forget(ids)
    forgetAnswers()
  }

  private func opened() throws(DatabaseError) -> BookStore {
    guard let store else { throw DatabaseError(code: -1, message: "the library is closed") }
    return store
  }

  private func forgetOrders() {
    orders = [:]
    forgetAnswers()
  }

  private func forgetAnswers() {
    answers.forgetAll()
    revision += 1
  }
}
