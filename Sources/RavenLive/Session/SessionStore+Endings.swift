import Raven

extension SessionStore {
  /// The time a tick is due; nil when nothing waits.
  public var nextWake: Nanoseconds? { wakes.first?.time }

  /// Ends what has waited long enough and lets slowed connections go on.
  public func tick(now: Nanoseconds) {
    while let due = wakes.first, due.time <= now {
      _ = wakes.removeFirst()
      guard let session = sessions[due.session], session.scheduledWake == due.time else { continue }
      session.scheduledWake = .max
      let connection = session.connection
      session.take(.timePassed, now: now, effects: &effects)
      if let connection, session.connection != connection { connections[connection] = nil }
      settle(session)
    }
  }

  /// Ends every session: pages are told why and connections are closed.
  public func endAll(_ reason: SessionEnd) {
    for session in Array(sessions.values) { finish(session, reason) }
  }

  /// Has those sessions end whose page was made for a request such as this, once the event under way is done.
  func end(where isMeant: @escaping (PageRequest) -> Bool) {
    endings.append(isMeant)
    onChange?()
  }

  /// Ends the sessions that are to end; gives them back.
  func carryOutEndings() -> [LiveSession] {
    guard !endings.isEmpty else { return [] }
    let due = endings
    endings = []
    let meant = sessions.values.filter { session in
      session.request.map { request in due.contains { $0(request) } } ?? false
    }
    for session in meant { finish(session, .endedByApp) }
    return meant
  }

  func finish(_ session: LiveSession, _ reason: SessionEnd) {
    let connection = session.connection
    session.take(.ended(reason), now: 0, effects: &effects)
    if let connection { connections[connection] = nil }
    settle(session)
  }

  /// After every input: forgets a session that has ended, sees to the next tick of one that has not.
  func settle(_ session: LiveSession) {
    guard session.hasEnded else { return scheduleWake(session) }
    keptPages.remove(session)
    sessions[session.id] = nil
    sessionsByBrowser.remove(session)
  }

  func scheduleWake(_ session: LiveSession) {
    let next = session.nextWake
    guard next < session.scheduledWake else { return }
    session.scheduledWake = next
    wakes.insert(.init(time: next, session: session.id))
  }
}
