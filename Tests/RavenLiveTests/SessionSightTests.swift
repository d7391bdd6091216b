import Raven
import Testing

@testable import RavenLive

/// Pages that nobody sees, and that somebody sees again.
struct `A hidden page` {
  private let host = MemoryHost { $0.hiddenInterval = .seconds(5) }
  private let page = FakePage()

  /// A connected page that says it is hidden.
  private func hidden() -> (session: LiveSession, connection: ConnectionID) {
    let session = host.serve(page)
    let connection = host.open(session)
    see(1, connection)
    _ = host.takeSent(to: connection)
    return (session, connection)
  }

  private func see(_ isHidden: UInt8, _ connection: ConnectionID) {
    host.receive([ClientFrame.sight.rawValue, isHidden], from: connection)
  }

  /// Changes the page by itself so often; gives how many frames came of it.
  private func change(_ count: Int, _ connection: ConnectionID) -> Int {
    for number in 0..<count {
      page.change(echo: "change \(number)")
      host.commitChanges()
    }
    return host.takeSent(to: connection).count
  }

  @Test func `is told the first change at once, and the next ones together`() {
    let (session, connection) = hidden()
    #expect(change(1, connection) == 1)
    #expect(change(100, connection) == 0)
    host.advance(by: .seconds(4))
    #expect(change(1, connection) == 0)
    host.advance(by: .seconds(1))
    #expect(host.takeSent(to: connection).count == 1)
    #expect(page.batchesTaken == 2 && session.batchesSent == 2)
    host.advance(by: .seconds(60))
    #expect(host.takeSent(to: connection).isEmpty)
    #expect(change(1, connection) == 1)
  }

  @Test func `is brought up to date as soon as somebody looks`() {
    let (_, connection) = hidden()
    #expect(change(3, connection) == 1)
    see(0, connection)
    #expect(host.takeSent(to: connection).count == 1)
    #expect(change(3, connection) == 3)
    see(0, connection)
    #expect(host.takeSent(to: connection).isEmpty)
  }

  @Test func `is answered at once, with what had to wait`() {
    let (_, connection) = hidden()
    #expect(change(2, connection) == 1)
    host.send(PageEvent(node: FakePage.add, payload: .click([])), sequence: 1, from: connection)
    #expect(host.takeSent(to: connection).count == 1)
    #expect(page.batchesTaken == 2)
    host.advance(by: .seconds(10))
    #expect(host.takeSent(to: connection).isEmpty)
  }

  @Test func `that loses its connection is seen again until it says otherwise`() {
    let (session, connection) = hidden()
    #expect(change(2, connection) == 1)
    host.disconnect(connection)
    let next = host.open(session, batchesApplied: 1)
    // The welcome, and what had to wait.
    #expect(host.takeSent(to: next).count == 2)
    #expect(change(3, next) == 3)
  }

  @Test func `whose batches nobody acknowledges waits for that, too`() {
    let host = MemoryHost { ($0.hiddenInterval, $0.unacknowledgedBytes) = (.seconds(5), 1) }
    let session = host.serve(page)
    let connection = host.open(session)
    host.receive([ClientFrame.sight.rawValue, 1], from: connection)
    for _ in 0..<2 {
      page.change(echo: "more")
      host.commitChanges()
    }
    host.advance(by: .seconds(6))
    #expect(session.batchesSent == 1 && session.needsCommit && session.heldUntil == nil)
    host.receive([ClientFrame.acknowledge.rawValue, 1], from: connection)
    #expect(session.batchesSent == 2)
  }

  @Test func `is told as it comes where that is asked for`() {
    let host = MemoryHost { $0.hiddenInterval = 0 }
    let session = host.serve(page)
    let connection = host.open(session)
    host.receive([ClientFrame.sight.rawValue, 1], from: connection)
    _ = host.takeSent(to: connection)
    for number in 0..<3 {
      page.change(echo: "change \(number)")
      host.commitChanges()
    }
    #expect(host.takeSent(to: connection).count == 3)
  }

  @Test(arguments: [[4], [4, 2], [4, 1, 0]] as [[UInt8]])
  func `says so in one byte`(frame: [UInt8]) {
    let session = host.serve(page)
    let connection = host.open(session)
    host.receive(frame, from: connection)
    #expect(session.hasEnded)
  }

  @Test func `says hello first`() {
    let session = host.serve(page)
    let connection = host.connect(session)
    see(1, connection)
    #expect(session.hasEnded)
  }
}
