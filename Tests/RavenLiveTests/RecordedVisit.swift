import PageModel
import Raven
@testable import RavenLive
@testable import SwiftUI
@testable import Visited

/// A visit of an app that is recorded, event by event: a page without a browser, a server without a network.
final class RecordedVisit {
  let server = ServerUnderTest(apps: [AppLauncher.mount(VisitedApp.self, at: "/")])
  /// The recording so far.
  private(set) var text = ""
  private(set) var news: [FlightRecorder.News] = []
  /// What the page shows.
  private(set) var document = PageModel.ModelDocument()
  private(set) var batches: UInt32 = 0
  private var events: UInt32 = 0
  private var connection: ConnectionID?
  private var framesSeen = 0
  private let visitor: (session: String, cookie: String)
  private(set) var session: LiveSession!

  /// Loads the page, with cookies of an app besides Raven's own, in a browser that has kept something.
  init(cookies: String = "user=Ada", kept: [String: String] = [:], mostBytes: Int = 1 << 20) throws {
    let server = server
    var (write, tell): ((String) -> Void, (FlightRecorder.News) -> Void) = ({ _ in }, { _ in })
    let recorder = FlightRecorder(mostBytes: mostBytes) { write($0) }
    recorder.onNews = { tell($0) }
    server.server.recorder = recorder
    let browser = SessionKey.random()
    let storage = server.server.storages.storage(of: .init(browser: browser, appPath: "/"))
    for (key, text) in kept { storage.save(text, for: key) }
    let (session, set) = server.load("/", cookie: "\(cookies); \(LiveServer.cookieName)=\(browser.hex)")
    visitor = (session, "\(cookies); \(set)")
    let found = SessionKey(hex: session.utf8).flatMap { server.server.store.sessions[$0] }
    self.session = found
    write = { [weak self] in self?.text += $0 }
    tell = { [weak self] in self?.news.append($0) }
    // The first batch became the page's HTML.
    let page = AppLauncher.mount(VisitedApp.self, at: "/")
    guard let made = page.makePage(HTTPRequest(target: "/"), .root) else { throw WireError.unknown }
    try document.apply(made.batch)
    made.live.end()
  }

  nonisolated deinit {}

  /// Connects and says hello.
  func connect() throws {
    let headers: HTTPHeaders = ["Host": "raven.test", "Origin": "https://raven.test", "Cookie": visitor.cookie]
    let connection = server.upgrade("/_raven/live?session=\(visitor.session)", headers)
    (self.connection, framesSeen) = (connection, 0)
    var hello = [ClientFrame.hello.rawValue, wireVersion]
    hello.appendVarint(batches)
    try send(hello)
  }

  func disconnect() {
    if let connection { server.server.take([.closed(connection, .lost)]) }
    connection = nil
  }

  /// Sends a frame, and takes what is answered.
  func send(_ frame: [UInt8]) throws {
    guard let connection else { return }
    server.server.take([.message(connection, frame)])
    try take()
  }

  /// Sends an event to an element, as the page would.
  func send(_ payload: PageEvent.Payload, to node: UInt32) throws {
    events += 1
    var frame = [ClientFrame.event.rawValue]
    frame.appendVarint(events)
    frame.appendVarint(batches)
    PageEvent(node: node, payload: payload).write(to: &frame)
    try send(frame)
  }

  /// Does something to the element of a name.
  func perform(_ payload: PageEvent.Payload, on name: String) throws {
    let kind = PageEvent(node: 0, payload: payload).kind
    guard let node = document.ids(named: name, listeningTo: kind).first else { throw WireError.unknown }
    try send(payload, to: node)
  }

  /// Waits until the page has changed by itself and that was sent.
  func change() async throws {
    let before = batches
    for _ in 0..<2_000 where batches == before {
      try await Task.sleep(for: .milliseconds(1))
      server.clock.advance(by: .milliseconds(1))
      try take()
    }
  }

  /// Lets time pass.
  func advance(by time: Nanoseconds) throws {
    server.clock.advance(by: time)
    try take()
  }

  private func take() throws {
    guard let connection else { return }
    let frames = server.host.sent[connection] ?? []
    for frame in frames.dropFirst(framesSeen) {
      switch try FrameContent(frame) {
      case .batch(let body, _):
        var reader = WireReader(frame.dropFirst())
        let number = try reader.varint()
        if number == batches + 1 {
          try document.apply(body)
          batches = number
        }
      case .drawing(let drawing, _):
        var reader = WireReader(frame.dropFirst())
        _ = try reader.string()
        batches = try reader.varint()
        document = try PageModel.ModelDocument(drawing)
      case .other: break
      }
    }
    framesSeen = frames.count
  }

  /// What was recorded.
  var recording: Recording {
    get throws { try RecordingLines.read(text) }
  }

  /// Plays what was recorded to a new page.
  func replay(patience: Duration = .seconds(5)) async throws -> Replay.Outcome {
    guard let replay = Replay(try recording, of: AppLauncher.mount(VisitedApp.self, at: "/"), patience: patience) else {
      throw WireError.unknown
    }
    return await replay.run()
  }
}
