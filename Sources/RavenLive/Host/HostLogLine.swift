/// One line of a host's log: something a person running a server may want to count or see.
public nonisolated struct HostLogLine: Equatable, Sendable {
  /// What happened.
  public enum Event: Equatable, Sendable {
    /// The host itself answered a request it would not pass on.
    case refused(status: Int)
    /// A WebSocket ended that neither side had asked to end.
    case dropped(CloseReason)
    /// A connection was turned away because there are too many.
    case full
    /// The system gave no connection, with its error number; usually for lack of file descriptors.
    case acceptFailed(errno: Int32)
  }

  /// What happened.
  public let event: Event
  /// The connection it happened to, if to one.
  public let connection: ConnectionID?
}
