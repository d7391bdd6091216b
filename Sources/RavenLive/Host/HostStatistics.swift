/// What a host has to do right now.
public nonisolated struct HostStatistics: Equatable, Sendable {
  /// Connections that are open, those of pages and others.
  public var connections = 0
  /// Bytes that wait for pages to read them, with what each message costs beside its bytes.
  public var waitingBytes = 0

  /// Creates statistics; hosts do.
  public init(connections: Int = 0, waitingBytes: Int = 0) {
    self.connections = connections
    self.waitingBytes = waitingBytes
  }
}
