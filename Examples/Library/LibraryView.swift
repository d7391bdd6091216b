import SwiftUI

/// The library, once it is open.
struct LibraryView: View {
  @Environment(Catalogue.self) private var catalogue

  var body: some View {
    NavigationStack {
      switch catalogue.state {
      case .open:
        BookList()
      case .failed(let reason):
        ContentUnavailableView {
          Label("The library cannot be opened", systemImage: "books.vertical")
        } description: {
          Text(verbatim: reason)
        } actions: {
          Button("Try again") { Task { await catalogue.open() } }
        }
        .navigationTitle("Library")
      case .closed, .opening:
        ProgressView("Filling the shelves…")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Library")
          .task { await catalogue.open() }
      }
    }
  }
}
