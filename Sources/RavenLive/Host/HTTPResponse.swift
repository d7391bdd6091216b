/// What the app answers to a request.
public nonisolated struct HTTPResponse: Equatable, Sendable {
  /// The status code.
  public var status: Int
  /// The header fields.
  ///
  /// `Content-Length`, `Transfer-Encoding`, `Connection` and `Date` are the host's; they are left out.
  public var headers: HTTPHeaders
  /// The body.
  ///
  /// Give it for `HEAD` as for `GET`: the host sends its length only.
  public var body: [UInt8]

  /// Creates a response.
  public init(status: Int = 200, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response with a text.
  public init(status: Int = 200, text: String, type: String = "text/plain; charset=utf-8") {
    self.init(status: status, headers: ["Content-Type": type], body: Array(text.utf8))
  }

  /// The header lines as they are sent.
  ///
  /// A field that could begin a line of its own is left out: values may come from users.
  var headerLines: [UInt8] {
    var lines: [UInt8] = []
    for field in headers.fields where Self.isSendable(field) {
      lines += field.name.utf8
      lines += ": ".utf8
      lines += field.value.utf8
      lines += "\r\n".utf8
    }
    return lines
  }

  private static let ownedByHost = ["content-length", "transfer-encoding", "connection", "date"]

  private static func isSendable(_ field: HTTPHeaders.Field) -> Bool {
    !field.name.isEmpty
      && field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
      && field.value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
      && !ownedByHost.contains { HTTPHeaders.isSame($0, field.name) }
  }
}
