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
        }
      }
      TextField("Note", text: $note)
    }
  }
}
