import Testing

@testable import RavenLive

/// One case at a time, so that tests which wait for the main actor are not kept waiting for all of them.
@Suite(.serialized) struct `The parts of a session` {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `wakes come in the order of their times`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = WakeQueue()
    var model: [Nanoseconds] = []
    for _ in 0..<300 {
      if model.isEmpty || Int.random(in: 0..<3, using: &random) > 0 {
        let time = Nanoseconds.random(in: 0..<50, using: &random)
        queue.insert(.init(time: time, session: .random()))
        model.append(time)
        model.sort()
      } else {
        let time = queue.removeFirst().time
        #expect(time == model.removeFirst())
      }
      #expect(queue.first?.time == model.first)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `batches are kept until acknowledged or too old, like in a plain list`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var batches = UnacknowledgedBatches()
    var model: [(number: UInt32, bytes: Int, sentAt: Nanoseconds)] = []
    var last: UInt32 = 0
    var aged: (last: UInt32, bytes: Int) = (0, 0)
    let overhead = MemoryLayout<UnacknowledgedBatches.Batch>.stride
    for step in 0..<300 as Range<Nanoseconds> {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<7:
        last += 1
        let frame = [UInt8](repeating: 0, count: .random(in: 0...20, using: &random))
        batches.append(.init(number: last, frame: frame, sentAt: step, nextNodeID: 1, nameCount: 0))
        model.append((last, frame.count, step))
      case 7..<9:
        let number = UInt32.random(in: 0...last, using: &random)
        batches.acknowledge(upTo: number)
        model.removeAll { $0.number <= number }
        if number >= aged.last { aged = (0, 0) }
      default:
        let limit = Nanoseconds.random(in: 0...step, using: &random)
        batches.drop(sentBefore: limit)
        for batch in model.prefix(while: { $0.sentAt < limit }) {
          aged = (batch.number, aged.bytes + batch.bytes + overhead)
        }
        model.removeAll { $0.sentAt < limit }
      }
      #expect(batches.all.map(\.number) == model.map(\.number))
      #expect(batches.all.map(\.frame.count) == model.map(\.bytes))
      let bytes = model.map { $0.bytes + overhead }.reduce(0, +)
      #expect(batches.byteCount == bytes && batches.bytesUnderWay == bytes + aged.bytes)
    }
  }

  @Test func `a key is written as 32 digits and read back`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let key = SessionKey.random(using: &random)
      #expect(key.hex.utf8.count == 32)
      let read = try #require(SessionKey(hex: key.hex.utf8))
      #expect(read == key && read.matches(key))
      #expect(!key.matches(.random(using: &random)))
    }
    #expect(
      SessionKey(hex: "0123456789abcdef0123456789abcdef".utf8)?.hex
        == "0123456789abcdef0123456789abcdef"
    )
  }

  @Test func `keys drawn from the system differ`() {
    #expect(Set((0..<1_000).map { _ in SessionKey.random() }).count == 1_000)
  }

  @Test func `frames are allowed at the rate set, after a burst`() {
    var allowance = FrameAllowance(perSecond: 100, burst: 10)
    var now: Nanoseconds = .seconds(5)
    let burst = (0..<12).map { _ in allowance.take(now: now) }
    #expect(burst == Array(repeating: true, count: 10) + [false, false])
    #expect(allowance.resumesAt == now + .milliseconds(70))
    now += .seconds(60)
    for _ in 0..<1_000 {
      let isAllowed = allowance.take(now: now)
      #expect(isAllowed)
      now += .milliseconds(10)
    }
  }
}
