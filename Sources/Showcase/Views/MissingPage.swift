import SwiftUI

/// A page of which there is nothing.
struct MissingPage: View {
  let document: Document

  var body: some View {
    ContentUnavailableView {
      Label("Nothing here", systemImage: "questionmark.folder")
    } description: {
      Text("This document has no page at this address. It may have another title now: try the search.")
    }
    .navigationTitle(document.title)
  }
}
