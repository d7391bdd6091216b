import Foundation
import Testing

@testable import Chat

/// What pages do with a room, without a page.
struct ChatRoomModelTests {
  /// Waits until sending is over, which takes no time here.
  private func settle(_ models: ChatRoomModel...) async {
    for _ in 0..<20 { await Task.yield() }
    for model in models { model.takeChanges() }
  }

  private func enter(_ store: ChatStore, _ person: Int = 0, message: Int? = nil) async -> ChatRoomModel {
    let place = ChatPlace(room: ChatRoom.all[0], message: message)
    let model = ChatRoomModel(place, person: person, store: store, wait: {})
    await settle(model)
    return model
  }

  private func texts(_ model: ChatRoomModel) -> [String] { model.controller.items.map(\.text) }

  @Test func `what is sent shows at once, and takes its own place when it is in the file`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let (ada, bruno) = (await enter(store), await enter(store, 1))
    ada.draft = " \n"
    ada.send()
    #expect(texts(ada) == [] && !ada.canSend)
    ada.draft = " One\ntwo \n"
    ada.send()
    #expect(ada.draft == "" && texts(ada) == ["One\ntwo"])
    let local = try #require(ada.controller.items.first)
    #expect(!local.isConfirmed && texts(bruno) == [])
    await settle(ada, bruno)
    let sent = try #require(ada.controller.items.first)
    #expect(ada.controller.items.count == 1 && sent.isConfirmed && sent.localID == local.id)
    #expect(bruno.controller.items == [sent.withoutLocalID])
  }

  @Test func `what others send, edit and delete is taken over, once`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let model = await enter(store)
    let ids = try ["a", "b", "c"].map { try store.say($0, by: 1).id }
    try store.say("elsewhere", in: 2)
    model.takeChanges()
    #expect(texts(model) == ["a", "b", "c"])
    try store.edit(ids[1], text: "B")
    try store.delete(ids[0])
    model.takeChanges()
    model.takeChanges()
    #expect(texts(model) == ["B", "c"])
    #expect(texts(await enter(store)) == ["B", "c"])
  }

  @Test func `two pages that send at the same time show the same messages in the same order`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let models = [await enter(store), await enter(store, 1)]
    for number in 0..<10 {
      for model in models {
        model.draft = "\(number)"
        model.send()
      }
    }
    await settle(models[0], models[1])
    #expect(models[0].controller.items.count == 20)
    let ids = models.map { $0.controller.items.map(\.id) }
    #expect(ids[0] == ids[0].sorted() && ids[0] == ids[1])
    #expect(models[0].controller.items.allSatisfy { $0.isConfirmed })
  }

  @Test func `what is sent from the middle of the room shows once at its end`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let ids = try (0..<200).map { try store.say("\($0)", by: 1).id }
    let model = await enter(store, message: ids[70])
    for text in ["one", "two"] {
      model.draft = text
      model.send()
    }
    await settle(model)
    #expect(texts(model).suffix(3) == ["199", "one", "two"])
    #expect(Set(model.controller.items.map(\.id)).count == model.controller.items.count)
    #expect(model.controller.items.allSatisfy { $0.isConfirmed } && !model.controller.hasNewer)
  }

  @Test func `who has missed too much reads the room anew`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let model = await enter(store)
    for number in 0..<10_100 { try store.say("\(number)", by: 1) }
    model.takeChanges()
    await settle(model)
    #expect(texts(model) == (10_040..<10_100).map { "\($0)" })
    #expect(model.controller.hasOlder && !model.controller.hasNewer)
  }

  @Test func `a room is entered at a message, at what is unread, or at its end`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let ids = try (0..<200).map { try store.say("\($0)", by: 1).id }
    let atMessage = await enter(store, message: ids[70])
    #expect(atMessage.target == ids[70] && atMessage.controller.items.contains { $0.id == ids[70] })
    #expect(atMessage.controller.hasOlder && atMessage.controller.hasNewer)
    try store.markRead(by: 0, in: 1, upTo: ids[99])
    let atUnread = await enter(store)
    #expect(atUnread.firstUnread == ids[100] && atUnread.target == nil)
    #expect(atUnread.controller.items.contains { $0.id == ids[100] })
    let atEnd = await enter(store, 1)
    #expect(atEnd.firstUnread == nil && atEnd.controller.items.last?.id == ids[199])
    #expect(!atEnd.controller.hasNewer && atEnd.failure == nil)
    let nowhere = await enter(store, 1, message: 4_711)
    #expect(nowhere.target == nil && nowhere.controller.items.last?.id == ids[199])
    #expect(nowhere.failure == "This is no longer there.")
    nowhere.failure = nil
    #expect(nowhere.failure == nil)
  }

  @Test func `others see who is writing, until it is sent or given up`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0, typing: ChatTyping { _ in await withUnsafeContinuation { _ in } })
    let (ada, bruno) = (await enter(store), await enter(store, 1))
    ada.draft = "Hel"
    ada.draftChanged()
    #expect(bruno.typists == ["Ada"] && ada.typists == [])
    ada.draft = ""
    ada.draftChanged()
    #expect(bruno.typists == [])
  }

  @Test func `what cannot be sent stays, and can be sent again`() async throws {
    let folder = ChatFolder()
    let store = try await folder.store(of: 0)
    let model = await enter(store)
    try folder.refuseMessages(true)
    model.draft = "Hello"
    model.send()
    await settle(model)
    let message = try #require(model.controller.items.first)
    #expect(model.unsent == [message.id] && !message.isConfirmed)
    try folder.refuseMessages(false)
    model.sendAgain(message)
    #expect(model.unsent == [])
    await settle(model)
    #expect(model.controller.items.map(\.isConfirmed) == [true])
  }
}
