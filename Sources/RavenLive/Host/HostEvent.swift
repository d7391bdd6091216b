/// What a host tells the app.
public nonisolated enum HostEvent: Equatable, Sendable {
  /// A request to be answered with `Host.respond`.
  case request(ConnectionID, HTTPRequest)
  /// A page wants a WebSocket: check origin, cookie and session, then `Host.accept` or `Host.respond`.
  case upgrade(ConnectionID, HTTPRequest)
  /// An accepted WebSocket can be used.
  case opened(ConnectionID)
  /// A binary message from a page.
  case message(ConnectionID, [UInt8])
  /// More waits for a page than it reads: hold back what is not urgent until `drained`.
  case congested(ConnectionID)
  /// Everything sent to a congested page is on its way.
  case drained(ConnectionID)
  /// The last event of a WebSocket, or of a request that needs no answer any more.
  case closed(ConnectionID, CloseReason)
  /// The host has drained: nothing follows.
  case stopped
}
