@testable import RavenLive

/// A tab of a browser, and the page in it.
final class SimulatedTab {
  /// The browser it is one of.
  let browser: Int
  let number: Int
  /// What it shares with its duplicates: they may show what one of them has.
  let family: Int
  /// Nil while it shows that the server has no page for it.
  var client: TabClient?
  var socket: SimulatedSocket?
  /// What came through connections it has given up and was not read: what a mistaken page reads yet.
  var unread: [TabsHost.Arrival] = []
  /// What its page was served with, which a duplicate may be made of.
  var served: TabClient?
  /// The session its page had when it was left, in the tab's own storage.
  var stored: String?
  /// What was under way as a page loaded itself anew; nil if none has, or one has been well since.
  var mark: [String]?
  /// The session of another browser's that it pretends to have.
  var stolen: String?

  init(browser: Int, number: Int, family: Int) {
    (self.browser, self.number, self.family) = (browser, number, family)
  }

  nonisolated deinit {}

  /// What the names of its events begin with.
  var prefix: String { "\(browser)-\(family)-" }
}

/// A connection, with what is on its way to the server.
final class SimulatedSocket {
  let connection: ConnectionID
  /// What the page asks when it connects.
  let request: HTTPRequest
  /// What is asked in its place, if a mistake is made.
  var sent: HTTPRequest
  var isAsked = false
  var frames: [[UInt8]] = []

  init(_ connection: ConnectionID, _ request: HTTPRequest, sent: HTTPRequest) {
    (self.connection, self.request, self.sent) = (connection, request, sent)
  }

  nonisolated deinit {}
}
