import Foundation
import SQLiteFile
import Testing

@testable import Chat

/// The messages of the chat example, without a page.
struct ChatStoreTests {
  @Test func `twenty thousand messages are there, and a file is made once`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 20_000)
    #expect(try store.message(20_000) != nil)
    #expect(try store.message(20_001) == nil)
    let second = try await folder.store(of: 5)
    for room in ChatRoom.all {
      let last = try #require(try store.last(in: room.id))
      #expect(last.room == room.id)
      #expect(try second.last(in: room.id) == last)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files.contains("chat.sqlite") && files.allSatisfy { $0.wholeMatch(of: /chat\.sqlite(-wal|-shm)?/) != nil })
  }

  @Test func `pages meet at their borders, from either end`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 3_000)
    for room in ChatRoom.all.map(\.id) {
      var forwards: [ChatMessage] = []
      while case let page = try store.newer(in: room, after: forwards.last?.id, limit: 7), !page.isEmpty {
        forwards += page
      }
      var backwards: [ChatMessage] = []
      while case let page = try store.older(in: room, before: backwards.first?.id, limit: 7), !page.isEmpty {
        backwards = page + backwards
      }
      #expect(forwards == backwards)
      #expect(forwards.map(\.id) == forwards.map(\.id).sorted())
      #expect(forwards.allSatisfy { $0.room == room })
      #expect(try store.last(in: room) == forwards.last)
    }
  }

  @Test func `a message is found with its neighbours, in its own room only`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    #expect(try store.last(in: 1) == nil)
    let ids = try (0..<50).map { number in
      try store.say("in another", in: 2)
      return try store.say("\(number)").id
    }
    #expect(try store.around(ids[20], in: 1, limit: 10).map(\.id) == Array(ids[15...24]))
    #expect(try store.around(ids[20], in: 1, limit: 1).map(\.id) == [ids[20]])
    #expect(try store.around(ids[1], in: 1, limit: 10).map(\.id) == Array(ids[0...5]))
    #expect(try store.around(ids[49], in: 1, limit: 10).map(\.id) == Array(ids[44...49]))
    #expect(try store.around(ids[20], in: 2, limit: 10) == [])
    #expect(try store.around(4_711, in: 1, limit: 10) == [])
    #expect(try store.older(in: 1, before: ids[0], limit: 10) == [])
    #expect(try store.newer(in: 1, after: ids[49], limit: 10) == [])
    #expect(try store.newer(in: 1, limit: 2).map(\.id) == Array(ids[0...1]))
    #expect(try store.older(in: 1, limit: 2).map(\.id) == Array(ids[48...49]))
  }

  @Test func `a search is for words, the last of which may have only begun`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let first = ["The rope at the quay", "ROPES and sails", "Zoë's quay", "Near OR far"]
    for text in first + ["room1 place", "100 % wool", "1️⃣ 🎉"] { try store.say(text) }
    try store.say("A rope elsewhere", in: 2)
    func found(_ text: String, in room: Int? = 1) throws -> [String] {
      try store.search(text, in: room, limit: 10).map(\.text)
    }
    #expect(try found("rope") == ["ROPES and sails", "The rope at the quay"])
    #expect(try found("rope ") == ["The rope at the quay"])
    #expect(try found("rope", in: nil) == ["A rope elsewhere", "ROPES and sails", "The rope at the quay"])
    #expect(try found("quay rop") == ["The rope at the quay"])
    #expect(try found("zoe") == ["Zoë's quay"])
    #expect(try found("OR f") == ["Near OR far"])
    #expect(try found("room1") == ["room1 place"])
    #expect(try found("room2", in: 2) == [])
    #expect(try found("100%") == ["100 % wool"])
    #expect(try found("1️⃣") == ["1️⃣ 🎉", "100 % wool"])
    for nothing in ["", " ", "%", "🎉", "\"", "'); DROP TABLE messages; --", "text:zoe", "*"] {
      #expect(try found(nothing) == [])
    }
  }

  @Test func `what is edited or deleted is found by its new words alone, and a number is given once`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 20)
    let message = try store.say("A quagga")
    #expect(message.id == 21 && message.localID == -1 && message.isConfirmed)
    try store.edit(message.id, text: "An okapi")
    #expect(try store.search("quagga", limit: 10) == [])
    let edited = try #require(try store.search("okapi", in: 1, limit: 10).first)
    #expect(edited.id == message.id && edited.isEdited && edited.text == "An okapi")
    try store.delete(message.id)
    #expect(try store.search("okapi", limit: 10) == [])
    #expect(try store.message(message.id) == nil)
    #expect(try store.say("Another").id == 22)
    let second = try await folder.store(of: 0)
    #expect(try second.last(in: 1)?.text == "Another")
  }

  @Test func `every change is told to those who ask for what is new`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 20)
    let seen = store.revision
    let message = try store.say("One", in: 2, by: 3)
    try store.edit(message.id, text: "Two")
    try store.delete(message.id)
    try store.delete(message.id)
    try store.edit(message.id, text: "Three")
    let changes = try #require(store.changes(since: seen))
    var edited = ChatMessage(id: message.id, room: 2, author: 3, sent: message.sent, text: "Two")
    edited.isEdited = true
    #expect(changes == [.sent(message), .edited(edited), .deleted(room: 2, id: message.id)])
    #expect(store.changes(since: store.revision) == [])
    #expect(changes.allSatisfy { $0.room == 2 })
  }

  @Test func `what is unread is counted from what was read last, up to a limit`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    #expect(try store.firstUnread(of: 0, in: 1) == nil)
    let ids = try (0..<1_010).map { _ in try store.say("Hello", by: 1).id }
    #expect(try store.numberOfUnread(of: 0, in: 1) == 999)
    #expect(try store.numberOfUnread(of: 1, in: 1) == 0)
    #expect(try store.firstUnread(of: 0, in: 1) == ids[0])
    try store.markRead(by: 0, in: 1, upTo: ids[1_004])
    #expect(try store.numberOfUnread(of: 0, in: 1) == 5)
    #expect(try store.firstUnread(of: 0, in: 1) == ids[1_005])
    try store.markRead(by: 0, in: 1, upTo: ids[3])
    #expect(try store.numberOfUnread(of: 0, in: 1) == 5)
    #expect(try store.numberOfUnread(of: 0, in: 2) == 0)
    try store.delete(ids[1_009])
    #expect(try store.numberOfUnread(of: 0, in: 1) == 4)
    try store.say("I am here", by: 0)
    #expect(try store.numberOfUnread(of: 0, in: 1) == 0)
    #expect(try store.firstUnread(of: 0, in: 1) == nil)
  }

  @Test func `made-up messages leave some unread for most, and all for who is new`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 20_000)
    let counts = try ChatPerson.all.map { person in try store.numberOfUnread(of: person.id, in: 1) }
    #expect(counts.dropLast().allSatisfy { $0 <= 60 })
    #expect(counts.contains(0) && counts.contains { $0 > 0 && $0 <= 60 })
    #expect(counts.last == 999)
  }

  @Test func `who sends writes no longer`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0, typing: ChatTyping { _ in await withUnsafeContinuation { _ in } })
    store.typing.type(3, in: 1)
    #expect(store.typing.people(in: 1) == [3])
    try store.say("There", by: 3)
    #expect(store.typing.people(in: 1) == [])
  }

  @Test func `a file that is no database is told, and left alone`() async throws {
    let folder = ChatFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let text = Data(String(repeating: "Dear diary, ", count: 500).utf8)
    try text.write(to: folder.file)
    let store = ChatStore(file: folder.file, messages: 10)
    #expect(store.state == .failed("The database says: file is not a database."))
    #expect(throws: DatabaseError.self) { try store.say("Hello") }
    #expect(try Data(contentsOf: folder.file) == text)
  }
}
