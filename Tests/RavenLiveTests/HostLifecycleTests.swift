import Foundation
import Testing

@testable import RavenLive

@MainActor struct `A host's life` {
  @Test func `a taken port is an error that names it`() async throws {
    let fixture = try HostFixture()
    let port = try #require(fixture.host.port)
    let second = BeastHost(HostConfiguration(port: port))
    #expect(throws: HostError.portInUse(port)) { try second.start { _ in } }
    #expect(second.port == nil)
    #expect(HostError.portInUse(port).description.hasPrefix("Port \(port) is in use."))
  }

  @Test func `an address that is none, or of another machine, is an error`() {
    let unknown = BeastHost(HostConfiguration(address: "nowhere", port: 0))
    #expect(throws: HostError.invalidAddress("nowhere")) { try unknown.start { _ in } }
    let foreign = BeastHost(HostConfiguration(address: "192.0.2.1", port: 0))
    #expect(throws: HostError.failed(errno: EADDRNOTAVAIL)) { try foreign.start { _ in } }
  }

  @Test func `port 0 picks a free one each`() throws {
    let ports = try [HostFixture(), HostFixture()].map { try #require($0.host.port) }
    #expect(ports[0] > 0 && ports[1] > 0 && ports[0] != ports[1])
  }

  @Test func `letting go of a host frees its port and ends its connections`() async throws {
    var fixture: HostFixture? = try HostFixture()
    let port = try #require(fixture?.host.port)
    let client = HostClient(port: port)
    #expect(await client.upgrade()?.status == 101)
    fixture = nil
    #expect(await client.isEnded())
    let next = BeastHost(HostConfiguration(port: port))
    try next.start { _ in }
    #expect(next.port == port)
  }

  @Test func `draining says goodbye to pages, ends idle connections and stops`() async throws {
    let fixture = try HostFixture()
    let idle = fixture.client()
    #expect(await idle.get("/")?.status == 200)
    let (page, id) = await fixture.page()
    fixture.host.send([9], to: try #require(id))
    fixture.host.drain()
    #expect(await page.frame()?.payload == [9])
    #expect(await page.frame()?.closeCode == 1001)
    #expect(await idle.isEnded())
    await page.send(.close(1001))
    page.finishSending()
    #expect(await fixture.until { fixture.events.last == .stopped })
    #expect(fixture.closed == [.draining])
    #expect(await fixture.client().get("/") == nil)
  }

  @Test func `draining does not wait for ever for a page that does not say goodbye`() async throws {
    let fixture = try HostFixture { $0.timeouts.drain = .milliseconds(50) }
    let (page, _) = await fixture.page()
    fixture.host.drain()
    #expect(await fixture.until { fixture.events.last == .stopped })
    #expect(fixture.closed == [.draining])
    #expect(await page.isEnded())
  }

  @Test func `draining lets a request be answered`() async throws {
    let fixture = try HostFixture()
    var asked: ConnectionID?
    fixture.intercept = { event, _ in
      guard case .request(let id, _) = event else { return false }
      asked = id
      return true
    }
    let client = fixture.client()
    await client.send(lines: "GET / HTTP/1.1\nHost: a\n\n")
    #expect(await fixture.until { asked != nil })
    fixture.host.drain()
    fixture.host.respond(to: try #require(asked), HTTPResponse(text: "done"))
    let answer = await client.response()
    #expect(answer?.body == "done")
    #expect(answer?.head.contains("Connection: close") == true)
    client.finishSending()
    #expect(await fixture.until { fixture.events.last == .stopped })
  }

  @Test func `a second answer to a request does not answer the next`() async throws {
    let fixture = try HostFixture()
    var first: ConnectionID?
    fixture.intercept = { event, host in
      guard case .request(let id, let request) = event else { return false }
      if let first { host.respond(to: first, HTTPResponse(text: "stale")) }
      first = first ?? id
      host.respond(to: id, HTTPResponse(text: request.target))
      return true
    }
    let client = fixture.client()
    for path in ["/a", "/b", "/c"] { #expect(await client.get(path)?.body == path) }
  }

  @Test func `commands for a page that is gone do nothing`() async throws {
    let fixture = try HostFixture()
    let (client, id) = await fixture.page()
    let gone = try #require(id)
    await client.send(.close(1000))
    client.finishSending()
    #expect(await fixture.until { fixture.closed.count == 1 })
    let (next, _) = await fixture.page()
    fixture.host.send([1], to: gone)
    fixture.host.close(gone, code: 1000, reason: "")
    fixture.host.accept(gone)
    fixture.host.respond(to: gone, HTTPResponse(text: "?"))
    await next.send(.binary("mine"))
    #expect(await next.frame()?.payload == Array("mine".utf8))
    #expect(fixture.closed.count == 1)
  }

  @Test func `connections over the limit are answered 503`() async throws {
    let fixture = try HostFixture { $0.limits.connections = 2 }
    let (first, _) = await fixture.page()
    let (second, _) = await fixture.page()
    let third = fixture.client()
    #expect(await third.response()?.status == 503)
    #expect(await fixture.until { fixture.lines == [.full] })
    second.finishSending()
    #expect(await fixture.until { fixture.closed == [.lost] })
    #expect(await fixture.client().get("/")?.status == 200)
    await first.send(.binary("still here"))
    #expect(await first.frame()?.payload == Array("still here".utf8))
  }
}
