public import Raven

/// What a session asks of its host, in the order it is to happen.
public nonisolated enum SessionEffect: Equatable, Sendable {
  /// Send one binary message.
  case send([UInt8], to: ConnectionID)
  /// Close after what was sent, with a WebSocket close code.
  case close(ConnectionID, code: UInt16)
  /// Stop reading from a connection that sends faster than it may.
  case pauseReading(ConnectionID)
  /// Read on.
  case resumeReading(ConnectionID)
  /// Something worth a line in a log.
  case note(SessionKey, SessionFact)
}

/// A turn in the life of a session.
public nonisolated enum SessionFact: Equatable, Sendable {
  /// A page said hello for the first time.
  case opened
  /// A page came back and was sent the batches it lacked.
  case resumed(replayed: Int)
  /// A page that lacked what is no longer kept, or showed something else, was sent the whole page.
  case redrawn
  /// The page is away.
  case detached
  /// A second connection took the session over.
  case superseded
  /// A page asked for the session that another one has taken over, or asked too late.
  case turnedAway
  /// A connection said nothing in time.
  case silent
  /// The page sends faster than it may.
  case slowed
  /// The session is over and its page has been unmounted.
  case ended(SessionEnd, SessionCounts)
}

/// What a session has seen.
public nonisolated struct SessionCounts: Equatable, Sendable {
  /// Events applied, retired ones among them.
  public internal(set) var events: UInt32 = 0
  /// Events for an element that was gone, or no longer listened.
  public internal(set) var retired: UInt32 = 0
  /// Events that arrived a second time and were ignored.
  public internal(set) var repeated: UInt32 = 0
  /// Batches sent, replays not counted.
  public internal(set) var batches: UInt32 = 0
}

/// Why a session is over.
public nonisolated enum SessionEnd: Equatable, Sendable {
  /// The page was served and nobody connected in time.
  case neverConnected
  /// The page was not connected and made room for younger ones.
  case evicted
  /// The page went away and did not come back in time.
  case expired
  /// The page lacks batches that are no longer kept, and is too large to be drawn whole.
  case batchesLost
  /// The page was loaded anew, and goes on with the session it had before.
  case replaced
  /// The page has become larger than it may be.
  case pageTooLarge
  /// The app has ended it, as when somebody signs out.
  case endedByApp
  /// The page broke the protocol.
  case violation(SessionViolation)
  /// The server shuts down.
  case draining
}

/// How a page broke the protocol.
public nonisolated enum SessionViolation: Error, Equatable, Sendable {
  case frameTooLong
  case malformed(WireError)
  case wrongVersion
  case helloMissing
  case helloRepeated
  /// The event is not the next one.
  case eventOutOfOrder
  /// The batch said to be applied has not been sent.
  case batchNeverSent
  /// The element's id was never issued.
  case nodeNeverIssued
}
