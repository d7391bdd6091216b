import Raven
import Testing

@testable import RavenLive

private let click = PageEvent(node: FakePage.add, payload: .click([]))

struct `The limits of sessions` {
  @Test func `a page nobody connects to is dropped after 15 seconds`() {
    let host = MemoryHost()
    let page = FakePage()
    _ = host.serve(page)
    host.advance(by: .milliseconds(14_999))
    #expect(!page.hasEnded)
    host.advance(by: .milliseconds(1))
    #expect(page.hasEnded)
    #expect(host.store.count == 0)
    #expect(host.facts == [.ended(.neverConnected, SessionCounts())])
    #expect(host.store.nextWake == nil)
  }

  @Test func `the oldest pages make room when those waiting grow too large`() {
    let host = MemoryHost { $0.keptPageBytes = 3 * 5_096 }
    let pages = (0..<5).map { _ in FakePage() }
    for page in pages { _ = host.serve(page, htmlBytes: 250) }
    #expect(pages.map(\.hasEnded) == [true, true, false, false, false])
  }

  @Test func `a page somebody connected to does not count as waiting`() {
    let host = MemoryHost { $0.keptPageBytes = 5_096 }
    let pages = (0..<3).map { _ in FakePage() }
    for page in pages { _ = host.open(host.serve(page, htmlBytes: 250)) }
    #expect(pages.map(\.hasEnded) == [false, false, false])
  }

  @Test func `a full server takes the place of a waiting page and otherwise has no room`() {
    let host = MemoryHost { $0.sessions = 2 }
    let waiting = FakePage()
    _ = host.open(host.serve(FakePage()))
    _ = host.serve(waiting)
    #expect(host.store.makeRoom())
    #expect(waiting.hasEnded)
    _ = host.open(host.serve(FakePage()))
    #expect(!host.store.makeRoom())
  }

  @Test func `a page that is away expires after two minutes, not after it came back`() {
    let host = MemoryHost()
    let page = FakePage()
    let session = host.serve(page)
    host.disconnect(host.open(session))
    host.advance(by: .seconds(119))
    let connection = host.open(session)
    host.advance(by: .seconds(600))
    #expect(!page.hasEnded)
    host.disconnect(connection)
    host.advance(by: .seconds(120))
    #expect(page.hasEnded)
    #expect(host.facts.last == .ended(.expired, SessionCounts()))
  }

  @Test func `a connection without hello is closed and may be followed by a better one`() {
    let host = MemoryHost()
    let session = host.serve(FakePage())
    let silent = host.connect(session)
    host.advance(by: .seconds(10))
    #expect(host.closed[silent] == CloseCode.policyViolation)
    #expect(host.store.connectionCount == 0)
    #expect(host.takeSent(to: host.open(session)).first?.first == ServerFrame.welcome.rawValue)
  }

  @Test func `a page that sends too fast is not read from for a while, and loses nothing`() {
    let host = MemoryHost {
      $0.framesPerSecond = 10
      $0.frameBurst = 4
    }
    let page = FakePage()
    let connection = host.open(host.serve(page))
    for sequence in 1...6 { host.send(click, sequence: UInt32(sequence), from: connection) }
    #expect(host.paused == [connection])
    #expect(page.log.count == 6)
    host.advance(by: .milliseconds(499))
    #expect(host.paused == [connection])
    host.advance(by: .milliseconds(1))
    #expect(host.paused.isEmpty)
    #expect(host.facts == [.opened, .slowed])
  }

  @Test func `without a rate nothing is slowed`() {
    let host = MemoryHost { $0.framesPerSecond = 0 }
    let connection = host.open(host.serve(FakePage()))
    for sequence in 1...5_000 { host.send(click, sequence: UInt32(sequence), from: connection) }
    #expect(host.paused.isEmpty)
  }

