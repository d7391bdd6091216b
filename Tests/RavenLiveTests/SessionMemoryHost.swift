import Raven

@testable import RavenLive

/// A host without a network: what a session sends to a connection is kept in an array, time is a number.
///
/// It uses the store's public face alone, as any other server would.
final class MemoryHost {
  let store: SessionStore
  var now: Nanoseconds = .seconds(1_000)
  private(set) var sent: [ConnectionID: [[UInt8]]] = [:]
  private(set) var closed: [ConnectionID: UInt16] = [:]
  private(set) var paused: Set<ConnectionID> = []
  private(set) var facts: [SessionFact] = []
  private var lastConnection: UInt64 = 0
  private var changeIsDue = false

  init(_ configure: (inout SessionLimits) -> Void = { _ in }) {
    var limits = SessionLimits()
    configure(&limits)
    store = SessionStore(limits: limits)
    store.onChange = { [weak self] in self?.changeIsDue = true }
  }

  nonisolated deinit {}

  let browser = SessionKey.random()

  func serve(_ page: FakePage, htmlBytes: Int = 1_000, to browser: SessionKey? = nil) -> LiveSession {
    let session = store.create(page: page, htmlBytes: htmlBytes, browser: browser ?? self.browser, now: now)
    carryOut()
    return session
  }

  func connect(_ session: LiveSession) -> ConnectionID {
    lastConnection += 1
    let connection = ConnectionID(rawValue: lastConnection)
    store.connect(connection, to: session, now: now)
    carryOut()
    return connection
  }

  /// Connects a page that was loaded anew, if it may go on with the session it had; nil if not.
  func reconnect(_ session: LiveSession, to earlier: LiveSession) -> ConnectionID? {
    guard let found = store.findEarlier(earlier.id, of: session) else { return nil }
    lastConnection += 1
    let connection = ConnectionID(rawValue: lastConnection)
    store.connect(connection, to: found, insteadOf: session, now: now)
    carryOut()
    return connection
  }

  /// Connects and says hello.
  func open(_ session: LiveSession, batchesApplied: UInt32 = 0) -> ConnectionID {
    let connection = connect(session)
    var hello = [ClientFrame.hello.rawValue, wireVersion]
    hello.appendVarint(batchesApplied)
    receive(hello, from: connection)
    return connection
  }

  func receive(_ frame: [UInt8], from connection: ConnectionID) {
    store.receive(frame[...], from: connection, now: now)
    carryOut()
  }

  func send(
    _ event: PageEvent,
    sequence: UInt32,
    batchesApplied: UInt32 = 0,
    from connection: ConnectionID
  ) {
    var frame = [ClientFrame.event.rawValue]
    frame.appendVarint(sequence)
    frame.appendVarint(batchesApplied)
    event.write(to: &frame)
    receive(frame, from: connection)
  }

  func disconnect(_ connection: ConnectionID) {
    store.disconnect(connection, now: now)
    carryOut()
  }

  func commitChanges() {
    guard changeIsDue else { return }
    changeIsDue = false
    store.commitChanges(now: now)
    carryOut()
  }

  func advance(by time: Nanoseconds) {
    now += time
    store.tick(now: now)
    carryOut()
  }

  func endAll(_ reason: SessionEnd) {
    store.endAll(reason)
    carryOut()
  }

  /// What was sent to a connection since the last call.
  func takeSent(to connection: ConnectionID) -> [[UInt8]] {
    sent.removeValue(forKey: connection) ?? []
  }

  private func carryOut() {
    for effect in store.effects {
      switch effect {
      case .send(let frame, let connection): sent[connection, default: []].append(frame)
      case .close(let connection, let code):
        closed[connection] = code
        store.disconnect(connection, now: now)
      case .pauseReading(let connection): paused.insert(connection)
      case .resumeReading(let connection): paused.remove(connection)
      case .note(_, let fact): facts.append(fact)
      }
    }
    store.effects.removeAll(keepingCapacity: true)
  }
}
