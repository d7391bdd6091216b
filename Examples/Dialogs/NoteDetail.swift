import SwiftUI

/// A note on its own: half the window on a phone, or all of it.
struct NoteDetail: View {
  let note: Note
  let board: Board
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(note.title).font(.title2).accessibilityAddTraits(.isHeader)
        Spacer()
        if isPresented { Button("Done") { dismiss() } }
      }
      Text(note.text)
      Menu("Change") {
        ForEach(Shade.allCases) { shade in
          Button(shade.rawValue) { change { $0.shade = shade } }
        }
      } primaryAction: {
        change { $0.isPinned.toggle() }
      }
    }
    .padding(20)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }

  private func change(_ change: (inout Note) -> Void) {
    var changed = board.notes.first { $0.id == note.id } ?? note
    change(&changed)
    board.update(changed)
  }
}
