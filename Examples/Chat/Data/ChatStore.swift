import Foundation
import Observation
import SQLiteFile

/// The messages, as all pages of the program see them: what one page changes, the others show.
///
/// Messages stay in their file; what is kept of them is what happened last.
@Observable
final class ChatStore {
  /// Whether messages can be read yet.
  enum State: Equatable {
    case closed
    case opening
    case open
    /// The file cannot be made or read.
    case failed(String)
  }

  /// No more unread messages are counted.
  static let mostUnread = 999

  static let shared = ChatStore(file: ChatFile.location, messages: ChatFile.numberOfMessages)

  private(set) var state = State.closed
  let typing: ChatTyping
  private var journal = ChatJournal()
  /// Grows when somebody has read something.
  private var readings = 0
  @ObservationIgnored private var table: MessageTable?
  @ObservationIgnored private var lastLocalID = 0
  private let file: URL
  private let size: Int

  /// Opens the file if it is there; otherwise `open()` makes it.
  init(file: URL, messages: Int, typing: ChatTyping = ChatTyping()) {
    self.file = file
    self.typing = typing
    size = messages
    if FileManager.default.fileExists(atPath: file.path) { openFile() }
  }

  /// Opens the messages; the first time, makes them beside the main actor.
  func open() async {
    guard state != .open, state != .opening else { return }
    state = .opening
    do {
      try await Self.makeFile(at: file, messages: size)
      openFile()
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  @concurrent
  private nonisolated static func makeFile(at file: URL, messages: Int) async throws {
    try MessagePress.makeFile(at: file, messages: messages)
  }

  private func openFile() {
    do throws(DatabaseError) {
      table = try MessageTable(path: file.path)
      state = .open
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  private func opened() throws(DatabaseError) -> MessageTable {
    guard let table else { throw DatabaseError(code: -1, message: "the chat is closed") }
    return table
  }
}

// What is there.
extension ChatStore {
  /// The messages of a room right before one, the oldest first; without one, the last of all.
  func older(in room: Int, before id: Int? = nil, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    try opened().older(in: room, before: id ?? .max, limit: limit)
  }

  /// The messages of a room right after one, the oldest first; without one, the first of all.
  func newer(in room: Int, after id: Int? = nil, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    try opened().newer(in: room, after: id ?? 0, limit: limit)
  }

  /// A message of a room and those around it, about half of them on either side; none if it is not there.
  func around(_ id: Int, in room: Int, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    let table = try opened()
    guard let message = try table.message(id), message.room == room else { return [] }
    let older = try table.older(in: room, before: id, limit: limit / 2)
    let newer = try table.newer(in: room, after: id, limit: max(0, limit - limit / 2 - 1))
    return older + [message] + newer
  }

  /// The last message of a room.
  func last(in room: Int) throws(DatabaseError) -> ChatMessage? { try older(in: room, limit: 1).first }

  /// A message; nil when it has been deleted.
  func message(_ id: Int) throws(DatabaseError) -> ChatMessage? { try opened().message(id) }

  /// The messages with all words of a text, the newest first; none for a text without words.
  func search(_ text: String, in room: Int? = nil, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    guard let pattern = MessageSearch.pattern(text, in: room) else { return [] }
    return try opened().found(pattern, limit: limit)
  }

  /// The first message of a room somebody has not read.
  func firstUnread(of person: Int, in room: Int) throws(DatabaseError) -> Int? {
    _ = readings
    let table = try opened()
    return try table.newer(in: room, after: table.lastRead(by: person, in: room), limit: 1).first?.id
  }

  /// How many messages of a room somebody has not read, `mostUnread` for more.
  func numberOfUnread(of person: Int, in room: Int) throws(DatabaseError) -> Int {
    _ = (readings, journal.revision)
    let table = try opened()
    return try table.count(in: room, after: table.lastRead(by: person, in: room), limit: Self.mostUnread)
  }

  /// The number of the last change of a message.
  var revision: Int { journal.revision }

  /// The changes after a number; nil if those are too many to be kept.
  func changes(since revision: Int) -> [ChatChange]? { journal.changes(since: revision).map { Array($0) } }
}

// What can be done with it. Each is written to the file before anybody sees it.
extension ChatStore {
  /// An id for a message that is not in the file yet: no other page has it.
  func makeLocalID() -> Int {
    lastLocalID -= 1
    return lastLocalID
  }

  /// Puts a message into the file; its author has then read what was there.
  ///
  /// - Parameter message: the message, under an id of its own page.
  /// - Returns: the message as all see it, which remembers that id.
  /// - Throws: why it is not in the file.
  @discardableResult
  func send(_ message: ChatMessage) throws(DatabaseError) -> ChatMessage {
    let confirmed = ChatMessage(
      id: try opened().add(message),
      room: message.room,
      author: message.author,
      sent: message.sent,
      text: message.text,
      image: message.image,
      localID: message.id
    )
    typing.stop(message.author, in: message.room)
    readings += 1
    journal.append(.sent(confirmed))
    return confirmed
  }

  /// Gives a message another text; does nothing if it has been deleted.
  func edit(_ id: Int, text: String) throws(DatabaseError) {
    let table = try opened()
    try table.setText(text, of: id)
    if let message = try table.message(id) { journal.append(.edited(message)) }
  }

  /// Takes a message away; does nothing if that has been done.
  func delete(_ id: Int) throws(DatabaseError) {
    let table = try opened()
    guard let message = try table.message(id) else { return }
    try table.delete(id)
    journal.append(.deleted(room: message.room, id: id))
  }

  /// Notes what somebody has read; what was read stays read.
  func markRead(by person: Int, in room: Int, upTo id: Int) throws(DatabaseError) {
    let table = try opened()
    if try table.lastRead(by: person, in: room) >= id { return }
    try table.markRead(by: person, in: room, upTo: id)
    readings += 1
  }
}
