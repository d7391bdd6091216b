import Dispatch
import Raven
import Testing

@testable import RavenLive

/// A live server on a free port of this machine, with the network host it runs on in earnest.
private final class NetworkServer {
  let host = BeastHost(HostConfiguration(port: 0))
  let page = FakePage()
  let server: LiveServer
  private var isStopped = false
  private var onStopped: (() -> Void)?

  init() throws {
    let page = page
    let app = MountedApp(title: "Rows") { _, _ in
      MountedApp.Page(live: page, html: Array("<button data-on=\"1\">add</button>".utf8))
    }
    server = LiveServer(
      apps: [app],
      assets: ServerAssets(hash: "abc", files: [], stylesheets: [], script: "raven.js"),
      host: host,
      clock: DispatchClock(),
      log: ServerLog(level: .off) { _ in }
    )
    server.onStopped = { [unowned self] in
      isStopped = true
      onStopped?()
    }
    try host.start { [server] in server.take($0) }
  }

  nonisolated deinit {}

  func stopped() async {
    if isStopped { return }
    await withCheckedContinuation { continuation in onStopped = { continuation.resume() } }
  }

  /// Loads the page and opens its socket as a browser would.
  func open() async -> HostClient? {
    guard let response = await HostClient(port: host.port).get("/"),
      let session = response.body.firstMatch(of: /[0-9a-f]{32}/)?.0,
      let cookie = response.head.firstMatch(of: /raven=[0-9a-f]{32}/)?.0
    else { return nil }
    let client = HostClient(port: host.port)
    let headers = "Origin: http://test\nCookie: \(cookie)\n"
    let answer = await client.upgrade("/_raven/live?session=\(session)", headers: headers)
    return answer?.status == 101 ? client : nil
  }
}

private func message(_ bytes: UInt8...) -> HostFrame { HostFrame(kind: .binary, payload: bytes) }

@MainActor struct `A live server on a network` {
  @Test func `shows a page, takes a click, sends the change, and what changes by itself`()
    async throws
  {
    let server = try NetworkServer()
    let client = try #require(await server.open())
    await client.send(message(ClientFrame.hello.rawValue, wireVersion, 0))
    #expect(await client.frame()?.payload == [ServerFrame.welcome.rawValue, 0, 4, 0])
    await client.send(message(ClientFrame.event.rawValue, 1, 0, UInt8(FakePage.add), 0, 0))
    #expect(await client.frame()?.payload.prefix(3) == [ServerFrame.batch.rawValue, 1, 1])
    #expect(server.page.rows.count == 1)
    server.page.change(echo: "later")
    #expect(await client.frame()?.payload.prefix(3) == [ServerFrame.batch.rawValue, 2, 1])
  }

  @Test func `closes a page that breaks the protocol, and tells it`() async throws {
    let server = try NetworkServer()
    let client = try #require(await server.open())
    await client.send(message(9))
    #expect(
      await client.frame()?.payload == [ServerFrame.gone.rawValue, GoneReason.violation.rawValue]
    )
    #expect(await client.frame()?.closeCode == 1008)
  }

  @Test func `says goodbye to its pages when it drains, and stops`() async throws {
    let server = try NetworkServer()
    let client = try #require(await server.open())
    await client.send(message(ClientFrame.hello.rawValue, wireVersion, 0))
    #expect(await client.frame()?.payload.first == ServerFrame.welcome.rawValue)
    server.server.drain()
    #expect(
      await client.frame()?.payload == [ServerFrame.gone.rawValue, GoneReason.draining.rawValue]
    )
    let goodbye = await client.frame()
    #expect(goodbye?.closeCode == 1001)
    await client.send(.close(1001))
    client.finishSending()
    await server.stopped()
    #expect(server.page.hasEnded)
  }
}
