import StackBoard
import SwiftUI

// sample: boardReader
struct SearchedBoard: View {
  @State private var word = ""

  var body: some View {
    StackBoardReader(RadioSettings()) { board in
      VStack {
        TextField("Search", text: $word)
          .textFieldStyle(.roundedBorder)
        StackBoard {
          board.keeping {
            word.isEmpty
              || $0.words.localizedCaseInsensitiveContains(word)
          }
        }
        .frame(height: 360)
      }
    }
  }
}

struct RadioSettings: View {
  @State private var isLoud = false
  @State private var isStereo = true
  @State private var hasClock = true

  var body: some View {
    StackBoardSection("Sound") {
      Toggle("Loud", isOn: $isLoud)
      Toggle("Stereo", isOn: $isStereo)
    }
    StackBoardSection("Display") { Toggle("Clock", isOn: $hasClock) }
  }
}
// end sample
