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
  /// What it keeps for the tab the page is for, likewise.
  package var sceneStorage: BrowserStorage?
  /// The server's sessions; nil until it is a page that is asked for.
  package var sessions: PageSessions?
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
    PageRequest.cookie(name, in: headers.values(of: "Cookie"))
  }

  /// What pages are told of it; nil unless a server takes their events.
  package var asked: PageRequest? {
    guard sessions != nil else { return nil }
    let fields = headers.fields.map { (name: $0.name, value: $0.value) }
    return PageRequest(target: target, fields: fields, remoteAddress: remoteAddress)
  }
}
