import Testing

@testable import RavenLive

@MainActor struct `HTTP requests` {
  @Test func `a GET reaches the app and its answer the client`() async throws {
    let fixture = try HostFixture()
    let answer = await fixture.client().get("/a%20b?c=d", "Cookie: x=1; sid=42\nAccept: */*\n")
    #expect(answer?.status == 200)
    #expect(answer?.body == "GET /a%20b?c=d ")
    let request = try #require(fixture.requests.first)
    #expect(request.path == "/a%20b")
    #expect(request.queryValue("c") == "d")
    #expect(request.cookie("sid") == "42")
    #expect(request.headers["ACCEPT"] == "*/*")
    #expect(request.remoteAddress == "127.0.0.1")
  }

  @Test func `an answer states its length, type and date`() async throws {
    let fixture = try HostFixture()
    let head = await fixture.client().get("/")?.head ?? ""
    #expect(head.contains("Content-Length: 6"))
    #expect(head.contains("Content-Type: text/plain; charset=utf-8"))
    #expect(head.contains("\r\nDate: "))
    #expect(!head.contains("Connection:"))
  }

  @Test func `HEAD gives the length without the body`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    await client.send(lines: "HEAD / HTTP/1.1\nHost: test\n\n")
    let answer = await client.response(hasBody: false)
    #expect(answer?.head.contains("Content-Length: 7") == true)
    #expect(await client.get("/next")?.body == "GET /next ")
  }

  @Test(arguments: [204, 304])
  func `an answer that has no body states no length`(status: Int) async throws {
    let fixture = try HostFixture()
    fixture.intercept = { event, host in
      guard case .request(let id, let request) = event, request.target == "/empty" else {
        return false
      }
      host.respond(to: id, HTTPResponse(status: status, text: "not to be sent"))
      return true
    }
    let client = fixture.client()
    #expect(await client.get("/empty")?.head.contains("Content-Length") == false)
    #expect(await client.get("/next")?.body == "GET /next ")
  }

  @Test func `a connection serves many requests`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    for number in 1...20 { #expect(await client.get("/\(number)")?.body == "GET /\(number) ") }
    #expect(fixture.requests.count == 20)
  }

  @Test func `a client that asks for it is disconnected behind the answer`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    let answer = await client.get("/", "Connection: close\n")
    #expect(answer?.status == 200)
    #expect(answer?.head.contains("Connection: close") == true)
    #expect(await client.isEnded())
  }

  @Test func `HTTP 1_0 is answered once, unless it asks for more`() async throws {
    let fixture = try HostFixture()
    let once = fixture.client()
    await once.send(lines: "GET /old HTTP/1.0\n\n")
    #expect(await once.response()?.body == "GET /old ")
    #expect(await once.isEnded())
    let again = fixture.client()
    await again.send(lines: "GET /old HTTP/1.0\nConnection: keep-alive\n\n")
    #expect(await again.response()?.head.contains("Connection: keep-alive") == true)
    #expect(await again.get("/next")?.body == "GET /next ")
  }

  @Test func `eight pipelined requests are answered in order`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    let all = (1...8).map { "POST /\($0) HTTP/1.1\nHost: test\nContent-Length: 1\n\n\($0)" }
      .joined()
    await client.send(lines: all)
    for number in 1...8 { #expect(await client.response()?.body == "POST /\(number) \(number)") }
  }

  @Test func `a request may come byte by byte`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    for byte in "\r\nPOST / HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n\r\nok".utf8 {
      await client.send([byte])
    }
    #expect(await client.response()?.body == "POST / ok")
  }

  @Test func `a body may come in chunks`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    await client.send(lines: "POST /c HTTP/1.1\nHost: test\nTransfer-Encoding: chunked\n\n3\nabc\n")
    await client.send(lines: "2;note=x\nde\n0\nCookie: forged=1\n\n")
    #expect(await client.response()?.body == "POST /c abcde")
    #expect(fixture.requests.first?.cookie("forged") == nil)
    #expect(await client.get("/next")?.body == "GET /next ")
  }

  @Test func `a client that waits for permission to send its body gets it`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    await client.send(
      lines: "POST / HTTP/1.1\nHost: test\nContent-Length: 2\nExpect: 100-continue\n\n"
    )
    #expect(await client.response()?.status == 100)
    await client.send(lines: "ok")
    #expect(await client.response()?.body == "POST / ok")
  }

  @Test func `a large body arrives whole both ways`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    let body = String(repeating: "0123456789", count: 100_000)
    async let isSent = client.send(
      lines: "POST /big HTTP/1.1\nHost: test\nContent-Length: 1000000\n\n" + body
    )
    #expect(await isSent)
    #expect(await client.response()?.body == "POST /big " + body)
  }
}
