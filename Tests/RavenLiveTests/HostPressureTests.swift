import Testing

@testable import RavenLive

@MainActor struct `Back-pressure` {
  @Test func `a page that never reads is dropped at the limit`() async throws {
    let fixture = try HostFixture { $0.limits.outgoingBytes = 1_000_000 }
    let (client, id) = await fixture.page()
    let page = try #require(id)
    for _ in 1...100 { fixture.host.send([UInt8](repeating: 0, count: 100_000), to: page) }
    #expect(await fixture.until { fixture.closed == [.overflow] })
    #expect(fixture.lines == [.dropped(.overflow)])
    #expect(await client.isEnded())
    // What waited for it waits no longer: its turn was over before another's.
    #expect(await fixture.client().get("/")?.status == 200)
    #expect(fixture.host.statistics.waitingBytes == 0)
  }

  @Test func `small messages count towards the limit too`() async throws {
    let fixture = try HostFixture { $0.limits.outgoingBytes = 100_000 }
    let (client, id) = await fixture.page()
    let page = try #require(id)
    for _ in 1...20_000 { fixture.host.send([], to: page) }
    #expect(await fixture.until { fixture.closed == [.overflow] })
    #expect(await client.isEnded())
  }

  @Test func `the app hears of a slow page, and of its recovery`() async throws {
    let fixture = try HostFixture { $0.limits.outgoingBytes = 100_000_000 }
    let (client, id) = await fixture.page()
    let page = try #require(id)
    fixture.host.send([UInt8](repeating: 5, count: 20_000_000), to: page)
    #expect(await fixture.until { fixture.events.contains(.congested(page)) })
    #expect(!fixture.events.contains(.drained(page)))
    #expect((20_000_000...20_000_100).contains(fixture.host.statistics.waitingBytes))
    #expect(await client.frame()?.payload.count == 20_000_000)
    #expect(await fixture.until { fixture.events.contains(.drained(page)) })
    #expect(fixture.host.statistics.waitingBytes == 0)
  }

  @Test func `the host tells how many are connected`() async throws {
    let fixture = try HostFixture()
    #expect(fixture.host.statistics == HostStatistics())
    let (page, silent) = (await fixture.page(), await fixture.page())
    #expect(fixture.host.statistics == HostStatistics(connections: 2))
    fixture.host.close(try #require(page.id), code: 1000, reason: "")
    await page.client.send(.close(1000))
    page.client.finishSending()
    #expect(await fixture.until { fixture.host.statistics.connections == 1 })
    withExtendedLifetime(silent) {}
  }

  @Test func `a page in pause is not read until it resumes`() async throws {
    let fixture = try HostFixture()
    let (client, id) = await fixture.page()
    let page = try #require(id)
    fixture.host.pauseReading(page)
    // An answer on another connection proves that the host has done what was asked before it.
    let other = fixture.client()
    #expect(await other.get("/")?.status == 200)
    // One read was under way when the pause began: it delivers what it finds.
    await client.send(.binary("first"))
    #expect(await client.frame()?.payload == Array("first".utf8))
    await client.send(.binary("second"))
    for _ in 1...20 { #expect(await other.get("/")?.status == 200) }
    #expect(fixture.messages.count == 1)
    fixture.host.resumeReading(page)
    #expect(await client.frame()?.payload == Array("second".utf8))
  }

  @Test func `a page that sends faster than the app takes is read in bounded portions`()
    async throws
  {
    let fixture = try HostFixture { $0.limits.incomingBytes = 10_000 }
    let (client, _) = await fixture.page()
    let frame = HostFrame(kind: .binary, payload: [UInt8](repeating: 1, count: 1000)).bytes
    var largest = 0
    fixture.onBatch = { batch in
      let bytes = batch.reduce(0) {
        if case .message(_, let bytes) = $1 { $0 + bytes.count } else { $0 }
      }
      largest = max(largest, bytes)
    }
    fixture.intercept = { event, _ in if case .message = event { true } else { false } }
    await client.send((0..<500).flatMap { _ in frame })
    #expect(await fixture.until { fixture.messages.count == 500 })
    #expect(largest <= 22_000)
  }
}
