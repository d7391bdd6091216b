import StackBoard
import SwiftUI

/// A section for each kind of letter that is in a word.
struct LetterSections: View {
  let word: String

  var body: some View {
    ForEach(Letters.kinds(in: word)) { kind in
      StackBoardSection(kind.title) {
        Text(String(kind.found(in: word))).font(.title3.monospaced())
      }
    }
  }
}
