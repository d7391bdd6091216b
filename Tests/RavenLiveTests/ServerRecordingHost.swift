import Raven

@testable import RavenLive

/// A host that writes down what the server tells it.
final class RecordingHost: Host {
  private(set) var responses: [ConnectionID: HTTPResponse] = [:]
  private(set) var accepted: [ConnectionID] = []
  private(set) var sent: [ConnectionID: [[UInt8]]] = [:]
  private(set) var closed: [ConnectionID: UInt16] = [:]
  private(set) var isDraining = false
  var statistics = HostStatistics()

  nonisolated deinit {}

  func start(_ handler: @escaping Handler) throws(HostError) {}
  func respond(to connection: ConnectionID, _ response: HTTPResponse) {
    responses[connection] = response
  }
  func accept(_ connection: ConnectionID) { accepted.append(connection) }
  func send(_ bytes: [UInt8], to connection: ConnectionID) {
    sent[connection, default: []].append(bytes)
  }
  func close(_ connection: ConnectionID, code: UInt16, reason: String) { closed[connection] = code }
  func pauseReading(_ connection: ConnectionID) {}
  func resumeReading(_ connection: ConnectionID) {}
  func drain() { isDraining = true }
}

/// A clock a test turns by hand.
final class ManualClock: ServerClock {
  private(set) var now: Nanoseconds = .seconds(1_000)
  var onWake: (() -> Void)?
  private var wakes: [Nanoseconds] = []

  nonisolated deinit {}

  func wake(at time: Nanoseconds) { wakes.append(time) }

  /// Goes on by a time and wakes as often as was asked for on the way.
  func advance(by time: Nanoseconds) {
    let end = now + time
    while let next = wakes.min(), next <= end {
      wakes.removeAll { $0 == next }
      now = max(now, next)
      onWake?()
    }
    now = end
  }
}

/// A server with two apps of fake pages unless it is given others, a recording host and a manual clock.
final class ServerUnderTest {
  let host = RecordingHost()
  let clock = ManualClock()
  private(set) var lines: [String] = []
  private(set) var pages: [FakePage] = []
  private(set) var server: LiveServer!
  private(set) var lastConnection: UInt64 = 0
  /// What the page at the root was last made for.
  private(set) var lastRequest: HTTPRequest?
  /// What the page at the root says.
  var words = "root"

  init(
    file: StorageFile? = nil,
    apps own: [MountedApp] = [],
    files appFiles: AppFiles = AppFiles(directories: []),
    _ configure: (inout ServerConfiguration) -> Void = { _ in }
  ) {
    var configuration = ServerConfiguration()
    configure(&configuration)
    let apps = [
      MountedApp(
        title: "Ladder & <Co>",
        makePage: { [unowned self] request, _ in
          lastRequest = request
          return makePage(words)
        }
      ),
      MountedApp(
        path: "/shop",
        title: "Shop",
        language: "de",
        hasSubpaths: true,
        frameSources: ["'self'", "https://film.example"]
      ) {
        [unowned self] request, _ in
        request.path.hasSuffix("missing") ? nil : makePage(String(request.path))
      },
    ]
    let files = [
      ServerAssets.File(
        name: "raven.css",
        contentType: "text/css; charset=utf-8",
        bytes: Array("a{}".utf8)
      ),
      ServerAssets.File(
        name: "raven.js",
        contentType: "text/javascript; charset=utf-8",
        bytes: Array("1".utf8)
      ),
      ServerAssets.File(name: "long.js", contentType: "text/javascript; charset=utf-8", bytes: Self.longScript),
      ServerAssets.File(name: "film.mp4", contentType: "video/mp4", bytes: Self.longScript),
    ]
    server = LiveServer(
      configuration: configuration,
      apps: own.isEmpty ? apps : own,
      assets: ServerAssets(
        hash: "abc",
        files: files,
        stylesheets: ["raven.css"],
        script: "raven.js",
        drawingDirectory: "/_raven/icons/2/",
        drawing: { name in
          name.hasSuffix(".svg")
            ? ServerAssets.File(
              name: String(name),
              contentType: "image/svg+xml",
              bytes: Array(String(repeating: "<!-- \(name) -->", count: 100).utf8)
            ) : nil
        }
      ),
      appFiles: appFiles,
      file: file,
      host: host,
      clock: clock,
      log: ServerLog(level: configuration.logLevel) { [unowned self] in lines.append($0) }
    )
  }

  nonisolated deinit {}

  /// A file that is worth compressing.
  static let longScript = Array(String(repeating: "f(1);\n", count: 1000).utf8)

  func request(
    _ target: String,
    method: String = "GET",
    _ headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    let connection = nextConnection()
    server.take([
      .request(connection, HTTPRequest(method: method, target: target, headers: headers))
    ])
    return host.responses[connection] ?? HTTPResponse(status: 0)
  }

  /// Asks for a WebSocket; whether it was accepted can be seen in the host.
  func upgrade(_ target: String, _ headers: HTTPHeaders) -> ConnectionID {
    let connection = nextConnection()
    server.take([.upgrade(connection, HTTPRequest(target: target, headers: headers))])
    if host.accepted.last == connection { server.take([.opened(connection)]) }
    return connection
  }

  /// Loads a page as a browser does; gives its session's id and the cookie.
  func load(_ target: String = "/", cookie: String? = nil) -> (session: String, cookie: String) {
    var headers: HTTPHeaders = ["Host": "raven.test"]
    headers["Cookie"] = cookie
    let response = request(target, headers)
    let html = String(decoding: response.body, as: UTF8.self)
    let session =
      html.firstMatch(of: /name="raven-session" content="([0-9a-f]{32})"/).map { String($0.1) }
      ?? ""
    let set = response.headers["Set-Cookie"].map { String($0.prefix { $0 != ";" }) }
    return (session, set ?? cookie ?? "")
  }

  /// Loads a page, connects and says hello.
  func open() -> ConnectionID {
    let (session, cookie) = load()
    let connection = upgrade(
      "/_raven/live?session=\(session)",
      ["Host": "raven.test", "Origin": "https://raven.test", "Cookie": cookie]
    )
    server.take([.message(connection, [ClientFrame.hello.rawValue, wireVersion, 0])])
    return connection
  }

  private func nextConnection() -> ConnectionID {
    lastConnection += 1
    return ConnectionID(rawValue: lastConnection)
  }

  private func makePage(_ content: String) -> MountedApp.Page {
    let page = FakePage()
    pages.append(page)
    return MountedApp.Page(live: page, html: Array("<p>\(content)</p>".utf8))
  }
}