  @Test func `batches wait when too many bytes are unacknowledged, and go out as one`() {
    let host = MemoryHost { $0.unacknowledgedBytes = 200 }
    let page = FakePage()
    let connection = host.open(host.serve(page))
    for sequence in 1...20 { host.send(click, sequence: UInt32(sequence), from: connection) }
    let taken = page.batchesTaken
    #expect(taken < 5)
    #expect(host.takeSent(to: connection).last == [ServerFrame.applied.rawValue, 20])
    host.receive([ClientFrame.acknowledge.rawValue, UInt8(taken)], from: connection)
    #expect(page.batchesTaken == taken + 1)
    #expect(page.rows.count == 20)
  }

  @Test func `a page that never reads is sent no more when the batches for it are let go`() {
    let host = MemoryHost { $0.unacknowledgedBytes = 300 }
    let page = FakePage()
    let connection = host.open(host.serve(page))
    for sequence in 1...20 { host.send(click, sequence: UInt32(sequence), from: connection) }
    let taken = page.batchesTaken
    for _ in 1...5 {
      host.advance(by: .seconds(300))
      host.send(click, sequence: 1, from: connection)
    }
    #expect(page.batchesTaken == taken)
    host.receive([ClientFrame.acknowledge.rawValue, UInt8(taken)], from: connection)
    #expect(page.batchesTaken == taken + 1 && page.rows.count == 20)
  }

  @Test func `a page that takes too much memory ends, and begins anew`() {
    let host = MemoryHost { $0.pageBytes = 3 * 1_024 }
    let (page, other) = (FakePage(), FakePage())
    let connection = host.open(host.serve(page))
    let elsewhere = host.open(host.serve(other))
    for sequence in 1...3 as ClosedRange<UInt32> { host.send(click, sequence: sequence, from: connection) }
    #expect(!page.hasEnded)
    host.send(click, sequence: 4, from: connection)
    #expect(page.hasEnded && !other.hasEnded)
    #expect(host.takeSent(to: connection).last == [ServerFrame.gone.rawValue, GoneReason.unknown.rawValue])
    host.send(click, sequence: 1, from: elsewhere)
    #expect(other.rows.count == 1)
  }

  @Test func `a page that lacks batches given up is drawn whole`() throws {
    let host = MemoryHost { $0.disconnectedLifetime = .seconds(1_000) }
    let page = FakePage()
    let session = host.serve(page)
    let first = host.open(session)
    host.send(click, sequence: 1, from: first)
    host.disconnect(first)
    host.advance(by: .seconds(300))
    let second = host.open(session)
    var (client, replies) = (ModelClient.reloaded(after: page.log), [[UInt8]]())
    for frame in host.takeSent(to: second) { _ = try client.receive(frame, replies: &replies) }
    #expect(client.drawings == 1 && client.welcomes == 0)
    #expect(client.document.rows == page.rows && page.rows.count == 1)
    #expect(client.batchesApplied == session.batchesSent)
    #expect(host.facts.contains(.redrawn) && !page.hasEnded)
  }

  @Test func `a page too large to be drawn is told to load anew`() {
    let host = MemoryHost { $0.drawingBytes = 10 }
    let page = FakePage()
    let session = host.serve(page)
    session.mustDraw = true
    let connection = host.open(session)
    #expect(host.takeSent(to: connection) == [[ServerFrame.gone.rawValue, GoneReason.unknown.rawValue]])
    #expect(page.hasEnded)
  }

  @Test func `draining tells every page to come back later`() {
    let host = MemoryHost()
    let pages = (0..<3).map { _ in FakePage() }
    let connections = pages.map { host.open(host.serve($0)) }
    host.endAll(.draining)
    for connection in connections {
      #expect(
        host.takeSent(to: connection).last == [
          ServerFrame.gone.rawValue, GoneReason.draining.rawValue,
        ]
      )
      #expect(host.closed[connection] == CloseCode.goingAway)
    }
    #expect(pages.map(\.hasEnded) == [true, true, true])
    #expect(host.store.count == 0)
  }

  @Test func `a session is found only with its browser's cookie`() {
    let host = MemoryHost()
    let session = host.serve(FakePage())
    #expect(host.store.find(session.id, browser: host.browser) === session)
    #expect(host.store.find(session.id, browser: .random()) == nil)
    #expect(host.store.find(.random(), browser: host.browser) == nil)
  }
}
