import Testing

@testable import RavenLive

@MainActor struct `Slow peers` {
  @Test func `a head that does not end in time is answered 408`() async throws {
    let fixture = try HostFixture { $0.timeouts.head = .milliseconds(50) }
    let client = fixture.client()
    await client.send(lines: "GET / HTTP/1.1\nHo")
    #expect(await client.response()?.status == 408)
    #expect(await client.isEnded())
    #expect(fixture.lines == [.refused(status: 408)])
  }

  @Test(arguments: ["Content-Length: 10\n\nabc", "Transfer-Encoding: chunked\n\n3\nab"])
  func `a body that does not end in time is answered 408`(rest: String) async throws {
    let fixture = try HostFixture { $0.timeouts.body = .milliseconds(50) }
    let client = fixture.client()
    await client.send(lines: "POST / HTTP/1.1\nHost: a\n" + rest)
    #expect(await client.response()?.status == 408)
    #expect(await client.isEnded())
    #expect(fixture.requests.isEmpty)
  }

  @Test func `a client that asks nothing is disconnected without an answer`() async throws {
    let fixture = try HostFixture {
      $0.timeouts.head = .milliseconds(50)
      $0.timeouts.keepAlive = .milliseconds(50)
    }
    #expect(await fixture.client().bytes(1) == nil)
    #expect(fixture.lines.isEmpty)
  }

  @Test func `a kept connection ends when nothing follows`() async throws {
    let fixture = try HostFixture { $0.timeouts.keepAlive = .milliseconds(50) }
    let client = fixture.client()
    #expect(await client.get("/")?.status == 200)
    #expect(await client.isEnded())
  }

  @Test func `an app that does not answer has 503 said for it, and its late answer goes nowhere`()
    async throws
  {
    let fixture = try HostFixture { $0.timeouts.answer = .milliseconds(50) }
    var asked: ConnectionID?
    fixture.intercept = { event, _ in
      guard case .request(let id, let request) = event, request.target == "/never" else {
        return false
      }
      asked = id
      return true
    }
    let client = fixture.client()
    #expect(await client.get("/never")?.status == 503)
    #expect(await fixture.until { fixture.closed == [.unanswered] })
    fixture.host.respond(to: try #require(asked), HTTPResponse(text: "late"))
    #expect(await client.bytes(1) == nil)
  }

  @Test func `a client that reads no answer is disconnected`() async throws {
    let fixture = try HostFixture {
      $0.timeouts.write = .milliseconds(50)
      $0.timeouts.drain = .seconds(60)
    }
    fixture.intercept = { event, host in
      guard case .request(let id, _) = event else { return false }
      host.respond(to: id, HTTPResponse(body: [UInt8](repeating: 0, count: 30_000_000)))
      return true
    }
    let client = fixture.client()
    await client.send(lines: "GET / HTTP/1.1\nHost: a\n\n")
    // Draining waits for connections as long as there are any, and this one is never read.
    #expect(await fixture.until { !fixture.requests.isEmpty })
    fixture.host.drain()
    #expect(await fixture.until { fixture.events.last == .stopped })
    withExtendedLifetime(client) {}
  }

  @Test func `a silent page is pinged, and dropped when it does not answer`() async throws {
    let fixture = try HostFixture { $0.timeouts.idle = .milliseconds(100) }
    let (client, _) = await fixture.page()
    #expect(await client.frame()?.kind == .ping)
    #expect(await fixture.until { fixture.closed == [.idle] })
    #expect(await client.isEnded())
  }

  @Test func `a silent page that answers pings stays`() async throws {
    let fixture = try HostFixture { $0.timeouts.idle = .seconds(4) }
    let (client, _) = await fixture.page()
    #expect(await client.answerPings(2))
    await client.send(.binary("still here"))
    #expect(await client.frame()?.payload == Array("still here".utf8))
    #expect(fixture.closed.isEmpty)
  }
}
