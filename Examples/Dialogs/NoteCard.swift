import SwiftUI

/// One note on the board; a right click or a long press shows what can be done with it.
struct NoteCard: View {
  let note: Note
  let board: Board
  let open: () -> Void
  @State private var isRenaming = false
  @State private var title = ""
  @State private var doomed: Note?
  @State private var isDeleting = false

  var body: some View {
    Button(action: open) {
      HStack(alignment: .top, spacing: 12) {
        RoundedRectangle(cornerRadius: 3).fill(note.shade.color).frame(width: 6)
        VStack(alignment: .leading, spacing: 4) {
          Text(note.isPinned ? "★ \(note.title)" : note.title).font(.headline)
          if board.showsText { Text(note.text).font(.subheadline).foregroundStyle(.secondary) }
        }
        Spacer()
      }
      .padding(14)
      .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 14))
    }
    .buttonStyle(.plain)
    .contextMenu {
      Button {
        change { $0.isPinned.toggle() }
      } label: {
        Label(note.isPinned ? "Unpin" : "Pin", systemImage: "pin")
      }
      Button {
        title = note.title
        isRenaming = true
      } label: {
        Label("Rename…", systemImage: "pencil")
      }
      Menu("Colour") {
        ForEach(Shade.allCases) { shade in
          Button(shade.rawValue) { change { $0.shade = shade } }
        }
      }
      Divider()
      Button(role: .destructive) {
        doomed = note
        isDeleting = true
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
    .alert("Rename the note", isPresented: $isRenaming) {
      TextField("Title", text: $title)
      Button("Rename") { change { $0.title = title } }
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Delete the note?", isPresented: $isDeleting, presenting: doomed) { doomed in
      Button("Delete “\(doomed.title)”", role: .destructive) { board.delete(doomed) }
    } message: { _ in
      Text("This cannot be undone.")
    }
  }

  private func change(_ change: (inout Note) -> Void) {
    var changed = note
    change(&changed)
    board.update(changed)
  }
}
