import Foundation
import Testing

@testable import Chat

struct MessageWriterTests {
  private func messages(_ count: Int) -> [ChatMessage] {
    var writer = MessageWriter(count: count)
    return (0..<count).map { _ in writer.next() }
  }

  @Test func `messages are the same every time, of every length, some with pictures, in order of time`() {
    let all = messages(20_000)
    #expect(messages(20_000) == all)
    let lengths = all.map(\.text.count)
    #expect(all[0].text.hasPrefix("I can hear the train. Has anybody seen the loud telescope?"))
    #expect(lengths.max()! > 500 && lengths.max()! < 900)
    #expect(lengths.count { $0 <= 12 } > 1_000)
    #expect(lengths.count { $0 > 300 } > 500)
    #expect(all.contains { $0.text.contains("\n\n") })
    #expect((300...500).contains(all.count { $0.image != nil }))
    #expect(all.allSatisfy { !$0.text.isEmpty || $0.image != nil })
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.sent <= $1.sent })
    #expect(all.last!.sent <= Date(timeIntervalSince1970: Double(MessageWriter.end)))
  }

  @Test func `one room has nine tenths of the messages, and every person and room has some`() {
    let all = messages(20_000)
    let rooms = Dictionary(grouping: all, by: \.room).mapValues(\.count)
    #expect(Set(rooms.keys) == Set(ChatRoom.all.map(\.id)))
    #expect((17_700...18_300).contains(rooms[1]!))
    #expect(rooms.values.min()! > 50)
    #expect(Set(all.map(\.author)) == Set(ChatPerson.all.map(\.id)))
    #expect(ChatRoom.all.map(\.share).reduce(0, +) == 1_000)
  }
}
