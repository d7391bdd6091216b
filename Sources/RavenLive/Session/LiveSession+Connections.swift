public import Raven

extension LiveSession {
  /// A connection that may have this session has opened.
  public func connected(_ new: ConnectionID, now: Nanoseconds, effects: inout [SessionEffect]) {
    if hasEnded { return }
    if let old = connection {
      effects.append(.send(Self.goneFrame(.superseded), to: old))
      effects.append(.close(old, code: CloseCode.normal))
      effects.append(.note(id, .superseded))
    }
    isPaused = false
    isHidden = false
    state = .greeting(new, until: now + limits.helloTimeout)
  }

  /// A connection has closed, for whatever reason.
  public func disconnected(_ closed: ConnectionID, now: Nanoseconds, effects: inout [SessionEffect]) {
    guard closed == connection else { return }
    detach(now: now, effects: &effects)
  }

  /// The time a tick is due, `max` when none is.
  public var nextWake: Nanoseconds {
    let ownDeadline: Nanoseconds
    switch state {
    case .kept(let until), .greeting(_, let until), .detached(let until): ownDeadline = until
    case .live: ownDeadline = min(isPaused ? allowance.resumesAt : .max, heldUntil ?? .max)
    case .ended: return .max
    }
    guard let oldest = unacknowledged.first else { return ownDeadline }
    return min(ownDeadline, oldest.sentAt + limits.unacknowledgedLifetime)
  }

  /// Time has passed.
  public func tick(now: Nanoseconds, effects: inout [SessionEffect]) {
    if let oldest = unacknowledged.first, oldest.sentAt + limits.unacknowledgedLifetime <= now {
      unacknowledged.drop(sentBefore: now - limits.unacknowledgedLifetime + 1)
    }
    switch state {
    case .kept(let until) where until <= now: end(.neverConnected, effects: &effects)
    case .detached(let until) where until <= now: end(.expired, effects: &effects)
    case .greeting(let connection, let until) where until <= now:
      effects.append(.close(connection, code: CloseCode.policyViolation))
      effects.append(.note(id, .silent))
      detach(now: now, effects: &effects)
    case .live(let connection) where isPaused && allowance.resumesAt <= now:
      isPaused = false
      effects.append(.resumeReading(connection))
    default: break
    }
    sendHeldChange(now: now, effects: &effects)
  }

  /// Ends the session, tells the page why if it is there, and unmounts it.
  public func end(_ reason: SessionEnd, effects: inout [SessionEffect]) {
    guard let page else { return }
    if let connection {
      effects.append(.send(Self.goneFrame(reason.goneReason), to: connection))
      effects.append(.close(connection, code: reason.closeCode))
    }
    state = .ended
    self.page = nil
    unacknowledged = UnacknowledgedBatches()
    page.onNeedsCommit = nil
    page.end()
    // What a page does at its end is no other page's mistake.
    _ = ReportedDiagnostics.take()
    effects.append(.note(id, .ended(reason, counts)))
  }

  private func detach(now: Nanoseconds, effects: inout [SessionEffect]) {
    isPaused = false
    state = .detached(until: now + limits.disconnectedLifetime)
    effects.append(.note(id, .detached))
  }

  /// The frame that says a session cannot go on.
  public nonisolated static func goneFrame(_ reason: GoneReason) -> [UInt8] {
    [ServerFrame.gone.rawValue, reason.rawValue]
  }
}

/// The WebSocket close codes in use.
public nonisolated enum CloseCode {
  /// Nothing more to say.
  public static let normal: UInt16 = 1000
  /// The server shuts down.
  public static let goingAway: UInt16 = 1001
  /// The page broke the protocol.
  public static let policyViolation: UInt16 = 1008
}

extension SessionEnd {
  fileprivate var goneReason: GoneReason {
    switch self {
    case .violation: .violation
    case .draining: .draining
    case .neverConnected, .evicted, .expired, .batchesLost, .replaced, .pageTooLarge, .endedByApp: .unknown
    }
  }

  fileprivate var closeCode: UInt16 {
    switch self {
    case .violation: CloseCode.policyViolation
    case .draining: CloseCode.goingAway
    case .neverConnected, .evicted, .expired, .batchesLost, .replaced, .pageTooLarge, .endedByApp: CloseCode.normal
    }
  }
}
