import SwiftUI

// sample: undo
@Observable final class Score {
  private(set) var points = 0

  func add(_ more: Int, undo: UndoManager?) {
    points += more
    undo?.registerUndo(withTarget: self) { score in
      score.add(-more, undo: undo)
    }
    undo?.setActionName("Points")
  }
}

struct UndoSample: View {
  @State private var score = Score()
  @Environment(\.undoManager) private var undo

  var body: some View {
    VStack(spacing: 12) {
      Text("\(score.points) points").font(.title2)
      HStack {
        Button("Ten more") { score.add(10, undo: undo) }
        Button("Undo") { undo?.undo() }
          .disabled(undo?.canUndo != true)
        Button("Redo") { undo?.redo() }
          .disabled(undo?.canRedo != true)
      }
      .buttonStyle(.bordered)
    }
  }
}
// end sample
