/// How a server behaves.
public nonisolated struct ServerConfiguration: Sendable {
  /// The address to listen on.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 picks a free one.
  public var port: UInt16 = 8080
  /// A Unix socket to listen on instead, made with mode 0660; for a proxy on the same machine.
  ///
  /// One that no server listens on any more is replaced. It is removed when the server stops.
  public var socket: String?
  /// The certificate with which the server itself speaks https; nil for http, as behind a proxy.
  public var tls: TLSFiles?
  /// What sessions may cost.
  public var limits = SessionLimits()
  /// What is written to the log.
  public var logLevel = ServerLog.Level.info
  /// Whether `X-Forwarded-Proto` and `X-Forwarded-Host` are believed; only behind a proxy that sets them itself.
  public var trustsProxy = false
  /// Where the server shows its figures to whoever runs it; nil to count nothing.
  public var metrics: MetricsAddress?
  /// Where images may come from, as sources of a Content-Security-Policy.
  public var imageSources = ["'self'", "data:", "https:"]
  /// Whether a page shows its developer the mistakes noticed in its source; in debug builds, unless said otherwise.
  public var showsDiagnostics = isDebugBuild
  /// Whether a page shows its developer which bodies ran, and why; for development alone, as whoever has a page sees types and values.
  public var showsBodies = false
  /// The folder in which what browsers keep (`@AppStorage`) outlives the server, in a file of its own that one server uses at a time;
  /// nil to keep it as long as the server runs.
  public var dataFolder: String?
  /// How long open connections may take to close when the server shuts down.
  public var drainDeadline: Nanoseconds = .seconds(5)

  /// The defaults.
  public init() {}

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}
