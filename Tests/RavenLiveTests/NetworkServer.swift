import Dispatch
import Raven

@testable import RavenLive

/// A live server on a free port of this machine, with the network host it runs on in earnest.
final class NetworkServer {
  let host = BeastHost(HostConfiguration(port: 0))
  let server: LiveServer
  private let served = ServedPages()
  private var isStopped = false
  private var onStopped: (() -> Void)?

  /// The pages of its sessions, in the order in which they were asked for.
  var pages: [FakePage] { served.pages }

  init() throws {
    let app = MountedApp(title: "Rows") { [served] _, _ in
      MountedApp.Page(live: served.add(), html: Array("<button data-on=\"1\">add</button>".utf8))
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

  /// What a browser asks for with the socket of a page it has just loaded.
  func load() async -> (target: String, headers: String)? {
    guard let response = await HostClient(port: host.port).get("/"),
      let session = response.body.firstMatch(of: /[0-9a-f]{32}/)?.0,
      let cookie = response.head.firstMatch(of: /raven=[0-9a-f]{32}/)?.0
    else { return nil }
    return ("/_raven/live?session=\(session)", "Origin: http://test\nCookie: \(cookie)\n")
  }

  /// Loads the page and opens its socket as a browser would.
  func open() async -> HostClient? {
    guard let (target, headers) = await load() else { return nil }
    let client = HostClient(port: host.port)
    return await client.upgrade(target, headers: headers)?.status == 101 ? client : nil
  }

  private final class ServedPages {
    var pages: [FakePage] = []

    nonisolated deinit {}

    func add() -> FakePage {
      pages.append(FakePage())
      return pages[pages.count - 1]
    }
  }
}
