import Foundation
import Raven

@testable import RavenLive

/// Browsers with tabs, the servers they talk to one after the other, and a network between them that fails by seed.
///
/// The servers are real ones but for their sockets and clock; whose a session is, and what becomes of it, is theirs to say. They
/// crash, drain and start anew, pages stay away for too long, tabs are loaded anew, duplicated and closed, one browser pretends to
/// have the session of another. What arrives through a connection that was given up may arrive after the next one has opened.
final class TabsSimulation {
  /// An event that a person has made.
  struct Issue {
    let browser: Int
    let tab: Int
    /// The session that its page had.
    let session: String
    /// Whether a person would miss it; typing is told again.
    let isDeed: Bool
    /// Its place among all events.
    let number: Int
  }

  var random: SeededGenerator
  /// A mistake that is made, and how often it was.
  let fault: TabFault?
  var mistakes = 0
  var met = TabsMet()
  let host = TabsHost()
  let clock = TabsClock()
  /// Where the servers keep what browsers have kept; nil if each begins anew.
  let folder: String?
  private let countsFacts: Bool
  var server: LiveServer?
  /// What pages run, which a new server may have another of.
  var version = 0
  var lastConnection: UInt64 = 0
  /// What names each browser, once it has been served a page.
  var cookies: [String?] = [nil, nil]
  var tabs: [SimulatedTab] = []
  /// Connections whose end the server has not noticed.
  var lingering: [SimulatedSocket] = []
  var tabsMade = 0
  /// When the last document was loaded.
  var lastLoad: UInt64 = 0
  var eventsMade = 0

  // What a model knows.
  /// The events made, by name.
  var issues: [String: Issue] = [:]
  /// The deeds of which a person was told that they may be lost, or that were left behind by the person.
  var accountedFor: Set<String> = []
  /// All pages there have been, by session.
  var pages: [String: TabPage] = [:]
  /// Those of which it is not known yet.
  private var unbound: [TabPage] = []
  /// Which browser each cookie names.
  var owners: [String: Int] = [:]
  /// What each browser has kept, by its cookie.
  var looks: [String: String] = [:]
  /// The tabs that have asked for a session.
  var askers: [String: Set<Int>] = [:]
  /// What was said to a server that is gone, by its tab's family.
  var unheard: [Int: [[UInt8]]] = [:]

  init(seed: UInt64, folder: String? = nil, fault: TabFault? = nil, countsFacts: Bool = false) throws {
    random = SeededGenerator(seed: seed)
    (self.folder, self.fault, self.countsFacts) = (folder, fault, countsFacts)
    try startServer()
  }

  nonisolated deinit {}

  /// What a run of steps met that is wrong; nil if all is well.
  func run(steps: Int) -> String? {
    do {
      for browser in [0, 0, 1] { try openTab(in: browser) }
      for _ in 0..<steps { try step() }
      try settle()
      return verify()
    } catch { return "\(error)" }
  }

  func startServer() throws {
    var configuration = ServerConfiguration()
    configuration.limits.sessions = 6
    configuration.limits.sessionsPerBrowser = 4
    configuration.limits.unacknowledgedBytes = 400
    configuration.limits.unacknowledgedLifetime = .seconds(2)
    configuration.limits.framesPerSecond = 50
    configuration.limits.frameBurst = 20
    configuration.limits.keptPageLifetime = .seconds(5)
    configuration.limits.helloTimeout = .seconds(3)
    configuration.limits.disconnectedLifetime = .seconds(20)
    let app = MountedApp(title: "Tabs") { [unowned self] request, _ in
      guard let scene = request.sceneStorage, let shared = request.storage else { return nil }
      let page = TabPage(scene: scene, shared: shared)
      unbound.append(page)
      return MountedApp.Page(live: page, html: page.content.html)
    }
    server = LiveServer(
      configuration: configuration,
      apps: [app],
      assets: ServerAssets(hash: "\(version)", files: [], stylesheets: [], script: "raven.js"),
      appFiles: AppFiles(directories: []),
      file: try folder.map { try StorageFile(folder: $0) },
      host: host,
      clock: clock,
      log: ServerLog(level: countsFacts ? .info : .off) { [unowned self] in note($0) }
    )
  }

  private func note(_ line: String) {
    for word in line.split(separator: " ") where word.hasPrefix("event=") || word.hasPrefix("reason=") {
      met.facts[String(word.drop { $0 != "=" }.dropFirst()), default: 0] += 1
    }
  }

  /// The server is gone, and all sessions with it; what it had sent arrives in part.
  func stopServer() {
    for tab in tabs {
      guard let socket = tab.socket else { continue }
      if fault == .oldGenerationHeard { unheard[tab.family, default: []] += socket.frames }
      let sent = host.arrivals[socket.connection] ?? []
      host.arrivals[socket.connection] = sent.prefix(.random(in: 0...sent.count, using: &random)) + [.closed]
    }
    lingering = []
    for page in pages.values { page.abandon() }
    server = nil
    if folder != nil { return }
    for page in pages.values { page.kept = TabKept() }
    looks = [:]
  }

  /// Tells the server what happened.
  func tell(_ event: HostEvent) throws {
    guard let server else { return }
    server.take([event])
    guard !unbound.isEmpty else { return }
    for page in unbound {
      guard let session = server.store.sessions.values.first(where: { $0.page === page }) else { continue }
      (page.session, page.cookie) = (session.id.hex, session.browser.hex)
      pages[page.session] = page
      page.onLook = { [unowned self, unowned page] in showLook($0, of: page.cookie) }
      if page.lookText != looks[page.cookie] ?? "" { throw TabMistake.notKept("look") }
    }
    unbound = []
  }

  private func showLook(_ name: String, of cookie: String) {
    looks[cookie] = name
    for page in pages.values where page.cookie == cookie { page.noteChange() }
  }
}
