package import Raven

/// What a browser asked, complete with its body.
public nonisolated struct HTTPRequest: Equatable, Sendable {
  /// The method: `GET`, `HEAD`, `POST` or another.
  public var method: String
  /// The target as sent: path and query, still percent-encoded; begins with `/`, or is `*`.
  public var target: String
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, empty when there is none.
  public var body: [UInt8]
  /// The peer's IP address, or behind a proxy the proxy's; empty over a Unix socket.
  public var remoteAddress: String
  /// What the server keeps for the browser that asks, for the app it asks for; nil until the server knows both.
  package var storage: BrowserStorage?
  /// What will bring the page's changes.
  package var carrier = PageCarrier.server

  /// Creates a request; for tests and hosts.
  public init(
    method: String = "GET",
    target: String,
    headers: HTTPHeaders = [:],
    body: [UInt8] = [],
    remoteAddress: String = ""
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
  }

  /// The part of the target before the query, still percent-encoded.
  public var path: Substring { target.prefix { $0 != "?" } }

  /// The part of the target behind `?`, still percent-encoded.
  public var query: Substring? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    return target[target.index(after: mark)...]
  }

  /// The value of a query item as sent: nil if it is missing, empty if it has none.
  public func queryValue(_ name: String) -> Substring? {
    for item in query?.split(separator: "&") ?? [] {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0] == name { return parts.count > 1 ? parts[1] : "" }
    }
    return nil
  }

  /// The value of a cookie, nil if the browser sent none of that name.
  public func cookie(_ name: String) -> Substring? {
    for line in headers.values(of: "Cookie") {
      for item in line.split(separator: ";") {
        let pair = item.drop { $0 == " " }
        if pair.hasPrefix(name + "=") { return pair.dropFirst(name.count + 1) }
      }
    }
    return nil
  }
}
