import SwiftUI

/// A room or a message in it: what an address leads to.
nonisolated struct ChatPlace: Hashable {
  let room: ChatRoom
  /// The message to begin at; nil for the first unread one or the end.
  var message: Int?

  /// The room's word and, behind it, the number of a message: `/harbour`, `/harbour/4711`.
  @MainActor static let address = AddressFormat<ChatPlace>(
    parts: \.parts,
    value: { ChatPlace(parts: $0) }
  )

  init(room: ChatRoom, message: Int? = nil) { (self.room, self.message) = (room, message) }

  /// The place that parts of an address stand for; nil if there is none.
  init?(parts: [String]) {
    guard let room = ChatRoom.all.first(where: { $0.address == parts.first }) else { return nil }
    if parts.count == 1 {
      self.init(room: room)
    } else {
      guard parts.count == 2, let message = Int(parts[1]), message > 0 else { return nil }
      self.init(room: room, message: message)
    }
  }

  /// The address below the app's own.
  var path: String { parts.joined(separator: "/") }

  var parts: [String] { [room.address] + (message.map { ["\($0)"] } ?? []) }
}
