import SQLiteFile
import SwiftUI

/// The books in sections, searched, sorted, chosen and changed.
struct BookList: View {
  @Environment(Catalogue.self) private var catalogue
  @State private var desk = Desk()
  @State private var editMode = EditMode.inactive

  var body: some View {
    ScrollViewReader { proxy in
      content
        .navigationTitle("Library")
        .searchable(text: $desk.query.text, prompt: "Title, author or year")
        .toolbar { BookTools(desk: desk, editMode: $editMode, shown: shown) }
        .bookDialogs(desk)
        .environment(\.editMode, $editMode)
        .onChange(of: desk.added) { _, added in
          if let added { proxy.scrollTo(added, anchor: .center) }
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch answer {
    case .success(let books) where books.ids.isEmpty: NothingToShow(query: desk.query)
    case .success(let books): list(books)
    case .failure(let error):
      ContentUnavailableView(
        "The books cannot be read",
        systemImage: "exclamationmark.triangle",
        description: Text(verbatim: error.localizedDescription)
      )
    }
  }

  private var answer: Result<BookOrder, DatabaseError> {
    Result { () throws(DatabaseError) in try catalogue.answer(to: desk.query) }
  }

  private var shown: [BookID] { (try? answer.get().ids) ?? [] }

  private func list(_ books: BookOrder) -> some View {
    List(selection: $desk.selection) {
      ForEach(books.sections) { section in
        BookSection(section: section)
      }
    }
    .accessibilityLabel("Books")
  }
}

/// The books below one heading.
private struct BookSection: View {
  let section: BookOrder.Section
  @Environment(Catalogue.self) private var catalogue

  var body: some View {
    Section {
      // The ids are known without reading a book; a book is read for a row that is made.
      ForEach(section.ids, id: \.self) { id in
        BookRow(book: catalogue.book(id))
      }
    } header: {
      HStack {
        Text(verbatim: section.title)
        Spacer()
        Text(section.ids.count, format: .number)
      }
    }
  }
}

private struct BookRow: View {
  /// Nil if it cannot be read.
  let book: Book?

  var body: some View {
    if let book {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: book.title).fontWeight(book.isRead ? .regular : .semibold)
          Text(verbatim: "\(book.author), \(book.year)").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        if book.isFavourite {
          Image(systemName: "heart.fill").foregroundStyle(.pink).accessibilityLabel("Favourite")
        }
        if book.isRead {
          Image(systemName: "checkmark").foregroundStyle(.secondary).accessibilityLabel("Read")
        }
      }
    } else {
      Text("This book cannot be read.").foregroundStyle(.secondary)
    }
  }
}

/// What is shown when no book answers.
private struct NothingToShow: View {
  let query: Query

  var body: some View {
    if !query.text.isEmpty {
      ContentUnavailableView.search(text: query.text)
    } else if query.showing == .all {
      ContentUnavailableView(
        "No books",
        systemImage: "books.vertical",
        description: Text("The shelves are empty. Add a book.")
      )
    } else {
      ContentUnavailableView(
        query.showing == .unread ? "Nothing left to read" : "No favourites",
        systemImage: query.showing == .unread ? "checkmark" : "heart",
        description: Text("Choose other books in the menu View.")
      )
    }
  }
}
