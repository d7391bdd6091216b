import Raven
import Testing

@testable import RavenLive

/// Loads a page and says hello, by the browser that a cookie names.
private func open(_ server: ServerUnderTest, cookie: String?) -> (connection: ConnectionID, cookie: String) {
  let (session, cookie) = server.load(cookie: cookie)
  let headers: HTTPHeaders = ["Host": "raven.test", "Origin": "https://raven.test", "Cookie": cookie]
  let connection = server.upgrade("/_raven/live?session=\(session)", headers)
  server.server.take([.message(connection, [ClientFrame.hello.rawValue, wireVersion, 0])])
  return (connection, cookie)
}

struct `The limit of a browser's sessions` {
  @Test func `ends the oldest whose page is not connected, and leaves those of others`() {
    let host = MemoryHost { $0.sessionsPerBrowser = 3 }
    let pages = (0..<4).map { _ in FakePage() }
    _ = host.serve(pages[0], to: .random())
    _ = host.open(host.serve(pages[1]))
    host.disconnect(host.open(host.serve(pages[2])))
    _ = host.serve(pages[3])
    #expect(host.store.makeRoom(for: host.browser))
    #expect(pages.map(\.hasEnded) == [false, false, true, false])
    #expect(host.store.makeRoom(for: host.browser))
    #expect(pages.map(\.hasEnded) == [false, false, true, false])
  }

  @Test func `has no room where all are connected, until one of them goes`() {
    let host = MemoryHost { $0.sessionsPerBrowser = 2 }
    let pages = (0..<2).map { _ in FakePage() }
    let connections = pages.map { host.open(host.serve($0)) }
    #expect(!host.store.makeRoom(for: host.browser))
    #expect(host.store.makeRoom(for: .random()))
    #expect(pages.map(\.hasEnded) == [false, false])
    host.disconnect(connections[1])
    #expect(host.store.makeRoom(for: host.browser))
    #expect(pages.map(\.hasEnded) == [false, true])
  }

  @Test func `forgets sessions that are over`() {
    let host = MemoryHost { $0.sessionsPerBrowser = 1 }
    let connection = host.open(host.serve(FakePage()))
    host.receive([9], from: connection)
    #expect(host.store.sessionsByBrowser[host.browser].isEmpty)
    #expect(host.store.makeRoom(for: host.browser))
  }

  @Test func `is 50 unless said otherwise, and none where it is 0`() {
    for (limit, hasRoom) in [(nil, false), (0, true), (51, true)] as [(Int?, Bool)] {
      let host = MemoryHost { if let limit { $0.sessionsPerBrowser = limit } }
      for _ in 0..<50 { _ = host.open(host.serve(FakePage())) }
      #expect(host.store.makeRoom(for: host.browser) == hasRoom)
    }
  }

  @Test func `has a page refused with words, a time to come again and a count`() {
    let server = ServerUnderTest {
      $0.limits.sessionsPerBrowser = 2
      $0.metrics = MetricsAddress(port: 9100)
    }
    let (first, cookie) = open(server, cookie: nil)
    _ = open(server, cookie: cookie)
    let response = server.request("/", ["Cookie": cookie])
    #expect(response.status == 429)
    #expect(response.headers["Retry-After"] == "5")
    let words = "This browser has too many pages of this server open. Please close some and try again.\n"
    #expect(String(decoding: response.body, as: UTF8.self) == words)
    #expect(server.server.metricsText.contains("raven_refused_total{reason=\"browser\"} 1\n"))
    #expect(server.request("/", method: "HEAD", ["Cookie": cookie]).status == 200)
    #expect(server.request("/").status == 200)

    server.server.take([.closed(first, .lost)])
    #expect(server.request("/", ["Cookie": cookie]).status == 200)
    #expect(server.pages[0].hasEnded)
  }

  @Test func `holds for a page whose session is gone and wants a new one`() {
    let server = ServerUnderTest { $0.limits.sessionsPerBrowser = 1 }
    let (_, cookie) = open(server, cookie: nil)
    let script = server.server.assets.directory + server.server.assets.script
    let target = "/_raven/live?session=\(SessionKey.random().hex)&page=/&script=\(script)"
    let headers: HTTPHeaders = ["Host": "raven.test", "Origin": "https://raven.test", "Cookie": cookie]
    let refused = server.upgrade(target, headers)
    #expect(server.host.sent[refused] == [[ServerFrame.gone.rawValue, GoneReason.unknown.rawValue]])
    #expect(server.server.sessionCount == 1 && !server.pages[0].hasEnded)
  }
}
