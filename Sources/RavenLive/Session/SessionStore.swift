public import Raven

/// All sessions of a server, and everything a host needs to carry them: bytes in, effects out.
///
/// A host calls `create` when it has rendered a page, `connect` when a socket opens, `receive` for each message,
/// `disconnect` when it closes, `commitChanges` after `onChange` and `tick` at `nextWake`; then it carries out
/// `effects` in order and clears them. It owns the sockets and the clock and knows nothing of the protocol.
public final class SessionStore {
  /// What sessions may cost.
  public let limits: SessionLimits
  /// What is to be done, in order; whoever carries it out removes it.
  public var effects: [SessionEffect] = []
  /// Called when a page changed by itself and none had since the last `commitChanges`; it should schedule that call.
  public var onChange: (() -> Void)?

  var sessions: [SessionKey: LiveSession] = [:]
  var connections: [ConnectionID: LiveSession] = [:]
  var sessionsByBrowser = SessionsByBrowser()
  var keptPages = KeptPages()
  var wakes = WakeQueue()
  private var changed: [LiveSession] = []
  /// Which sessions are to end before the next effects are carried out.
  var endings: [(PageRequest) -> Bool] = []

  /// Creates a store without sessions.
  public init(limits: SessionLimits = SessionLimits()) {
    self.limits = limits
  }

  nonisolated deinit {}

  /// How many sessions there are.
  public var count: Int { sessions.count }
  /// How many of them have a connection.
  public var connectionCount: Int { connections.count }

  /// Whether pages changed by themselves since the last `commitChanges`.
  public var hasChanges: Bool { !changed.isEmpty || !endings.isEmpty }

  /// Makes room for one more session; false when the server is full.
  ///
  /// Pages nobody has connected to yet are given up first, the oldest first. Ask before rendering.
  public func makeRoom() -> Bool {
    if sessions.count < limits.sessions { return true }
    guard let oldest = keptPages.oldest else { return false }
    finish(oldest, .evicted)
    return true
  }

  /// Makes room for one more session of a browser; false when it has as many as it may, all of them with a connected page.
  ///
  /// The oldest one whose page is not connected is given up. Ask before `makeRoom()`, which may not have to give up another then.
  public func makeRoom(for browser: SessionKey) -> Bool {
    let own = sessionsByBrowser[browser]
    guard limits.sessionsPerBrowser > 0, own.count >= limits.sessionsPerBrowser else { return true }
    guard let oldest = own.first(where: { $0.connection == nil }) else { return false }
    finish(oldest, .evicted)
    return true
  }

  /// Starts a session for a page whose first batch is being served as HTML of `htmlBytes` bytes.
  public func create(
    id: SessionKey = .random(),
    page: any LivePage,
    appPath: String = "/",
    request: PageRequest? = nil,
    htmlBytes: Int,
    browser: SessionKey,
    now: Nanoseconds
  ) -> LiveSession {
    let cost = KeptPages.cost(htmlBytes: htmlBytes)
    let session = LiveSession(
      id: id,
      browser: browser,
      page: page,
      appPath: appPath,
      request: request,
      keptBytes: cost,
      limits: limits,
      now: now
    )
    session.keepDiagnostics()
    page.onNeedsCommit = { [weak self, weak session] in
      guard let self, let session else { return }
      session.witness?.pageAsked(of: session)
      self.note(session)
    }
    while keptPages.byteCount + cost > limits.keptPageBytes, let oldest = keptPages.oldest {
      finish(oldest, .evicted)
    }
    sessions[id] = session
    sessionsByBrowser.append(session)
    keptPages.append(session)
    scheduleWake(session)
    return session
  }

  /// The session with this id, if it was served to this browser.
  public func find(_ id: SessionKey, browser: SessionKey) -> LiveSession? {
    guard let session = sessions[id], session.browser.matches(browser) else { return nil }
    return session
  }

  /// The session that a page which was loaded anew had before, if it is the same browser's, of the same app, and no page has it
  /// now, nor one that was loaded later has had it.
  func findEarlier(_ id: SessionKey, of session: LiveSession, for visit: UInt64? = nil) -> LiveSession? {
    guard let earlier = find(id, browser: session.browser), earlier !== session, earlier.appPath == session.appPath,
      earlier.isAway, earlier.admits(visit)
    else { return nil }
    return earlier
  }

  /// Gives a connection that has just opened to the session that its page had before it was loaded anew; the new one ends.
  func connect(
    _ connection: ConnectionID,
    to earlier: LiveSession,
    insteadOf session: LiveSession,
    visit: UInt64? = nil,
    now: Nanoseconds
  ) {
    finish(session, .replaced)
    connect(connection, to: earlier, visit: visit, isToBeDrawn: true, now: now)
  }

  /// Tells a connection that has just opened that its page has no session any more, because another has it.
  func turnAway(_ connection: ConnectionID, from session: LiveSession) {
    effects.append(.send(LiveSession.goneFrame(.superseded), to: connection))
    effects.append(.close(connection, code: CloseCode.normal))
    effects.append(.note(session.id, .turnedAway))
  }

  /// Gives a connection that has just opened to a session found before; its page is drawn whole if it shows something else.
  ///
  /// A page that asks with a number, its visit, may have the session only if that `admits` it.
  public func connect(
    _ connection: ConnectionID,
    to session: LiveSession,
    visit: UInt64? = nil,
    isToBeDrawn: Bool = false,
    now: Nanoseconds
  ) {
    session.lastVisit = max(session.lastVisit, visit ?? 0)
    if let old = session.connection { connections[old] = nil }
    keptPages.remove(session)
    session.take(.connected(connection, isToBeDrawn: isToBeDrawn), now: now, effects: &effects)
    if !session.hasEnded { connections[connection] = session }
    settle(session)
  }

  /// Takes a binary message; one from a connection without a session is ignored.
  public func receive(_ frame: ArraySlice<UInt8>, from connection: ConnectionID, now: Nanoseconds) {
    guard let session = connections[connection] else { return }
    session.take(.received(frame, from: connection), now: now, effects: &effects)
    settle(session)
  }

  /// A connection has closed, for whatever reason.
  public func disconnect(_ connection: ConnectionID, now: Nanoseconds) {
    guard let session = connections.removeValue(forKey: connection) else { return }
    session.take(.disconnected(connection), now: now, effects: &effects)
    settle(session)
  }

  /// Sends what pages changed by themselves since the last call.
  public func commitChanges(now: Nanoseconds) {
    let due = changed
    changed.removeAll(keepingCapacity: due.count <= 64)
    for session in due {
      session.take(.pageChanged, now: now, effects: &effects)
      settle(session)
    }
  }

  private func note(_ session: LiveSession) {
    changed.append(session)
    if changed.count == 1 { onChange?() }
  }
}
