import Testing

@testable import Chat

/// Time that passes when a test says so.
private final class ManualTime {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait(_ duration: Duration) async { await withCheckedContinuation { waiting.append($0) } }

  /// Ends the wait that began first, once it has begun.
  func passFirst() async {
    while waiting.isEmpty { await Task.yield() }
    waiting.removeFirst().resume()
    for _ in 0..<10 { await Task.yield() }
  }
}

struct ChatTypingTests {
  @Test func `who presses keys is writing until three seconds after the last`() async {
    let time = ManualTime()
    let typing = ChatTyping { await time.wait($0) }
    typing.type(2, in: 1)
    typing.type(2, in: 1)
    typing.type(1, in: 1)
    typing.type(2, in: 3)
    #expect(typing.people(in: 1) == [1, 2])
    await time.passFirst()
    #expect(typing.people(in: 1) == [1, 2])
    await time.passFirst()
    #expect(typing.people(in: 1) == [1])
    await time.passFirst()
    #expect(typing.people(in: 1) == [])
    #expect(typing.people(in: 3) == [2])
    await time.passFirst()
    #expect(typing.people(in: 3) == [])
  }

  @Test func `who sends writes no longer, and the wait for it ends nothing that began later`() async {
    let time = ManualTime()
    let typing = ChatTyping { await time.wait($0) }
    typing.type(2, in: 1)
    typing.stop(2, in: 1)
    #expect(typing.people(in: 1) == [])
    typing.type(2, in: 1)
    await time.passFirst()
    #expect(typing.people(in: 1) == [2])
    await time.passFirst()
    #expect(typing.people(in: 1) == [])
  }
}
