import SwiftUI
import Tiled

/// The messages of a room, and the field for another.
struct RoomView: View {
  let model: ChatRoomModel
  @State private var query = ""
  @State private var isSearching = false

  var body: some View {
    ZStack {
      // First, so that it is what the keyboard reaches next.
      if !query.isEmpty { SearchResults(model: model, query: query, choose: go).zIndex(1) }
      VStack(spacing: 0) {
        MessageList(model: model)
        Divider()
        Composer(model: model)
      }
    }
    .searchable(text: $query, isPresented: $isSearching, prompt: "Search messages")
    .messageDialogs(model)
    .background { RoomEvents(model: model) }
  }

  private func go(to id: Int) {
    query = ""
    isSearching = false
    model.go(to: id)
  }
}

/// Has the model take part in what happens: apart, so that nothing else runs anew for it.
private struct RoomEvents: View {
  let model: ChatRoomModel

  var body: some View {
    Color.clear
      .onChange(of: model.revision, initial: true) { model.takeChanges() }
      .onChange(of: model.lastSeen, initial: true) { model.markRead() }
      .onChange(of: model.draft) { model.draftChanged() }
  }
}
