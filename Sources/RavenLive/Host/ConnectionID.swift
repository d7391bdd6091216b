/// Names one request being answered, or one page's WebSocket.
///
/// An id is never used for anything else later: an answer that comes too late finds nothing and does nothing.
public nonisolated struct ConnectionID: Hashable, Sendable {
  /// Generation and slot, as the host counts them.
  public let rawValue: UInt64

  /// Creates an id from its number; hosts do.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
