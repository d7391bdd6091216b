import SwiftUI

/// Something to be noticed.
struct NoteView: View {
  let note: Note

  var body: some View {
    let look = NoteLook(note.kind)
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: look.symbol).foregroundStyle(look.color).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(look.word).font(.subheadline.weight(.semibold))
        MarkdownView(note.markdown)
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.color.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(look.word)
  }
}

/// How notices of a kind look.
private struct NoteLook {
  let word: String
  let symbol: String
  let color: Color

  init(_ kind: Note.Kind) {
    switch kind {
    case .note: (word, symbol, color) = ("Note", "info.circle", .blue)
    case .tip: (word, symbol, color) = ("Tip", "lightbulb", .green)
    case .important: (word, symbol, color) = ("Important", "exclamationmark.circle", .purple)
    case .warning: (word, symbol, color) = ("Warning", "exclamationmark.triangle", .orange)
    }
  }
}
