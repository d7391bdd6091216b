import Raven

/// Serves apps: pages and files by HTTP, sessions by WebSocket.
///
/// It decides and keeps no socket, thread or clock: a `Host` carries, a `ServerClock` wakes. Everything happens
/// in turns on the main actor: take what the host reports, then carry out what follows from it.
public final class LiveServer {
  /// The cookie that names a browser.
  static let cookieName = "raven"
  /// Where pages connect to.
  static let socketPath = "/_raven/live"

  /// How the server behaves.
  public let configuration: ServerConfiguration
  /// Called when a drained server has nothing left to do.
  public var onStopped: (() -> Void)?

  let store: SessionStore
  let storages: BrowserStorages
  let apps: [MountedApp]
  let assets: ServerAssets
  let appFiles: AppFiles
  /// The server's own files, all of which are kept compressed.
  let assetContents = CompressedFiles(.most, byteLimit: .max)
  /// Drawings and files of apps.
  let otherContents = CompressedFiles(.usual, byteLimit: 16 << 20)
  let host: any Host
  let clock: any ServerClock
  let log: ServerLog
  /// What is counted; nil unless that was asked for.
  let metrics: ServerMetrics?
  /// Has a session written down; nil unless that was asked for.
  var recorder: FlightRecorder?
  /// What the pages want whose upgrades are accepted and not yet open.
  var accepted: [ConnectionID: SocketRequest] = [:]
  var drainsUntil: Nanoseconds?
  private var isInTurn = false
  /// The sessions, as pages know them.
  private(set) lazy var sessions = LiveSessions(store)

  /// Creates a server that is ready to take events, and forgets what browsers have kept when it ends.
  public convenience init(
    configuration: ServerConfiguration = ServerConfiguration(),
    apps: [MountedApp],
    assets: ServerAssets,
    appFiles: AppFiles = AppFiles(directories: []),
    host: any Host,
    clock: any ServerClock,
    log: ServerLog
  ) {
    self.init(
      configuration: configuration,
      apps: apps,
      assets: assets,
      appFiles: appFiles,
      file: nil,
      host: host,
      clock: clock,
      log: log
    )
  }

  /// Creates a server that is ready to take events.
  init(
    configuration: ServerConfiguration,
    apps: [MountedApp],
    assets: ServerAssets,
    appFiles: AppFiles,
    file: StorageFile?,
    host: any Host,
    clock: any ServerClock,
    log: ServerLog
  ) {
    self.configuration = configuration
    self.apps = apps.sorted { $0.path.utf8.count > $1.path.utf8.count }
    self.assets = assets
    self.appFiles = appFiles
    self.host = host
    self.clock = clock
    self.log = log
    metrics = configuration.metrics.map { _ in ServerMetrics() }
    store = SessionStore(limits: configuration.limits)
    storages = BrowserStorages(limits: configuration.limits, file: file)
    storages.onFailure = { log.write(.info, "storage.failed", ["reason": $0.localizedDescription]) }
    store.onChange = { [weak self] in
      if let self, !self.isInTurn { self.clock.wake(at: self.clock.now) }
    }
    clock.onWake = { [weak self] in self?.take([]) }
  }

  nonisolated deinit {}

  /// How many sessions there are.
  public var sessionCount: Int { store.count }
  /// Whether the server shuts down.
  public var isDraining: Bool { drainsUntil != nil }

  /// Handles what the host reports, in order, and carries out what follows.
  public func take(_ events: [HostEvent]) {
    isInTurn = true
    let now = clock.now
    for event in events { handle(event, now: now) }
    store.tick(now: now)
    if store.hasChanges { measure(.change) { store.commitChanges(now: now) } }
    for session in store.carryOutEndings() { storages.forget(tab: session) }
    carryOut()
    isInTurn = false
    if store.hasChanges {
      clock.wake(at: now)
    } else if let next = store.nextWake {
      clock.wake(at: next)
    }
    if let drainsUntil {
      if drainsUntil <= now { stop() } else { clock.wake(at: drainsUntil) }
    }
  }

  /// Shuts down: pages are told to come back later, new ones are refused, and `onStopped` follows within the deadline.
  public func drain() {
    guard !isDraining else { return }
    log.write(.info, "server.draining", ["sessions": "\(store.count)"])
    drainsUntil = clock.now + configuration.drainDeadline
    store.endAll(.draining)
    carryOut()
    host.drain()
    take([])
  }

  /// What the pages of an app may load.
  func policy(of app: MountedApp) -> String {
    HTTPResponse.contentSecurityPolicy(imageSources: configuration.imageSources, frameSources: app.frameSources)
  }

  private func handle(_ event: HostEvent, now: Nanoseconds) {
    switch event {
    case .message(let connection, let bytes): receive(bytes, from: connection, now: now)
    case .request(let connection, let request): answer(request, on: connection, now: now)
    case .upgrade(let connection, let request): decideUpgrade(request, on: connection)
    case .opened(let connection): open(connection, now: now)
    case .closed(let connection, _):
      accepted[connection] = nil
      store.disconnect(connection, now: now)
    case .congested, .drained: break
    case .stopped: stop()
    }
  }

  private func receive(_ bytes: [UInt8], from connection: ConnectionID, now: Nanoseconds) {
    metrics?.incoming.add(bytes.count)
    guard bytes.first == ClientFrame.event.rawValue else {
      return store.receive(bytes[...], from: connection, now: now)
    }
    measure(.event) { store.receive(bytes[...], from: connection, now: now) }
  }

  /// Counts what a host noticed, and writes it down where requests are.
  func note(_ line: HostLogLine) {
    metrics?.note(line.event)
    log.write(.debug, "host", ["noticed": "\(line.event)"])
  }

  private func carryOut() {
    for effect in store.effects {
      switch effect {
      case .send(let frame, let connection):
        metrics?.outgoing.add(frame.count)
        host.send(frame, to: connection)
      case .close(let connection, let code): host.close(connection, code: code, reason: "")
      case .pauseReading(let connection): host.pauseReading(connection)
      case .resumeReading(let connection): host.resumeReading(connection)
      case .note(let session, let fact):
        if case .ended(let end, let counts) = fact { metrics?.end(end, counts) }
        log.write(fact, of: session)
      }
    }
    store.effects.removeAll(keepingCapacity: true)
  }

  private func stop() {
    guard let onStopped else { return }
    self.onStopped = nil
    log.write(.info, "server.stopped")
    onStopped()
  }
}
