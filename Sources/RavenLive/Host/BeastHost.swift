import CRavenHost
import Dispatch
import Synchronization

/// The host on Boost.Beast: one network thread beside the main actor.
///
/// The thread puts events into a mailbox. A few it has handled at once, by running the main queue on itself: handing an
/// event to another thread and its answer back costs several times what most events do. Of many at a time, or when the
/// main queue is busy with other things, the main actor is told, and the network goes on beside it. What the app answers to a batch goes back in one piece. Letting go of the
/// host stops it without ceremony; `drain()` first is kinder.
public final class BeastHost: Host {
  /// Where it listens and what it grants.
  public let configuration: HostConfiguration
  /// The TCP port listened on; nil before `start` and over a Unix socket.
  public private(set) var port: Int?
  /// Receives what a person running a server may want to know.
  ///
  /// The host itself prints nothing.
  public var log: (HostLogLine) -> Void = { _ in }

  private var host: OpaquePointer?
  private var wakes: Unmanaged<Wake>?
  private var handler: Handler?
  private var isDelivering = false
  private var isFlushScheduled = false

  /// Creates a host that does not listen yet.
  public init(_ configuration: HostConfiguration = HostConfiguration()) {
    self.configuration = configuration
  }

  isolated deinit { release() }

  /// Listens, and delivers events to the handler until `HostEvent.stopped`.
  public func start(_ handler: @escaping Handler) throws(HostError) {
    precondition(host == nil, "A host starts once.")
    let wakes = Unmanaged.passRetained(Wake(self))
    var result = raven_start_result()
    let started = configuration.withNativeValue { native in
      raven_host_start(native, wakeHost, wakes.toOpaque(), &result)
    }
    guard let started else {
      wakes.release()
      throw HostError(result, configuration)
    }
    (host, self.wakes, self.handler) = (started, wakes, handler)
    if configuration.unixSocket == nil { port = Int(result.port) }
  }

  /// What it has to do right now; nothing before it has started and after it has stopped.
  public var statistics: HostStatistics {
    guard let host else { return HostStatistics() }
    let now = raven_host_statistics(host)
    return HostStatistics(connections: Int(now.connections), waitingBytes: Int(now.waiting_bytes))
  }

  /// Answers a request, or refuses an upgrade.
  public func respond(to connection: ConnectionID, _ response: HTTPResponse) {
    guard let host else { return }
    response.headerLines.withNativeBytes { head in
      response.body.withNativeBytes { body in
        raven_host_respond(host, connection.rawValue, UInt32(response.status), head, body)
      }
    }
    flushSoon()
  }

  /// Accepts an upgrade; `HostEvent.opened` follows.
  public func accept(_ connection: ConnectionID) {
    command { raven_host_accept($0, connection.rawValue) }
  }

  /// Queues a binary message for a page.
  public func send(_ bytes: [UInt8], to connection: ConnectionID) {
    command { host in bytes.withNativeBytes { raven_host_send(host, connection.rawValue, $0) } }
  }

  /// Closes a WebSocket behind everything sent so far; `HostEvent.closed` follows.
  public func close(_ connection: ConnectionID, code: UInt16, reason: String) {
    command { host in
      Array(reason.utf8).withNativeBytes { raven_host_close(host, connection.rawValue, code, $0) }
    }
  }

  /// Reads no more of a page's messages.
  public func pauseReading(_ connection: ConnectionID) {
    command { raven_host_pause($0, connection.rawValue) }
  }

  /// Reads a page's messages again.
  public func resumeReading(_ connection: ConnectionID) {
    command { raven_host_resume($0, connection.rawValue) }
  }

  /// Stops accepting, finishes what has begun, closes every WebSocket with 1001; `HostEvent.stopped` is the end.
  public func drain() {
    command { raven_host_drain($0) }
  }

  private func command(_ give: (OpaquePointer) -> Void) {
    guard let host else { return }
    give(host)
    flushSoon()
  }

  /// Commands given while a batch is handled go out together behind it, others at the end of the main actor's turn.
  private func flushSoon() {
    if isDelivering || isFlushScheduled { return }
    isFlushScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isFlushScheduled = false
      if let host { raven_host_flush(host) }
    }
  }

  fileprivate func deliver() {
    guard let host else { return }
    let (events, lines) = takeEvents(from: host)
    for line in lines { log(line) }
    guard !events.isEmpty, let handler else { return }
    isDelivering = true
    handler(events)
    isDelivering = false
    raven_host_flush(host)
    if events.last == .stopped { release() }
  }

  /// Frees the host, which waits for its thread; where that is us, or waits for us, it is done from elsewhere.
  private func release() {
    guard let host, let wakes else { return }
    (self.host, self.wakes, handler) = (nil, nil, nil)
    nonisolated(unsafe) let (freed, released) = (host, wakes)
    let free: @Sendable () -> Void = {
      raven_host_free(freed)
      released.release()
    }
    if wakes._withUnsafeGuaranteedRef({ $0.close() }) { free() } else { DispatchQueue.global().async(execute: free) }
  }
}

/// What the network thread holds of a host: enough to wake it, not enough to keep it.
private final class Wake {
  private nonisolated enum State {
    case idle
    /// The network thread is on the main queue, or waits for it.
    case visiting
    case closed
  }

  /// As many events as are handled on the network thread; with more, both threads have enough to do.
  private nonisolated static let most = 64
  /// Having waited for the main queue longer than this, the network thread leaves it alone for the time behind.
  private nonisolated static let (patience, retreat): (Nanoseconds, Nanoseconds) = (2_000_000, 500_000_000)

  private weak var host: BeastHost?
  private nonisolated let state = Mutex(State.idle)
  /// Until when the main queue is taken to be busy; the network thread's own.
  private nonisolated(unsafe) var busyUntil: Nanoseconds = 0

  init(_ host: BeastHost) { self.host = host }

  nonisolated func wake(_ count: Int) {
    let asked = DispatchTime.now().uptimeNanoseconds
    if count > Self.most || asked < busyUntil {
      DispatchQueue.main.async { self.host?.deliver() }
    } else if move(from: .idle, to: .visiting) {
      visit(since: asked)
      _ = move(from: .visiting, to: .idle)
    }
  }

  private nonisolated func visit(since asked: Nanoseconds) {
    let entered = DispatchQueue.main.sync {
      let entered = DispatchTime.now().uptimeNanoseconds
      MainActor.assumeIsolated { self.host?.deliver() }
      return entered
    }
    if entered - asked > Self.patience { busyUntil = entered + Self.retreat }
  }

  /// Keeps the network thread off the main queue from now on; false when it is too late for that.
  func close() -> Bool { move(from: .idle, to: .closed) }

  private nonisolated func move(from: State, to: State) -> Bool {
    state.withLock { state in
      if state != from { return false }
      state = to
      return true
    }
  }
}

/// Runs on the network thread.
private nonisolated func wakeHost(_ context: UnsafeMutableRawPointer?, _ count: Int) {
  guard let context else { return }
  Unmanaged<Wake>.fromOpaque(context).takeUnretainedValue().wake(count)
}
