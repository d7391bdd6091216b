import Foundation
import Observation
import SQLiteFile
import SwiftUI
import Tiled

/// What one page knows of a room: the messages near those in sight, what is being written, what is asked.
///
/// A message that is sent shows at once, under an id of the page's own; when it is in the file, it takes the place of itself.
@Observable
final class ChatRoomModel {
  let room: ChatRoom
  let person: Int
  /// The messages that are loaded.
  let controller: TiledController<ChatMessage>
  /// The first message that was not read when the room was entered.
  let firstUnread: Int?
  /// The message an address or a search led to.
  private(set) var target: Int?
  /// What is being written.
  var draft = ""
  /// The messages that could not be sent, by the ids of the page.
  private(set) var unsent: Set<Int> = []
  /// The message whose text is being changed.
  var edited: ChatMessage?
  /// The message that is deleted if that is meant.
  var deleted: ChatMessage?
  /// The message whose address is shown.
  var linked: ChatMessage?
  @ObservationIgnored let store: ChatStore
  @ObservationIgnored private var seen: Int
  /// The ids of messages that this page has sent and that are not in the file yet.
  @ObservationIgnored private var pending: Set<Int> = []
  @ObservationIgnored private let wait: () async -> Void
  private var reason: String?

  /// Enters a room at a message, at what is unread, or at its end.
  ///
  /// - Parameters:
  ///   - place: the room, and a message to begin at.
  ///   - person: who enters.
  ///   - store: the messages of all.
  ///   - wait: how long it takes until a message is sent: as long as if the file were elsewhere.
  init(
    _ place: ChatPlace,
    person: Int,
    store: ChatStore,
    wait: @escaping () async -> Void = { try? await Task.sleep(for: .milliseconds(150)) }
  ) {
    (room, self.person, self.store, self.wait) = (place.room, person, store, wait)
    seen = store.revision
    firstUnread = try? store.firstUnread(of: person, in: place.room.id)
    let start = place.message ?? firstUnread
    let opening = start.flatMap { Self.controller(around: $0, in: place.room.id, of: store) }
    controller = opening ?? Self.controllerOfLast(in: place.room.id, of: store)
    if place.message != nil && opening == nil { reason = TiledJumpError.isGone.localizedDescription }
    target = opening == nil ? nil : place.message
    // Below the upper edge: so what came before shows, too.
    if let start, opening != nil { controller.scrollTo(id: start, anchor: UnitPoint(x: 0.5, y: 0.25)) }
  }

  /// How many messages are loaded at first.
  private static let page = 60

  private static func controller(around id: Int, in room: Int, of store: ChatStore) -> TiledController<ChatMessage>? {
    guard let items = try? store.around(id, in: room, limit: page), !items.isEmpty else { return nil }
    return TiledController(source: RoomSource(room: room, store: store), items: items)
  }

  private static func controllerOfLast(in room: Int, of store: ChatStore) -> TiledController<ChatMessage> {
    let items = (try? store.older(in: room, limit: page)) ?? []
    return TiledController(
      source: RoomSource(room: room, store: store),
      items: items,
      hasOlder: items.count == page,
      hasNewer: false
    )
  }
}

// What happens elsewhere.
extension ChatRoomModel {
  /// The number of the last change of all rooms.
  var revision: Int { store.revision }

  /// Takes over what has changed since it was last done.
  func takeChanges() {
    let changes = store.changes(since: seen)
    seen = store.revision
    guard let changes else { return controller.reload() }
    for change in changes where change.room == room.id { take(change) }
    sort()
  }

  /// Puts messages that crossed into the order in which all see them: as in the file, and behind them those still on their way.
  private func sort() {
    let sorted = controller.items.sorted { $0.rank < $1.rank }
    if sorted.map(\.id) != controller.items.map(\.id) { controller.setItems(sorted) }
  }

  private func take(_ change: ChatChange) {
    switch change {
    case .sent(let message):
      // A page that was fetched meanwhile has it already.
      let isThere = controller.items.contains { $0.id == message.id }
      if let local = message.localID, pending.remove(local) != nil {
        if isThere { controller.removeItems(ids: [local]) } else { controller.updateItem(message, formerly: local) }
      } else if !isThere {
        // Another page's id says nothing here.
        controller.appendItems([message.withoutLocalID])
      }
    case .edited(let message): controller.updateItem(message)
    case .deleted(_, let id): controller.removeItems(ids: [id])
    }
  }

  /// The others who are writing here.
  var typists: [String] {
    store.typing.people(in: room.id).filter { $0 != person }.map { ChatPerson.with($0).name }
  }
}

// What a person does.
extension ChatRoomModel {
  var canSend: Bool { !draft.allSatisfy(\.isWhitespace) }

  /// Notes that the draft has changed.
  func draftChanged() {
    if draft.isEmpty { store.typing.stop(person, in: room.id) } else { store.typing.type(person, in: room.id) }
  }

  /// Sends the draft, and goes to the end.
  func send() {
    guard canSend else { return }
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    draft = ""
    let message = ChatMessage(id: store.makeLocalID(), room: room.id, author: person, sent: .now, text: text)
    // First: where the end is not loaded, the message waits until it is.
    controller.scrollTo(edge: .bottom)
    controller.appendItems([message])
    deliver(message)
  }

  /// Tries again to send what could not be sent.
  func sendAgain(_ message: ChatMessage) {
    guard unsent.remove(message.id) != nil else { return }
    deliver(message)
  }

  private func deliver(_ message: ChatMessage) {
    pending.insert(message.id)
    Task {
      await wait()
      do throws(DatabaseError) { try store.send(message) } catch { unsent.insert(message.id) }
    }
  }

  /// Gives a message another text.
  func edit(_ message: ChatMessage, text: String) {
    attempt { () throws(DatabaseError) in try store.edit(message.id, text: text) }
  }

  /// Takes a message away.
  func delete(_ message: ChatMessage) {
    attempt { () throws(DatabaseError) in try store.delete(message.id) }
  }

  private func attempt(_ action: () throws(DatabaseError) -> Void) {
    do throws(DatabaseError) { try action() } catch { reason = error.localizedDescription }
  }

  /// Why something did not work; setting it to nil takes note of that.
  var failure: String? {
    get { reason ?? controller.jumpError?.localizedDescription }
    set {
      reason = newValue
      if newValue == nil { controller.jumpError = nil }
    }
  }
}

// What is looked at.
extension ChatRoomModel {
  /// The newest messages with the words of a text.
  func search(_ text: String) -> [ChatMessage] {
    _ = store.revision
    return (try? store.search(text, in: room.id, limit: 50)) ?? []
  }

  /// Goes to a message, wherever it is.
  func go(to id: Int) {
    target = id
    controller.scrollTo(id: id)
  }

  /// The last message that has certainly been seen.
  var lastSeen: Int? {
    let position = controller.position
    if position.isAtEnd && !controller.hasNewer { return controller.items.last { $0.isConfirmed }?.id }
    return position.firstVisibleID.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Notes what has been seen.
  func markRead() {
    guard let lastSeen else { return }
    try? store.markRead(by: person, in: room.id, upTo: lastSeen)
  }
}
