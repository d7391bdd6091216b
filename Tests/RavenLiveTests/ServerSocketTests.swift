import Raven
import Testing

@testable import RavenLive

struct `A socket` {
  let server = ServerUnderTest()

  private func upgrade(
    _ session: String,
    cookie: String,
    origin: String? = "http://raven.test"
  ) -> ConnectionID {
    var headers: HTTPHeaders = ["Host": "raven.test", "Cookie": cookie]
    headers["Origin"] = origin
    return server.upgrade("/_raven/live?session=\(session)", headers)
  }

  @Test func `carries events to the page and batches back`() {
    let connection = server.open()
    server.server.take([.message(connection, [ClientFrame.event.rawValue, 1, 0, 1, 0, 0])])
    #expect(
      server.host.sent[connection]?.map(\.first) == [
        ServerFrame.welcome.rawValue, ServerFrame.batch.rawValue,
      ]
    )
    #expect(server.pages[0].rows.count == 1)
  }

  /// Opens a socket for a visit, and says what it is told first.
  private func told(_ session: String, _ visit: String, cookie: String) -> [UInt8]? {
    let connection = upgrade("\(session)&visit=\(visit)", cookie: cookie)
    server.server.take([.opened(connection), .message(connection, [ClientFrame.hello.rawValue, wireVersion, 0])])
    return server.host.sent[connection]?.first
  }

  @Test func `belongs to the page that was loaded last, and to the one it opened last`() {
    let (session, cookie) = server.load()
    let superseded = [ServerFrame.gone.rawValue, GoneReason.superseded.rawValue]
    #expect(told(session, "1000", cookie: cookie)?.first == ServerFrame.welcome.rawValue)
    #expect(told(session, "1002", cookie: cookie)?.first == ServerFrame.welcome.rawValue)
    #expect(told(session, "1001", cookie: cookie) == superseded, "it comes too late")
    #expect(told(session, "1002", cookie: cookie) == superseded, "it comes twice")
    #expect(told(session, "2000", cookie: cookie)?.first == ServerFrame.welcome.rawValue)
    #expect(told(session, "1999", cookie: cookie) == superseded, "another page has it")
    #expect(told(session, "2001", cookie: cookie)?.first == ServerFrame.welcome.rawValue)
    for none in ["", "-1", "1.5", "x", "99999999999999999999"] {
      #expect(told(session, none, cookie: cookie)?.first == ServerFrame.welcome.rawValue, "no visit: \(none)")
    }
    #expect(told(session, "1999", cookie: cookie) == superseded, "as before")
  }

  @Test func `of a page whose clock was set back begins anew, with what its tab had kept`() {
    let (first, cookie) = server.load()
    #expect(told(first, "2000", cookie: cookie)?.first == ServerFrame.welcome.rawValue)
    server.server.take([.closed(ConnectionID(rawValue: server.lastConnection), .lost)])
    let (second, _) = server.load(cookie: cookie)
    #expect(told(second, "1000&from=\(first)", cookie: cookie)?.first == ServerFrame.welcome.rawValue)
    let (third, _) = server.load(cookie: cookie)
    #expect(told(third, "3000&from=\(first)", cookie: cookie)?.first == ServerFrame.drawing.rawValue)
  }

  @Test func `is woken when its page changes by itself`() {
    let connection = server.open()
    server.pages[0].change(echo: "later")
    #expect(server.host.sent[connection]?.count == 1)
    server.clock.advance(by: 0)
    #expect(server.host.sent[connection]?.count == 2)
  }

  @Test(arguments: [
    "https://evil.test", "http://raven.test.evil.test", "null", "http://raven.test:81", nil,
  ])
  func `of another origin is refused`(origin: String?) {
    let (session, cookie) = server.load()
    let connection = upgrade(session, cookie: cookie, origin: origin)
    #expect(server.host.responses[connection]?.status == 403)
    #expect(server.host.accepted.isEmpty)
  }

  @Test func `must come from https where the server itself speaks it`() {
    let server = ServerUnderTest { $0.tls = TLSFiles(certificate: "a", key: "b") }
    let (session, cookie) = server.load()
    var headers: HTTPHeaders = ["Host": "raven.test", "Cookie": cookie, "Origin": "http://raven.test"]
    let refused = server.upgrade("/_raven/live?session=\(session)", headers)
    #expect(server.host.responses[refused]?.status == 403)
    headers["Origin"] = "https://raven.test"
    let connection = server.upgrade("/_raven/live?session=\(session)", headers)
    #expect(server.host.accepted == [connection])
  }

  @Test func `must use the scheme a trusted proxy names`() {
    let trusting = ServerUnderTest { $0.trustsProxy = true }
    let (session, cookie) = trusting.load()
    var headers: HTTPHeaders = [
      "Host": "inner", "X-Forwarded-Host": "raven.test", "X-Forwarded-Proto": "https",
    ]
    headers["Cookie"] = cookie
    headers["Origin"] = "http://raven.test"
    let refused = trusting.upgrade("/_raven/live?session=\(session)", headers)
    #expect(trusting.host.responses[refused]?.status == 403)
    headers["Origin"] = "https://raven.test"
    let connection = trusting.upgrade("/_raven/live?session=\(session)", headers)
    #expect(trusting.host.accepted == [connection])
  }

  @Test(arguments: [
    "", "xyz", "0123456789abcdef0123456789ABCDEF", "0123456789abcdef0123456789abcdef0",
  ])
  func `whose session is no id is refused`(session: String) {
    let (_, cookie) = server.load()
    let connection = upgrade(session, cookie: cookie)
    #expect(server.host.responses[connection]?.status == 404)
  }

  @Test func `of an unknown session or another browser is told to reload`() {
    let (session, cookie) = server.load()
    let (_, stranger) = server.load()
    let none = SessionKey.random().hex
    for connection in [
      upgrade(none, cookie: cookie), upgrade(session, cookie: stranger),
      upgrade(session, cookie: ""),
    ] {
      #expect(
        server.host.sent[connection] == [[ServerFrame.gone.rawValue, GoneReason.unknown.rawValue]]
      )
      #expect(server.host.closed[connection] == CloseCode.normal)
    }
    #expect(server.pages.map(\.hasEnded) == [false, false])
  }

  @Test func `that closes leaves its session to come back to for two minutes`() {
    let connection = server.open()
    server.server.take([.closed(connection, .lost)])
    server.clock.advance(by: .seconds(119))
    #expect(server.server.sessionCount == 1)
    server.clock.advance(by: .seconds(1))
    #expect(server.server.sessionCount == 0)
    #expect(server.pages[0].hasEnded)
  }

  @Test func `is told when the server drains, which ends when the host has stopped or time is up`() {
    for hostStops in [true, false] {
      let server = ServerUnderTest()
      var isStopped = false
      server.server.onStopped = { isStopped = true }
      let connection = server.open()
      server.server.drain()
      #expect(server.host.isDraining)
      #expect(
        server.host.sent[connection]?.last == [
          ServerFrame.gone.rawValue, GoneReason.draining.rawValue,
        ]
      )
      #expect(server.host.closed[connection] == CloseCode.goingAway)
      server.clock.advance(by: .milliseconds(4_999))
      #expect(!isStopped)
      if hostStops {
        server.server.take([.stopped])
      } else {
        server.clock.advance(by: .milliseconds(1))
      }
      #expect(isStopped)
    }
  }

  @Test func `leaves lines in the log without its session's whole id`() {
    let (session, cookie) = server.load()
    let connection = upgrade(session, cookie: cookie)
    server.server.take([.message(connection, [7])])
    #expect(
      server.lines == [
        "level=info event=session.ended session=\(session.prefix(8)) reason=violation:malformed:unknown "
          + "events=0 retired=0 repeated=0 batches=0"
      ]
    )
  }
}
