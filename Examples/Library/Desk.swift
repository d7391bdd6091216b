import Observation
import SQLiteFile

/// What one page works on: what it looks for, what is chosen, which sheet is open.
@Observable
final class Desk {
  /// What is looked for; when that changes, nothing stays chosen that might be shown no longer.
  var query = Query() {
    didSet { if query != oldValue { selection = [] } }
  }
  var selection: Set<BookID> = []
  /// The book that was added last, to be scrolled to.
  private(set) var added: BookID?
  /// The book in the form.
  var draft: BookDraft?
  var isAskingToDelete = false
  /// Why something could not be done.
  var failure: String?

  /// Adds a book, and shows and chooses it: what would hide it is no longer looked for.
  func add(_ book: Book, to catalogue: Catalogue) throws(DatabaseError) {
    let id = try catalogue.add(book)
    if try !catalogue.answer(to: query).ids.contains(id) {
      query.text = ""
      query.showing = .all
    }
    selection = [id]
    added = id
  }

  /// Tries something with the catalogue, and says so when it fails.
  func attempt(_ action: () throws(DatabaseError) -> Void) {
    do throws(DatabaseError) { try action() } catch { failure = error.localizedDescription }
  }
}
