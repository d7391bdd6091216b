/// Where a request was sent to, as the browser sees it: what `Origin` has to say, and whether cookies may be `Secure`.
nonisolated struct RequestOrigin {
  /// What the browser spoke; nil when nobody trusted says so.
  private let scheme: String?
  private let host: String?

  /// Reads where a request to a server was sent to.
  init(_ request: HTTPRequest, _ configuration: ServerConfiguration) {
    let trustsProxy = configuration.trustsProxy
    let own = configuration.tls == nil ? nil : "https"
    scheme = (trustsProxy ? request.headers["X-Forwarded-Proto"] : nil) ?? own
    host = (trustsProxy ? request.headers["X-Forwarded-Host"] : nil) ?? request.headers["Host"]
  }

  /// Whether the request is known to have come through https.
  var isSecure: Bool { scheme == "https" }

  /// Whether an `Origin` field names this very origin.
  ///
  /// Where the server speaks no TLS and has no trusted proxy's word the scheme is not known, because TLS may end before the server; then
  /// the host decides.
  func matches(_ origin: String?) -> Bool {
    guard let origin, let host, !host.isEmpty else { return false }
    if let scheme { return origin == "\(scheme)://\(host)" }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}
