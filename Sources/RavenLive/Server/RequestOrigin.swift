/// Where a request was sent to, as the browser sees it: what `Origin` has to say, and whether cookies may be `Secure`.
nonisolated struct RequestOrigin {
  /// Whether the browser spoke https; nil when nobody trusted says so.
  private let scheme: String?
  private let host: String?

  init(_ request: HTTPRequest, trustsProxy: Bool) {
    scheme = trustsProxy ? request.headers["X-Forwarded-Proto"] : nil
    host = (trustsProxy ? request.headers["X-Forwarded-Host"] : nil) ?? request.headers["Host"]
  }

  /// Whether the request is known to have come through https.
  var isSecure: Bool { scheme == "https" }

  /// Whether an `Origin` field names this very origin.
  ///
  /// Without a trusted proxy's word the scheme is not known, because TLS may end before the server; then the host decides.
  func matches(_ origin: String?) -> Bool {
    guard let origin, let host, !host.isEmpty else { return false }
    if let scheme { return origin == "\(scheme)://\(host)" }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}
