import Foundation
import SQLiteFile

/// The messages in their file.
///
/// Every question is answered by an index, in time that does not depend on how many messages there are.
nonisolated final class MessageTable {
  private let database: Database
  private let selectOlder: Statement
  private let selectNewer: Statement
  private let selectMessage: Statement
  private let selectFound: Statement
  private let selectRead: Statement
  private let countNewer: Statement
  private let insertMessage: Statement
  private let updateText: Statement
  private let deleteMessage: Statement
  private let updateRead: Statement

  /// Opens the messages in a file that `MessagePress` has made.
  init(path: String) throws(DatabaseError) {
    database = try Database(path: path)
    // Readers and the writer do not wait for one another. What is written last may be lost with the power, nothing more.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    selectOlder = try database.prepare(
      """
      SELECT id, room, author, sent, text, image, is_edited FROM messages
      WHERE room = ? AND id < ? ORDER BY id DESC LIMIT ?
      """
    )
    selectNewer = try database.prepare(
      """
      SELECT id, room, author, sent, text, image, is_edited FROM messages
      WHERE room = ? AND id > ? ORDER BY id LIMIT ?
      """
    )
    selectMessage = try database.prepare(
      "SELECT id, room, author, sent, text, image, is_edited FROM messages WHERE id = ?"
    )
    selectFound = try database.prepare(
      """
      SELECT id, room, author, sent, messages.text, image, is_edited
      FROM found JOIN messages ON messages.id = found.rowid
      WHERE found MATCH ? ORDER BY found.rowid DESC LIMIT ?
      """
    )
    selectRead = try database.prepare("SELECT last FROM reads WHERE person = ? AND room = ?")
    countNewer = try database.prepare(
      "SELECT count(*) FROM (SELECT 1 FROM messages WHERE room = ? AND id > ? LIMIT ?)"
    )
    insertMessage = try database.prepare(MessagePress.insertion)
    updateText = try database.prepare("UPDATE messages SET text = ?, is_edited = 1 WHERE id = ?")
    deleteMessage = try database.prepare("DELETE FROM messages WHERE id = ?")
    updateRead = try database.prepare(
      """
      INSERT INTO reads (person, room, last) VALUES (?, ?, ?)
      ON CONFLICT (person, room) DO UPDATE SET last = max(last, excluded.last)
      """
    )
  }
}

// What is there.
nonisolated extension MessageTable {
  /// The messages of a room right before one, the oldest first.
  func older(in room: Int, before id: Int, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    try messages(selectOlder, .integer(room), .integer(id), .integer(limit)).reversed()
  }

  /// The messages of a room right after one, the oldest first.
  func newer(in room: Int, after id: Int, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    try messages(selectNewer, .integer(room), .integer(id), .integer(limit))
  }

  /// A message; nil when it has been deleted.
  func message(_ id: Int) throws(DatabaseError) -> ChatMessage? { try messages(selectMessage, .integer(id)).first }

  /// The messages that a pattern finds, the newest first.
  func found(_ pattern: String, limit: Int) throws(DatabaseError) -> [ChatMessage] {
    try messages(selectFound, .text(pattern), .integer(limit))
  }

  /// The last message of a room somebody has read; 0 for none.
  func lastRead(by person: Int, in room: Int) throws(DatabaseError) -> Int {
    try number(selectRead, .integer(person), .integer(room))
  }

  /// How many messages of a room come after one, if not more than a limit.
  func count(in room: Int, after id: Int, limit: Int) throws(DatabaseError) -> Int {
    try number(countNewer, .integer(room), .integer(id), .integer(limit))
  }

  private func number(_ statement: Statement, _ values: Statement.Value...) throws(DatabaseError) -> Int {
    var number = 0
    try statement.rows(values) { number = $0.integer(0) }
    return number
  }

  private func messages(_ statement: Statement, _ values: Statement.Value...) throws(DatabaseError) -> [ChatMessage] {
    var messages: [ChatMessage] = []
    try statement.rows(values) { messages.append(ChatMessage($0)) }
    return messages
  }
}

// What can be done with it.
nonisolated extension MessageTable {
  /// Adds a message and returns its id; the id it comes with is not looked at.
  ///
  /// Who sends has read what was there.
  func add(_ message: ChatMessage) throws(DatabaseError) -> Int {
    try database.transaction { () throws(DatabaseError) in
      try insertMessage.insert(message)
      let id = Int(database.lastInsertedRow)
      try markRead(by: message.author, in: message.room, upTo: id)
      return id
    }
  }

  /// Gives a message another text, and notes that it has been edited.
  func setText(_ text: String, of id: Int) throws(DatabaseError) { try updateText.rows(.text(text), .integer(id)) }

  /// Takes a message away; its number is never given again.
  func delete(_ id: Int) throws(DatabaseError) { try deleteMessage.rows(.integer(id)) }

  /// Notes what somebody has read; what was read stays read.
  func markRead(by person: Int, in room: Int, upTo id: Int) throws(DatabaseError) {
    try updateRead.rows(.integer(person), .integer(room), .integer(id))
  }
}

nonisolated extension Statement {
  /// Runs the insertion of a message.
  func insert(_ message: ChatMessage) throws(DatabaseError) {
    try rows(
      .integer(message.room),
      .integer(message.author),
      .integer(Int(message.sent.timeIntervalSince1970)),
      .text(message.text),
      .optional(message.image?.rawValue)
    )
  }
}

nonisolated extension ChatMessage {
  /// Reads a row with all of a message.
  fileprivate init(_ row: borrowing Row) {
    self.init(
      id: row.integer(0),
      room: row.integer(1),
      author: row.integer(2),
      sent: Date(timeIntervalSince1970: Double(row.integer(3))),
      text: row.text(4),
      image: ChatImage(rawValue: row.integer(5)),
      isEdited: row.flag(6)
    )
  }
}
