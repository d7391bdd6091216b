import Raven

/// Something that happens to a session.
///
/// What a session does follows from these, in their order, and from its page: so whoever keeps them can have it all happen again.
nonisolated enum SessionInput: Equatable, Sendable {
  /// A connection that may have this session has opened; its page may have to be drawn whole, as it shows something else.
  case connected(ConnectionID, isToBeDrawn: Bool)
  /// A binary message has arrived.
  case received(ArraySlice<UInt8>, from: ConnectionID)
  /// A connection has closed, for whatever reason.
  case disconnected(ConnectionID)
  /// What changed outside an event is due to be sent.
  case pageChanged
  /// Time has passed.
  case timePassed
  /// The session is to end.
  case ended(SessionEnd)
}

/// Hears of everything that happens to a session, and of what the session asks for then.
protocol SessionWitness: AnyObject {
  /// Something is about to happen.
  func begins(_ input: SessionInput, of session: LiveSession)
  /// It has happened, and `effects` are what follows from it; the time is 0 where nothing depends on it.
  func saw(_ input: SessionInput, of session: LiveSession, at now: Nanoseconds, effects: ArraySlice<SessionEffect>)
  /// The page says that its state has changed outside an event: in between, or during something else.
  func pageAsked(of session: LiveSession)
}

extension LiveSession {
  /// Takes what happens; what follows from it is added to the effects.
  func take(_ input: SessionInput, now: Nanoseconds, effects: inout [SessionEffect]) {
    guard let witness else { return carryOut(input, now: now, effects: &effects) }
    let before = effects.count
    witness.begins(input, of: self)
    carryOut(input, now: now, effects: &effects)
    witness.saw(input, of: self, at: now, effects: effects[before...])
  }

  private func carryOut(_ input: SessionInput, now: Nanoseconds, effects: inout [SessionEffect]) {
    switch input {
    case .connected(let connection, let isToBeDrawn):
      if isToBeDrawn { mustDraw = true }
      connected(connection, now: now, effects: &effects)
    case .received(let frame, let connection): received(frame, from: connection, now: now, effects: &effects)
    case .disconnected(let connection): disconnected(connection, now: now, effects: &effects)
    case .pageChanged: pageChanged(now: now, effects: &effects)
    case .timePassed: tick(now: now, effects: &effects)
    case .ended(let reason): end(reason, effects: &effects)
    }
  }
}
