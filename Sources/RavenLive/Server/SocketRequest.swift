import Foundation

/// What a page wants of the socket it opens, as its address says: `/_raven/live?session=…`.
struct SocketRequest {
  /// The session the page was served with.
  let session: SessionKey
  /// `visit`: the number with which the page asks, higher than that of any before it; nil if it gives none.
  let visit: UInt64?
  /// `from`: the one it had before it was loaded anew, which it would go on with.
  let earlier: SessionKey?
  /// `page`: the address of a page that cannot go on by batches: it would be drawn whole, by a new session if its own is gone.
  let address: String?
  /// `script`: what the page runs, which may be too old to show what is drawn.
  let script: String?
  /// The request, for whom a new page would be made.
  let request: HTTPRequest
  /// The cookie that names the browser.
  let browser: SessionKey?

  /// Reads the address of a socket; nil if it names no session.
  init?(_ request: HTTPRequest, browser: SessionKey?) {
    guard let session = request.queryValue("session").flatMap({ SessionKey(hex: $0.utf8) }) else { return nil }
    self.session = session
    self.request = request
    self.browser = browser
    visit = request.queryValue("visit").flatMap { UInt64($0) }
    earlier = request.queryValue("from").flatMap { SessionKey(hex: $0.utf8) }
    script = request.queryValue("script").map(String.init)
    address = request.queryValue("page").flatMap { String($0).removingPercentEncoding }
      .flatMap { $0.utf8.first == UInt8(ascii: "/") && $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? $0 : nil }
  }
}
