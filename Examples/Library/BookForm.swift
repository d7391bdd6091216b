import SQLiteFile
import SwiftUI

/// A book as far as it has been typed.
struct BookDraft: Identifiable, Equatable {
  /// Nil for a new book.
  let id: BookID?
  var title = ""
  var author = ""
  var year: Int? = Calendar.current.component(.year, from: .now)
  var shelf = Shelf.novels
  var isRead = false
  var isFavourite = false

  /// A book that is not there yet.
  init() { id = nil }

  init(_ book: Book) {
    id = book.id
    (title, author, year) = (book.title, book.author, book.year)
    (shelf, isRead, isFavourite) = (book.shelf, book.isRead, book.isFavourite)
  }

  /// The book, when nothing is missing.
  var book: Book? {
    let title = title.trimmingCharacters(in: .whitespaces)
    let author = author.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty, !author.isEmpty, let year, (1...9999).contains(year) else { return nil }
    return Book(
      id: id ?? BookID(row: 0),
      title: title,
      author: author,
      year: year,
      shelf: shelf,
      isRead: isRead,
      isFavourite: isFavourite
    )
  }
}

/// A sheet to enter a new book, or to change one.
struct BookForm: View {
  @State private var draft: BookDraft
  private let original: BookDraft
  private let desk: Desk
  @Environment(Catalogue.self) private var catalogue
  @Environment(\.dismiss) private var dismiss
  /// Why the book could not be saved.
  @State private var failure: String?
  @FocusState private var isTitleFocused: Bool

  init(draft: BookDraft, desk: Desk) {
    _draft = State(initialValue: draft)
    original = draft
    self.desk = desk
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title).focused($isTitleFocused)
          TextField("Author", text: $draft.author)
          TextField("Year", value: $draft.year, format: .number.grouping(.never)).keyboardType(.numberPad)
        }
        Section {
          Picker("Shelf", selection: $draft.shelf) {
            ForEach(Shelf.allCases) { Text($0.title) }
          }
          Toggle("Read", isOn: $draft.isRead)
          Toggle("Favourite", isOn: $draft.isFavourite)
        }
      }
      .navigationTitle(original.id == nil ? "New book" : "Change book")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(draft.book == nil || draft == original)
        }
      }
      .failureAlert($failure)
      .onAppear { isTitleFocused = true }
    }
    .interactiveDismissDisabled(draft != original)
  }

  private func save() {
    guard let book = draft.book else { return }
    do throws(DatabaseError) {
      if original.id == nil { try desk.add(book, to: catalogue) } else { try catalogue.update(book) }
      dismiss()
    } catch {
      // What has been typed stays, to be tried again.
      failure = error.localizedDescription
    }
  }
}
