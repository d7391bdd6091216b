import StackBoard
import SwiftUI

/// The field, with a section in its section.
struct WordSection: View {
  @Binding var word: String
  @Binding var note: String

  var body: some View {
    StackBoardSection("Word", footer: "Its focus, its caret and what is in it stay while sections above change.") {
      TextField("Word", text: $word)
      if !word.isEmpty {
        StackBoardSection("About it") {
          LabeledContent("Letters") { Text("\(word.count)") }
          LabeledContent("Backwards") { Text(String(word.reversed())) }
          LabeledContent("Sections") { SectionNames(word: word) }
        }
      }
      TextField("Note", text: $note)
    }
  }
}

/// What the sections above are called: they are asked, not known.
private struct SectionNames: View {
  let word: String

  var body: some View {
    StackBoardReader(LetterSections(word: word)) { board in
      Text(board.map { $0.words }.joined(separator: ", "))
    }
  }
}
