import Raven
import Testing

@testable import RavenLive

/// A frame no honest page sends, and what it is called.
nonisolated struct BadFrame: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let violation: SessionViolation

  init(_ name: String, _ bytes: [UInt8], _ violation: SessionViolation) {
    testDescription = name
    self.bytes = bytes
    self.violation = violation
  }

  static func event(_ sequence: UInt8 = 1, _ rest: UInt8...) -> [UInt8] {
    [ClientFrame.event.rawValue, sequence, 0] + rest
  }

  nonisolated static let all: [BadFrame] = [
    BadFrame("empty", [], .malformed(.truncated)),
    BadFrame("a kind that does not exist", [9], .malformed(.unknown)),
    BadFrame("hello again", [ClientFrame.hello.rawValue, wireVersion, 0], .helloRepeated),
    BadFrame("an id never issued", event(1, 77, 0, 0), .nodeNeverIssued),
    BadFrame("the container", event(1, 0, 0, 0), .nodeNeverIssued),
    BadFrame("an event kind that does not exist", event(1, 1, 200, 0), .malformed(.unknown)),
    BadFrame("a click with text", event(1, 1, 0, 0, 1, 0x41), .malformed(.trailing)),
    BadFrame("a history entry with more behind it", event(1, 1, 10, 1, 0), .malformed(.trailing)),
    BadFrame("a history entry without a number", event(1, 1, 10), .malformed(.truncated)),
    BadFrame("modifiers that do not exist", event(1, 1, 0, 16), .malformed(.unknown)),
    BadFrame("a flag of 2", event(1, 2, 2, 1, 2, 0), .malformed(.unknown)),
    BadFrame("input without text", event(1, 2, 1, 1), .malformed(.truncated)),
    BadFrame("text longer than the frame", event(1, 2, 1, 1, 200, 0x41), .malformed(.truncated)),
    BadFrame("a drop of nothing", event(1, 1, 19, 1, 0, 0), .malformed(.unknown)),
    BadFrame("a drop of a kind that does not exist", event(1, 1, 19, 1, 0, 1, 2, 0), .malformed(.unknown)),
    BadFrame("a drop to a side there is not", event(1, 1, 19, 1, 2, 1, 0, 0), .malformed(.unknown)),
    BadFrame("a drop that is not UTF-8", event(1, 1, 19, 1, 0, 1, 0, 1, 0xFF), .malformed(.invalidText)),
    BadFrame("a drop with more behind it", event(1, 1, 19, 1, 0, 1, 0, 0, 0), .malformed(.trailing)),
    BadFrame("text that is not UTF-8", event(1, 2, 1, 1, 1, 0xFF), .malformed(.invalidText)),
    BadFrame(
      "an integer of more than 32 bits",
      event(1, 255, 255, 255, 255, 127),
      .malformed(.overlong)
    ),
    BadFrame("the event after next", event(2, 1, 0, 0), .eventOutOfOrder),
    BadFrame("a batch never sent", [ClientFrame.event.rawValue, 1, 5, 1, 0, 0], .batchNeverSent),
    BadFrame(
      "an acknowledgement of a batch never sent",
      [ClientFrame.acknowledge.rawValue, 1],
      .batchNeverSent
    ),
    BadFrame(
      "an acknowledgement with more behind it",
      [ClientFrame.acknowledge.rawValue, 0, 0],
      .malformed(.trailing)
    ),
    BadFrame("more than a frame may have", [UInt8](repeating: 2, count: 257 * 1024), .frameTooLong),
  ]
}

/// One case at a time, so that tests which wait for the main actor are not kept waiting for all of them.
@Suite(.serialized) struct `A frame that breaks the protocol` {
  @Test(arguments: BadFrame.all)
  func `ends its session and no other`(_ bad: BadFrame) {
    let host = MemoryHost()
    let (page, neighbour) = (FakePage(), FakePage())
    let connection = host.open(host.serve(page))
    let other = host.open(host.serve(neighbour))
    host.receive(bad.bytes, from: connection)
    #expect(
      host.takeSent(to: connection).last == [
        ServerFrame.gone.rawValue, GoneReason.violation.rawValue,
      ]
    )
    #expect(host.closed == [connection: CloseCode.policyViolation])
    #expect(page.hasEnded && page.log.isEmpty)
    #expect(host.facts.last == .ended(.violation(bad.violation), SessionCounts()))

    host.receive(bad.bytes, from: connection)
    host.send(PageEvent(node: FakePage.add, payload: .click([])), sequence: 1, from: other)
    #expect(neighbour.log.count == 1)
    #expect(host.store.count == 1)
  }

  @Test func `may be the first one`() {
    for (frame, violation) in [
      (BadFrame.event(1, 1, 0, 0), SessionViolation.helloMissing),
      ([ClientFrame.acknowledge.rawValue, 0], .helloMissing),
      ([ClientFrame.hello.rawValue, wireVersion + 1, 0], .wrongVersion),
      ([ClientFrame.hello.rawValue, wireVersion, 1], .batchNeverSent),
      ([ClientFrame.hello.rawValue], .malformed(.truncated)),
    ] {
      let host = MemoryHost()
      host.receive(frame, from: host.connect(host.serve(FakePage())))
      #expect(host.facts == [.ended(.violation(violation), SessionCounts())])
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `never harms a neighbour, whatever bytes it has`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let host = MemoryHost { $0.framesPerSecond = 0 }
    let neighbour = FakePage()
    let other = host.open(host.serve(neighbour))
    for sequence in 1...100 as ClosedRange<UInt32> {
      let connection = host.open(host.serve(FakePage()))
      var frame = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if !frame.isEmpty, Bool.random(using: &random) {
        frame[0] = .random(in: 1...3, using: &random)
      }
      host.receive(frame, from: connection)
      host.send(PageEvent(node: FakePage.add, payload: .click([])), sequence: sequence, from: other)
    }
    #expect(neighbour.log.count == 100)
  }
}
