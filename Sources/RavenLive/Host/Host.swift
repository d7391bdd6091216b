/// The network as the app sees it: batches of values in, commands out, all on the main actor.
///
/// A host owns sockets and threads; an app owns pages and sessions. Between them go only Sendable values, so either can be
/// replaced: tests use a host of their own. A command for a connection that is gone does nothing.
public protocol Host: AnyObject {
  /// Receives everything that happened since the last call, in order, and never an empty list.
  typealias Handler = (_ events: [HostEvent]) -> Void

  /// Listens, and delivers events to the handler until `HostEvent.stopped`.
  ///
  /// - Throws: `HostError` when the place to listen on cannot be had.
  func start(_ handler: @escaping Handler) throws(HostError)

  /// What it has to do right now.
  var statistics: HostStatistics { get }

  /// Answers a request, or refuses an upgrade.
  func respond(to connection: ConnectionID, _ response: HTTPResponse)
  /// Accepts an upgrade; `HostEvent.opened` follows.
  func accept(_ connection: ConnectionID)
  /// Queues a binary message for a page.
  func send(_ bytes: [UInt8], to connection: ConnectionID)
  /// Closes a WebSocket behind everything sent so far; `HostEvent.closed` follows.
  func close(_ connection: ConnectionID, code: UInt16, reason: String)
  /// Reads no more of a page's messages, so that its own network slows it down.
  ///
  /// A page paused for longer than the idle timeout is closed.
  func pauseReading(_ connection: ConnectionID)
  /// Reads a page's messages again.
  func resumeReading(_ connection: ConnectionID)
  /// Stops accepting, finishes what has begun, closes every WebSocket with 1001; `HostEvent.stopped` is the end.
  func drain()
}
