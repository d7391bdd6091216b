import SQLiteFile
import SwiftUI

extension View {
  /// The form for a book, the question before deleting, and what went wrong.
  func bookDialogs(_ desk: Desk) -> some View { modifier(BookDialogs(desk: desk)) }

  /// Tells why something did not work, until that is taken note of.
  func failureAlert(_ failure: Binding<String?>) -> some View {
    let isShown = Binding(get: { failure.wrappedValue != nil }, set: { if !$0 { failure.wrappedValue = nil } })
    return alert("That did not work", isPresented: isShown) {
      Button("OK") {}
    } message: {
      Text(verbatim: failure.wrappedValue ?? "")
    }
  }
}

private struct BookDialogs: ViewModifier {
  @Bindable var desk: Desk
  @Environment(Catalogue.self) private var catalogue

  func body(content: Content) -> some View {
    content
      .sheet(item: $desk.draft) { BookForm(draft: $0, desk: desk) }
      .confirmationDialog(question, isPresented: $desk.isAskingToDelete, titleVisibility: .visible) {
        Button("Delete", role: .destructive, action: delete)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .failureAlert($desk.failure)
  }

  private var question: String {
    let count = desk.selection.count
    return count == 1 ? "Delete this book?" : "Delete \(count.books)?"
  }

  private func delete() {
    desk.attempt { () throws(DatabaseError) in
      try catalogue.delete(desk.selection)
      AccessibilityNotification.Announcement("\(desk.selection.count.books) deleted").post()
      desk.selection = []
    }
  }
}
