import SwiftUI

/// The rooms, and what is written in one of them.
struct ChatView: View {
  /// Who looks at the page.
  @AppStorage("chat.person") private var person = 0
  @Environment(ChatStore.self) private var store

  var body: some View {
    NavigationSplitView {
      RoomList(person: $person)
        .navigationDestination(for: ChatPlace.self, address: ChatPlace.address) { place in
          RoomScreen(place: place, person: person).id(person)
        }
    } detail: {
      ContentUnavailableView(
        "No room",
        systemImage: "bubble.left.and.bubble.right",
        description: Text("Choose one to read and write.")
      )
    }
    .task { await store.open() }
  }
}
