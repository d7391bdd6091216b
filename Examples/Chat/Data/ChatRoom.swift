/// A place in which messages are written.
nonisolated struct ChatRoom: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  /// What stands for it in addresses.
  let address: String
  let symbol: String
  /// How many of a thousand made-up messages are written here.
  let share: Int

  static let all = [
    ChatRoom(id: 1, name: "Harbour", address: "harbour", symbol: "water.waves", share: 900),
    ChatRoom(id: 2, name: "Workshop", address: "workshop", symbol: "hammer", share: 40),
    ChatRoom(id: 3, name: "Kitchen", address: "kitchen", symbol: "fork.knife", share: 30),
    ChatRoom(id: 4, name: "Garden", address: "garden", symbol: "leaf", share: 15),
    ChatRoom(id: 5, name: "Night train", address: "night-train", symbol: "tram", share: 10),
    ChatRoom(id: 6, name: "Lost and found", address: "lost-and-found", symbol: "umbrella", share: 5),
  ]

  /// The room with an id.
  static func with(_ id: Int) -> ChatRoom? { all.first { $0.id == id } }
}
