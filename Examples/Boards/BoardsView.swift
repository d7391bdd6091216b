import StackBoard
import SwiftUI

/// What becomes of sections, wherever they stand: those above the field come, go and change places with every letter.
struct BoardsView: View {
  @State private var word = ""
  @State private var note = ""
  @State private var showsHeaders = false
  @State private var isOn = false
  @State private var look = Look.cards

  var body: some View {
    styled(
      StackBoard {
        Text("Type a word: its letters sort themselves into sections above the field, which stays what it is.")
        LetterSections(word: word)
        WordSection(word: $word, note: $note)
        Reminder {
          Text("This is a kind of section of the app's own.")
          Text("It takes part because it hands out its blocks.")
        }
        LookSection(showsHeaders: $showsHeaders, look: $look)
        Toggle("A row in no section", isOn: $isOn)
        Text("And its neighbour: they look as if they were in one.")
      }
      .stackBoardNesting(showsHeaders ? .inlineHeaders : .flatten)
    )
  }

  @ViewBuilder private func styled(_ board: some View) -> some View {
    switch look {
    case .cards: board
    case .plain: board.stackBoardStyle(.plain)
    case .outline: ScrollView { board.stackBoardStyle(OutlineStyle()).padding() }
    }
  }
}
