@testable import RavenLive

/// A network of which each connection says what is on its way to its page.
final class TabsHost: Host {
  enum Arrival {
    case opened
    case frame([UInt8])
    case closed
  }

  var responses: [ConnectionID: HTTPResponse] = [:]
  /// What was sent and has not arrived, by connection; those to which nobody listens are missing.
  var arrivals: [ConnectionID: [Arrival]] = [:]
  private(set) var accepted: Set<ConnectionID> = []
  private(set) var paused: Set<ConnectionID> = []
  var statistics = HostStatistics()

  nonisolated deinit {}

  func start(_ handler: @escaping Handler) throws(HostError) {}
  func respond(to connection: ConnectionID, _ response: HTTPResponse) {
    responses[connection] = response
    arrivals[connection]?.append(.closed)
  }
  func accept(_ connection: ConnectionID) {
    accepted.insert(connection)
    arrivals[connection]?.append(.opened)
  }
  func send(_ bytes: [UInt8], to connection: ConnectionID) { arrivals[connection]?.append(.frame(bytes)) }
  func close(_ connection: ConnectionID, code: UInt16, reason: String) { arrivals[connection]?.append(.closed) }
  func pauseReading(_ connection: ConnectionID) { paused.insert(connection) }
  func resumeReading(_ connection: ConnectionID) { paused.remove(connection) }
  func drain() {}
}

/// A clock for servers that come after one another; the last one is woken.
final class TabsClock: ServerClock {
  private(set) var now: Nanoseconds = .seconds(1_000)
  var onWake: (() -> Void)?
  private var next = Nanoseconds.max

  nonisolated deinit {}

  func wake(at time: Nanoseconds) { next = min(next, time) }

  func advance(by time: Nanoseconds) {
    let end = now + time
    while next <= end {
      now = max(now, next)
      next = .max
      onWake?()
    }
    now = end
  }
}
