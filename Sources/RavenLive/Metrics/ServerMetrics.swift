/// What a server counts for whoever runs it; there is one only if it was asked for.
///
/// Sessions count for themselves as long as they live; what they have counted is added up here when they end.
final class ServerMetrics {
  /// What had a page commit.
  enum Cause: String, CaseIterable {
    /// It was asked for.
    case page
    /// Somebody did something on it.
    case event
    /// Pages changed by themselves.
    case change
  }

  /// Why somebody was turned away.
  enum Refusal: String, CaseIterable {
    /// There were too many connections.
    case connections
    /// The system gave no connection.
    case system
    /// The request was malformed, too long or too slow.
    case request
    /// The socket was for another address, origin or time.
    case socket
    /// There were too many sessions, or the server was about to stop.
    case busy
    /// One browser had too many pages open.
    case browser
  }

  /// How much went one way.
  struct Traffic: Equatable {
    var frames: UInt64 = 0
    var bytes: UInt64 = 0

    mutating func add(_ bytes: Int) {
      frames += 1
      self.bytes += UInt64(bytes)
    }
  }

  /// What came from pages, and what went to them.
  var (incoming, outgoing) = (Traffic(), Traffic())
  /// Answers by the first digit of their status.
  private(set) var responses: [Int: UInt64] = [:]
  /// Bytes of their bodies.
  private(set) var responseBytes: UInt64 = 0
  private(set) var refusals: [Refusal: UInt64] = [:]
  /// Sockets that ended without either side's wish.
  private(set) var dropped: UInt64 = 0
  /// Sessions that are over, by reason.
  private(set) var ended: [String: UInt64] = [:]
  /// What sessions that are over have counted.
  private(set) var past = SessionTotals()
  private(set) var commits: [Cause: Histogram] = [:]

  nonisolated deinit {}

  func refuse(_ refusal: Refusal) { refusals[refusal, default: 0] += 1 }

  func respond(_ response: HTTPResponse, to method: String) {
    responses[response.status / 100, default: 0] += 1
    if method != "HEAD" { responseBytes += UInt64(response.body.count) }
  }

  func end(_ reason: SessionEnd, _ counts: SessionCounts) {
    ended[reason.kind, default: 0] += 1
    past.add(counts)
  }

  func add(_ time: Nanoseconds, for cause: Cause) { commits[cause, default: Histogram()].add(time) }

  /// What a host noticed.
  func note(_ line: HostLogLine.Event) {
    switch line {
    case .refused: refuse(.request)
    case .full: refuse(.connections)
    case .acceptFailed: refuse(.system)
    case .dropped: dropped += 1
    }
  }
}

/// What some sessions have counted together.
nonisolated struct SessionTotals: Equatable {
  var (events, retired, repeated, batches): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func add(_ counts: SessionCounts) {
    events += UInt64(counts.events)
    retired += UInt64(counts.retired)
    repeated += UInt64(counts.repeated)
    batches += UInt64(counts.batches)
  }

  static func == (one: Self, other: Self) -> Bool {
    (one.events, one.retired, one.repeated, one.batches) == (other.events, other.retired, other.repeated, other.batches)
  }
}

extension SessionEnd {
  /// The reason in a word.
  fileprivate nonisolated var kind: String {
    switch self {
    case .violation: "violation"
    case .neverConnected, .evicted, .expired, .batchesLost, .replaced, .pageTooLarge, .endedByApp, .draining: "\(self)"
    }
  }
}
