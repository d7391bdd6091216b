/// Where a host listens and what it grants to anybody.
public nonisolated struct HostConfiguration: Equatable, Sendable {
  /// The IP address to listen on, or `localhost`.
  public var address = "127.0.0.1"
  /// The TCP port; 0 picks a free one.
  public var port = 8080
  /// A Unix socket to listen on instead, made with mode 0660.
  public var unixSocket: String?
  /// What it speaks TLS with, 1.2 or newer; nil for none.
  public var tls: TLSFiles?
  /// Sizes.
  public var limits = Limits()
  /// Durations.
  public var timeouts = Timeouts()

  /// Creates a configuration.
  public init(address: String = "127.0.0.1", port: Int = 8080, unixSocket: String? = nil) {
    self.address = address
    self.port = port
    self.unixSocket = unixSocket
  }

  /// How much one peer may take.
  public struct Limits: Equatable, Sendable {
    /// Connections at a time; one more is answered 503.
    public var connections = 10_000
    /// Bytes of a request's head; beyond: 431.
    public var headBytes = 16 * 1024
    /// Bytes of a request's body; beyond: 413.
    public var bodyBytes = 1024 * 1024
    /// Bytes of a message from a page; beyond: close 1009.
    public var messageBytes = 256 * 1024
    /// Bytes waiting for one page to read; beyond: it is dropped.
    public var outgoingBytes = 4 * 1024 * 1024
    /// Bytes waiting for one page to read; beyond: `HostEvent.congested`.
    public var congestionBytes = 64 * 1024
    /// Bytes of one page waiting for the app; beyond: the host does not read on until the app has caught up.
    public var incomingBytes = 64 * 1024
  }

  /// How long anything may take.
  public struct Timeouts: Equatable, Sendable {
    /// From the first byte of a request to the end of its head; beyond: 408.
    public var head = Duration.seconds(10)
    /// From the head to the end of the body; beyond: 408.
    public var body = Duration.seconds(30)
    /// For the app's answer; beyond: 503.
    public var answer = Duration.seconds(30)
    /// Without progress in sending an answer.
    public var write = Duration.seconds(30)
    /// Between two requests, and before the first if that is longer than `head`.
    public var keepAlive = Duration.seconds(60)
    /// For the handshake of TLS, and for a WebSocket's opening and closing handshakes.
    public var handshake = Duration.seconds(10)
    /// Without a sign of life from a page; it is pinged after half of it.
    public var idle = Duration.seconds(60)
    /// For pages to say goodbye when the host drains.
    public var drain = Duration.seconds(5)
  }
}
