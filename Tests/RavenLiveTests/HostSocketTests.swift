import Testing

@testable import RavenLive

@MainActor struct `WebSockets` {
  @Test func `a page's messages come back in binary frames`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    let answer = await client.upgrade()
    #expect(answer?.status == 101)
    #expect(answer?.head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") == true)
    for text in ["one", "", String(repeating: "x", count: 70_000)] {
      await client.send(.binary(text))
      #expect(
        await client.frame()
          == HostFrame(kind: .binary, payload: Array(text.utf8), isMasked: false)
      )
    }
  }

  @Test func `the app sees the request before the socket exists`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    let long = String(repeating: "x", count: 5000)
    _ = await client.upgrade(
      "/_raven/live?session=1",
      headers: "Origin: http://test\nCookie: a=\(long)\n"
    )
    guard case .upgrade(_, let request) = fixture.events.first else {
      Issue.record("no upgrade: \(fixture.events)")
      return
    }
    #expect(request.queryValue("session") == "1")
    #expect(request.headers["Origin"] == "http://test")
    #expect(request.cookie("a") == Substring(long))
  }

  @Test func `the app may refuse, and the connection serves on`() async throws {
    let fixture = try HostFixture()
    fixture.intercept = { event, host in
      guard case .upgrade(let id, _) = event else { return false }
      host.respond(to: id, HTTPResponse(status: 403, text: "not you"))
      return true
    }
    let client = fixture.client()
    let answer = await client.upgrade()
    #expect(answer?.status == 403)
    #expect(answer?.body == "not you")
    #expect(await client.get("/")?.status == 200)
    #expect(fixture.opened.isEmpty)
  }

  @Test func `compression is not offered, even to a page that asks`() async throws {
    let fixture = try HostFixture()
    let answer = await fixture.client().upgrade(
      headers: "Sec-WebSocket-Extensions: permessage-deflate\n"
    )
    #expect(answer?.status == 101)
    #expect(answer?.head.contains("Sec-WebSocket-Extensions") == false)
  }

  @Test func `bytes behind the upgrade request are refused`() async throws {
    let fixture = try HostFixture()
    let answer = await fixture.client().upgrade(followedBy: HostFrame.binary("early").bytes)
    #expect(answer?.status == 400)
    #expect(fixture.events.isEmpty)
  }

  @Test(arguments: [
    ("Sec-WebSocket-Version: 12\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", 426),
    ("Sec-WebSocket-Version: 13\nSec-WebSocket-Key: short", 400),
    ("Sec-WebSocket-Version: 13", 400),
  ])
  func `an upgrade without key or version is refused`(headers: String, status: Int) async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    await client.send(
      lines: "GET / HTTP/1.1\nHost: a\nConnection: upgrade\nUpgrade: websocket\n\(headers)\n\n"
    )
    #expect(await client.response()?.status == status)
    #expect(fixture.events.isEmpty)
  }

  @Test func `a message may come in fragments with a ping between`() async throws {
    let fixture = try HostFixture()
    let (client, _) = await fixture.page()
    await client.send(HostFrame(kind: .binary, payload: Array("ab".utf8), isFinal: false))
    await client.send(HostFrame(kind: .ping, payload: [7]))
    await client.send(HostFrame(kind: .continuation, payload: Array("cd".utf8)))
    #expect(await client.frame() == HostFrame(kind: .pong, payload: [7], isMasked: false))
    #expect(await client.frame()?.payload == Array("abcd".utf8))
  }

  @Test func `messages keep their order`() async throws {
    let fixture = try HostFixture()
    let (client, _) = await fixture.page()
    await client.send((0..<1000).flatMap { HostFrame.binary("\($0)").bytes })
    for number in 0..<1000 { #expect(await client.frame()?.payload == Array("\(number)".utf8)) }
  }

  @Test func `a goodbye is returned with the page's code`() async throws {
    let fixture = try HostFixture()
    let (client, _) = await fixture.page()
    await client.send(.close(4001))
    #expect(await client.frame()?.closeCode == 4001)
    client.finishSending()
    #expect(await fixture.until { fixture.closed == [.byPage(code: 4001)] })
    #expect(fixture.lines.isEmpty)
  }

  @Test func `the app's goodbye follows what it sent before`() async throws {
    let fixture = try HostFixture()
    let (client, id) = await fixture.page()
    let page = try #require(id)
    fixture.host.send([1], to: page)
    fixture.host.send([2], to: page)
    fixture.host.close(page, code: 1008, reason: "enough")
    fixture.host.send([3], to: page)
    #expect(await client.frame()?.payload == [1])
    #expect(await client.frame()?.payload == [2])
    let goodbye = await client.frame()
    #expect(goodbye?.closeCode == 1008)
    #expect(goodbye?.payload.dropFirst(2).elementsEqual("enough".utf8) == true)
    await client.send(.close(1008))
    client.finishSending()
    #expect(await fixture.until { fixture.closed == [.byApp] })
  }

  @Test func `a page that vanishes is reported lost`() async throws {
    let fixture = try HostFixture()
    var page: HostClient? = await fixture.page().client
    page?.finishSending()
    page = nil
    #expect(await fixture.until { fixture.closed == [.lost] })
  }
}
