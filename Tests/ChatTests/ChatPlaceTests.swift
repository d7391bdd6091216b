import SwiftUI
import Testing

@testable import Chat

struct ChatPlaceTests {
  @Test func `rooms have words of their own in addresses`() {
    #expect(Set(ChatRoom.all.map(\.address)).count == ChatRoom.all.count)
    #expect(ChatRoom.all.allSatisfy { $0.address.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    let room = ChatRoom.all[4]
    #expect(ChatPlace(room: room).parts == ["night-train"])
    #expect(ChatPlace(room: room, message: 4_711).parts == ["night-train", "4711"])
  }

  @Test func `an address leads to a room or a message, or nowhere`() {
    let room = ChatRoom.all[4]
    #expect(ChatPlace(parts: ["night-train"]) == ChatPlace(room: room))
    #expect(ChatPlace(parts: ["night-train", "4711"]) == ChatPlace(room: room, message: 4_711))
    for wrong in ["", "nowhere", "night-train/x", "night-train/0", "night-train/-1", "night-train/1/2"] {
      #expect(ChatPlace(parts: wrong.split(separator: "/").map { String($0) }) == nil)
    }
  }
}
