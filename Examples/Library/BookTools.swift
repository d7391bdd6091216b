import SQLiteFile
import SwiftUI

/// The bars: how the books are shown, and what can be done with those chosen.
struct BookTools: ToolbarContent {
  @Bindable var desk: Desk
  @Binding var editMode: EditMode
  let shown: [BookID]

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Button(editMode.isEditing ? "Done" : "Select") {
        if editMode.isEditing { desk.selection = [] }
        editMode = editMode.isEditing ? .inactive : .active
      }
    }
    ToolbarItemGroup(placement: .primaryAction) {
      ViewMenu(desk: desk, shown: shown)
      Button("Add book", systemImage: "plus") { desk.draft = BookDraft() }
    }
    ToolbarItemGroup(placement: .bottomBar) { SelectionTools(desk: desk) }
    ToolbarItem(placement: .status) { BookCount(desk: desk, count: shown.count) }
  }
}

/// Sorting, sections, and which books are shown.
private struct ViewMenu: View {
  @Bindable var desk: Desk
  let shown: [BookID]

  var body: some View {
    Menu("View", systemImage: "ellipsis.circle") {
      Picker("Sort by", selection: $desk.query.sort) {
        ForEach(Sort.allCases) { Text($0.rawValue) }
      }
      Menu("Sections by") {
        Picker("Sections by", selection: $desk.query.grouping) {
          ForEach(Grouping.allCases) { Text($0.rawValue) }
        }
      }
      Menu("Show") {
        Picker("Show", selection: $desk.query.showing) {
          ForEach(Showing.allCases) { Text($0.rawValue) }
        }
      }
      Divider()
      Button("Select all") { desk.selection = Set(shown) }.disabled(shown.isEmpty)
      Button("Select none") { desk.selection = [] }.disabled(desk.selection.isEmpty)
    }
  }
}

/// How many books there are, or are chosen.
private struct BookCount: View {
  let desk: Desk
  let count: Int

  var body: some View {
    Group {
      if desk.selection.isEmpty {
        Text(verbatim: count.books)
      } else {
        Text(verbatim: "\(desk.selection.count.formatted()) selected")
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

/// What can be done with the chosen books.
private struct SelectionTools: View {
  @Bindable var desk: Desk
  @Environment(Catalogue.self) private var catalogue

  var body: some View {
    Group {
      Button("Edit", systemImage: "pencil", action: edit).disabled(desk.selection.count != 1)
      Button(isAllRead ? "Mark as unread" : "Mark as read", systemImage: "checkmark.circle") {
        desk.attempt { () throws(DatabaseError) in try catalogue.mark(desk.selection, read: !isAllRead) }
      }
      Button(isAllFavourite ? "Remove from favourites" : "Add to favourites", systemImage: "heart") {
        desk.attempt { () throws(DatabaseError) in try catalogue.mark(desk.selection, favourite: !isAllFavourite) }
      }
      Button("Delete", systemImage: "trash", role: .destructive) { desk.isAskingToDelete = true }
    }
    .labelStyle(.iconOnly)
    .disabled(desk.selection.isEmpty)
  }

  private var isAllRead: Bool { isEach(\.isRead) }
  private var isAllFavourite: Bool { isEach(\.isFavourite) }

  /// Whether a property holds for all chosen books; of very many, some are looked at.
  private func isEach(_ property: KeyPath<Book, Bool>) -> Bool {
    !desk.selection.isEmpty && desk.selection.prefix(200).allSatisfy { catalogue.book($0)?[keyPath: property] ?? true }
  }

  private func edit() {
    guard let id = desk.selection.first, let book = catalogue.book(id) else { return }
    desk.draft = BookDraft(book)
  }
}
