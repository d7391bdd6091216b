import SwiftUI

/// The board: its notes, and everything that can be done with them.
struct BoardView: View {
  @State private var board = Board()
  @State private var isWriting = false
  @State private var opened: Note?
  @State private var isTouring = false
  @State private var message = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack(spacing: 12) {
          Text("Board").font(.largeTitle).fixedSize().accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Spacer()
          BoardMenu(board: board, isTouring: $isTouring)
          Button("Write") { isWriting = true }.buttonStyle(.borderedProminent)
        }
        BoardTools(board: board)
        LazyNotes(board: board, opened: $opened)
        Text(message).font(.footnote).foregroundStyle(.secondary)
      }
      .frame(maxWidth: 640)
      .padding(16)
    }
    .sheet(isPresented: $isWriting, onDismiss: { message = "The editor is closed." }) {
      NoteEditor { board.add($0) }
    }
    .sheet(item: $opened) { NoteDetail(note: $0, board: board) }
    .fullScreenCover(isPresented: $isTouring) { Tour() }
  }
}

/// The cards.
private struct LazyNotes: View {
  let board: Board
  @Binding var opened: Note?

  var body: some View {
    if board.shown.isEmpty {
      Text("Nothing here. Write a note, or choose another colour.").foregroundStyle(.secondary)
    }
    ForEach(board.shown) { note in
      NoteCard(note: note, board: board) { opened = note }
    }
  }
}

/// What can be done with the whole board.
private struct BoardMenu: View {
  @Bindable var board: Board
  @Binding var isTouring: Bool

  var body: some View {
    Menu("Options") {
      Section("View") {
        Toggle("Show text", isOn: $board.showsText)
        Menu("Order") {
          ForEach(Order.allCases) { order in
            Toggle(order.rawValue, isOn: Binding(get: { board.order == order }, set: { _ in board.order = order }))
          }
        }
      }
      Button("Take the tour") { isTouring = true }
      Button("Print") {}.disabled(true)
      Divider()
      Button("Unpin all", role: .destructive) {
        for note in board.notes where note.isPinned {
          var unpinned = note
          unpinned.isPinned = false
          board.update(unpinned)
        }
      }
    }
    .buttonStyle(.bordered)
  }
}
