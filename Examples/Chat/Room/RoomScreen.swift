import SwiftUI

/// A room, once messages can be read.
struct RoomScreen: View {
  let place: ChatPlace
  let person: Int
  @Environment(ChatStore.self) private var store
  @State private var model = Once<ChatRoomModel>()

  var body: some View {
    Group {
      switch store.state {
      case .open:
        RoomView(model: model.value { ChatRoomModel(place, person: person, store: store) })
      case .failed(let reason):
        ContentUnavailableView {
          Label("The messages cannot be read", systemImage: "exclamationmark.bubble")
        } description: {
          Text(verbatim: reason)
        } actions: {
          Button("Try again") { Task { await store.open() } }
        }
      case .closed, .opening:
        ProgressView("Opening the rooms…").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .navigationTitle(place.room.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
