import Testing

@testable import RavenLive

/// Requests the host answers itself because a server that took them could be misled.
@MainActor struct `Refused requests` {
  /// What is sent, and the status that answers it.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var status: Int
    var text: String
  }

  nonisolated static let cases = [
    Case(
      testDescription: "a coding that is not quite chunked",
      status: 501,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: xchunked\n\n0\n\n"
    ),
    Case(
      testDescription: "a coding before chunked",
      status: 501,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: gzip, chunked\n\n0\n\n"
    ),
    Case(
      testDescription: "a coding behind chunked",
      status: 501,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked, identity\n\n0\n\n"
    ),
    Case(
      testDescription: "two codings, the second chunked",
      status: 501,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: gzip\nTransfer-Encoding: chunked\n\n0\n\n"
    ),
    Case(
      testDescription: "two codings, the first chunked",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\nTransfer-Encoding: gzip\n\n0\n\n"
    ),
    Case(
      testDescription: "chunks and a length",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\nContent-Length: 5\n\n0\n\n"
    ),
    Case(
      testDescription: "a length and chunks",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nContent-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n"
    ),
    Case(
      testDescription: "a length and another coding",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nContent-Length: 5\nTransfer-Encoding: xchunked\n\n0\n\n"
    ),
    Case(
      testDescription: "chunks in HTTP 1.0",
      status: 400,
      text: "POST / HTTP/1.0\nHost: a\nTransfer-Encoding: chunked\n\n0\n\n"
    ),
    Case(
      testDescription: "two lengths",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nContent-Length: 1\nContent-Length: 1\n\n0"
    ),
    Case(
      testDescription: "a negative length",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nContent-Length: -1\n\n"
    ),
    Case(testDescription: "no host", status: 400, text: "GET / HTTP/1.1\n\n"),
    Case(testDescription: "two hosts", status: 400, text: "GET / HTTP/1.1\nHost: a\nHost: b\n\n"),
    Case(
      testDescription: "a folded line",
      status: 400,
      text: "GET / HTTP/1.1\nHost: a\nX: one\n two\n\n"
    ),
    Case(
      testDescription: "a line folded with a tab",
      status: 400,
      text: "GET / HTTP/1.1\nHost: a\nX: one\n\ttwo\n\n"
    ),
    Case(
      testDescription: "a space before the colon",
      status: 400,
      text: "GET / HTTP/1.1\nHost : a\n\n"
    ),
    Case(testDescription: "no path", status: 400, text: "GET a HTTP/1.1\nHost: a\n\n"),
    Case(testDescription: "a whole URL", status: 400, text: "GET http://a/ HTTP/1.1\nHost: a\n\n"),
    Case(testDescription: "no HTTP at all", status: 400, text: "\u{16}\u{3}\u{1}hello\n\n"),
    Case(testDescription: "an unknown version", status: 505, text: "GET / HTTP/3.7\nHost: a\n\n"),
    Case(
      testDescription: "a chunk without a size",
      status: 400,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\nxyz\n\n"
    ),
    Case(
      testDescription: "a stated body over the limit",
      status: 413,
      text: "POST / HTTP/1.1\nHost: a\nContent-Length: 1001\n\n"
    ),
    Case(
      testDescription: "chunks over the limit",
      status: 413,
      text: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n3E9\n"
    ),
    Case(
      testDescription: "a head over the limit",
      status: 431,
      text: "GET / HTTP/1.1\nHost: a\nX: \(String(repeating: "x", count: 16_400))\n\n"
    ),
    Case(
      testDescription: "a head that never ends",
      status: 431,
      text: "GET /\(String(repeating: "x", count: 20_000))"
    ),
  ]

  @Test(arguments: cases)
  func `a request that could mislead is refused, and the connection ended`(
    _ refused: Case
  ) async throws {
    let fixture = try HostFixture { $0.limits.bodyBytes = 1000 }
    let client = fixture.client()
    await client.send(lines: refused.text)
    let answer = await client.response()
    #expect(answer?.status == refused.status)
    #expect(answer?.head.contains("Connection: close") == true)
    #expect(answer?.body.isEmpty == false)
    #expect(await client.response() == nil)
    #expect(fixture.requests.isEmpty)
    #expect(fixture.lines == [.refused(status: refused.status)])
  }

  @Test func `a client that asks leave for too large a body is told before it sends any`()
    async throws
  {
    let fixture = try HostFixture { $0.limits.bodyBytes = 1000 }
    let client = fixture.client()
    await client.send(
      lines: "POST / HTTP/1.1\nHost: a\nContent-Length: 1001\nExpect: 100-continue\n\n"
    )
    #expect(await client.response()?.status == 413)
  }

  @Test func `the refusal arrives although the client still sends`() async throws {
    let fixture = try HostFixture { $0.limits.bodyBytes = 1_000_000 }
    let client = fixture.client()
    await client.send(lines: "POST / HTTP/1.1\nHost: a\nContent-Length: 1000001\n\n")
    #expect(await fixture.until { fixture.lines == [.refused(status: 413)] })
    // In one go: whoever waits for a turn between parts may come too late on a busy machine.
    #expect(await client.send([UInt8](repeating: 0, count: 800_000)))
    #expect(await client.response()?.status == 413)
  }

  @Test func `a body at the limit is taken`() async throws {
    let fixture = try HostFixture { $0.limits.bodyBytes = 3 }
    let client = fixture.client()
    await client.send(lines: "POST / HTTP/1.1\nHost: a\nContent-Length: 3\n\nabc")
    #expect(await client.response()?.body == "POST / abc")
    await client.send(
      lines: "POST / HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n3\nabc\n0\n\n"
    )
    #expect(await client.response()?.body == "POST / abc")
  }
}
