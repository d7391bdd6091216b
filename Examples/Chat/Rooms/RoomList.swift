import SwiftUI

/// All rooms, with what was said last in each.
struct RoomList: View {
  @Binding var person: Int
  @Environment(ChatStore.self) private var store

  var body: some View {
    List(ChatRoom.all) { room in
      NavigationLink(value: ChatPlace(room: room)) { RoomRow(room: room, person: person) }
    }
    .listStyle(.sidebar)
    .navigationTitle("Chat")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { PersonMenu(person: $person) }
    }
  }
}

private struct RoomRow: View {
  let room: ChatRoom
  let person: Int
  @Environment(ChatStore.self) private var store

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: room.symbol).foregroundStyle(.tint).frame(width: 24).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: room.name).fontWeight(unread > 0 ? .semibold : .regular)
        if let last {
          Text(verbatim: "\(ChatPerson.with(last.author).name): \(last.summary)")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
      Spacer(minLength: 0)
      if unread > 0 { UnreadCount(count: unread) }
    }
    .padding(.vertical, 4)
  }

  private var last: ChatMessage? {
    _ = store.revision
    return store.state == .open ? try? store.last(in: room.id) : nil
  }

  private var unread: Int {
    store.state == .open ? (try? store.numberOfUnread(of: person, in: room.id)) ?? 0 : 0
  }
}

private struct UnreadCount: View {
  let count: Int

  var body: some View {
    Text(verbatim: count < ChatStore.mostUnread ? "\(count)" : "\(count)+")
      .font(.caption)
      .fontWeight(.semibold)
      .monospacedDigit()
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 2)
      .background(Color.own, in: Capsule())
      .accessibilityLabel("\(count) unread")
  }
}

/// Who looks at the page.
private struct PersonMenu: View {
  @Binding var person: Int

  var body: some View {
    Menu(ChatPerson.with(person).name, systemImage: "person.crop.circle") {
      Picker("Who are you?", selection: $person) {
        ForEach(ChatPerson.all) { Text(verbatim: $0.name).tag($0.id) }
      }
    }
  }
}
