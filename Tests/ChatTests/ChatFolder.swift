import Foundation
import SQLiteFile
import Testing

@testable import Chat

/// A folder for the files of one test.
struct ChatFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "chat-\(UUID().uuidString)")
  var file: URL { url.appending(path: "chat.sqlite") }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A chat of so many made-up messages.
  func store(of count: Int, typing: ChatTyping = ChatTyping()) async throws -> ChatStore {
    let store = ChatStore(file: file, messages: count, typing: typing)
    await store.open()
    try #require(store.state == .open)
    return store
  }

  /// Has the file refuse new messages, or take them again.
  func refuseMessages(_ isRefusing: Bool) throws {
    let database = try Database(path: file.path)
    if isRefusing {
      try database.execute("CREATE TRIGGER refuse BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'no'); END")
    } else {
      try database.execute("DROP TRIGGER refuse")
    }
  }
}

extension ChatStore {
  /// Sends a text.
  @discardableResult
  func say(_ text: String, in room: Int = 1, by author: Int = 0) throws -> ChatMessage {
    try send(
      ChatMessage(id: makeLocalID(), room: room, author: author, sent: Date(timeIntervalSince1970: 0), text: text)
    )
  }
}
