/// Why a connection ended.
public nonisolated enum CloseReason: Equatable, Sendable {
  /// The page closed it, with its code; 1005 when it gave none.
  case byPage(code: UInt16)
  /// `Host.close` did.
  case byApp
  /// The network lost it.
  case lost
  /// No answer to pings.
  case idle
  /// The peer broke the WebSocket protocol.
  case violation
  /// A message over the limit.
  case oversized
  /// A text message; pages of Raven send binary ones.
  case text
  /// The page did not read what was sent to it.
  case overflow
  /// The app gave no answer to a request in time; the host answered 503.
  case unanswered
  /// The host is shutting down.
  case draining
}
