import SwiftUI

/// What a search found, the best first, to be gone through with the arrow keys.
struct SearchResults: View {
  let document: Document
  let contents: Contents

  var body: some View {
    let results = document.search.index(of: document).results(for: contents.query)
    if results.isEmpty {
      ContentUnavailableView {
        Label("Nothing found", systemImage: "magnifyingglass")
      } description: {
        Text("Nothing in this document has the words “\(contents.query)”.")
      }
    } else {
      let chosen = min(contents.chosen, results.count - 1)
      VStack(alignment: .leading, spacing: 2) {
        Text(results.count == 1 ? "1 result" : "\(results.count) results")
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(.leading, 10)
          .accessibilityAddTraits(.updatesFrequently)
        ForEach(results) { result in
          let isChosen = result.id == results[chosen].id
          if isChosen {
            SearchRow(result: result, isChosen: true).keyboardShortcut(.return, modifiers: [])
          } else {
            SearchRow(result: result, isChosen: false)
          }
        }
      }
      .background { ArrowKeys(contents: contents, count: results.count) }
    }
  }
}

/// The keys that go from one result to the next.
private struct ArrowKeys: View {
  let contents: Contents
  let count: Int

  var body: some View {
    HStack {
      Button("Next result") { contents.chosen = min(contents.chosen + 1, count - 1) }
        .keyboardShortcut(.downArrow, modifiers: [])
      Button("Previous result") { contents.chosen = max(contents.chosen - 1, 0) }
        .keyboardShortcut(.upArrow, modifiers: [])
    }
    .hidden()
    .frame(width: 1, height: 1)
  }
}

/// A result: its title, the way to it, and where the words stand.
private struct SearchRow: View {
  let result: SearchResult
  let isChosen: Bool

  var body: some View {
    NavigationLink(value: result.link) {
      VStack(alignment: .leading, spacing: 2) {
        text(result.title).fontWeight(.medium)
        if result.path != "" { Text(result.path).font(.caption).foregroundStyle(.secondary) }
        if !result.excerpt.isEmpty { text(result.excerpt).font(.caption).foregroundStyle(.secondary).lineLimit(2) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 6)
      .padding(.horizontal, 10)
      .background(
        isChosen ? AnyShapeStyle(.tint.opacity(0.12)) : AnyShapeStyle(.clear),
        in: RoundedRectangle(cornerRadius: 6)
      )
    }
    .foregroundStyle(.primary)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func text(_ pieces: [SearchResult.Piece]) -> Text {
    pieces.reduce(Text(verbatim: "")) { text, piece in
      let next = Text(verbatim: piece.text)
      return text + (piece.isMatch ? next.bold().foregroundColor(.accentColor) : next)
    }
  }
}
