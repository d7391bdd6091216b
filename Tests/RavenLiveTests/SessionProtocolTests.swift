import Raven
import Testing

@testable import RavenLive

private let click = PageEvent(node: FakePage.add, payload: .click([]))

struct `A session` {
  let host = MemoryHost()
  let page = FakePage()

  @Test func `answers hello with the next node id and the names, then nothing`() {
    let connection = host.open(host.serve(page))
    #expect(host.takeSent(to: connection) == [[ServerFrame.welcome.rawValue, 0, 4, 0]])
    #expect(host.facts == [.opened])
  }

  @Test func `answers an event with a numbered batch that says it is applied`() {
    let connection = host.open(host.serve(page))
    _ = host.takeSent(to: connection)
    host.send(click, sequence: 1, from: connection)
    let frames = host.takeSent(to: connection)
    #expect(frames.count == 1)
    #expect(frames.first?.prefix(3) == [ServerFrame.batch.rawValue, 1, 1])
    #expect(page.log == [click])
  }

  @Test func `answers an event that changes nothing with applied`() {
    let connection = host.open(host.serve(page))
    _ = host.takeSent(to: connection)
    host.send(PageEvent(node: FakePage.list, payload: .click([])), sequence: 1, from: connection)
    #expect(host.takeSent(to: connection) == [[ServerFrame.applied.rawValue, 1]])
    #expect(host.store.sessionCounts == [SessionCounts(events: 1, retired: 1)])
  }

  @Test func `applies an event sent twice once`() {
    let connection = host.open(host.serve(page))
    host.send(click, sequence: 1, from: connection)
    _ = host.takeSent(to: connection)
    host.send(click, sequence: 1, from: connection)
    #expect(host.takeSent(to: connection) == [[ServerFrame.applied.rawValue, 1]])
    #expect(page.log.count == 1)
    #expect(host.store.sessionCounts.first?.repeated == 1)
  }

  @Test func `sends what changed by itself, several changes in one batch`() {
    let connection = host.open(host.serve(page))
    _ = host.takeSent(to: connection)
    page.change(echo: "one")
    page.change(echo: "two")
    host.commitChanges()
    #expect(host.takeSent(to: connection).count == 1)
    host.commitChanges()
    #expect(host.takeSent(to: connection).isEmpty)
  }

  @Test func `replays exactly the batches a page lacks, with the ids and names from before them`() {
    let session = host.serve(page)
    let first = host.open(session)
    host.send(click, sequence: 1, from: first)
    host.send(click, sequence: 2, from: first)
    host.send(click, sequence: 3, from: first)
    let frames = host.takeSent(to: first)
    host.disconnect(first)
    let second = host.open(session, batchesApplied: 1)
    let replay = host.takeSent(to: second)
    var welcome: [UInt8] = [ServerFrame.welcome.rawValue, 3, 5, 1]
    welcome.appendString("row-4")
    #expect(replay == [welcome] + frames[2...])
    #expect(host.facts == [.opened, .detached, .resumed(replayed: 2)])
  }

  @Test func `collects what changes while the page is away into one batch`() {
    let session = host.serve(page)
    host.disconnect(host.open(session))
    for text in ["a", "b", "c"] {
      page.change(echo: text)
      host.commitChanges()
    }
    #expect(page.batchesTaken == 0)
    let frames = host.takeSent(to: host.open(session))
    #expect(frames.map(\.first) == [ServerFrame.welcome.rawValue, ServerFrame.batch.rawValue])
  }

  @Test func `goes to the second connection and tells the first`() {
    let session = host.serve(page)
    let first = host.open(session)
    let second = host.open(session)
    #expect(
      host.takeSent(to: first).last == [ServerFrame.gone.rawValue, GoneReason.superseded.rawValue]
    )
    #expect(host.closed == [first: CloseCode.normal])
    host.send(click, sequence: 1, from: first)
    host.disconnect(first)
    #expect(page.log.isEmpty)
    host.send(click, sequence: 1, from: second)
    #expect(page.log.count == 1)
  }
}

extension SessionStore {
  var sessionCounts: [SessionCounts] { sessions.values.map(\.counts) }
}
