/// The sessions of each browser, in the order in which they began.
///
/// A browser has few of them, so taking one out looks through all of its own.
struct SessionsByBrowser {
  private var sessions: [SessionKey: [LiveSession]] = [:]

  /// Those of one browser, oldest first.
  subscript(browser: SessionKey) -> [LiveSession] { sessions[browser] ?? [] }

  mutating func append(_ session: LiveSession) { sessions[session.browser, default: []].append(session) }

  mutating func remove(_ session: LiveSession) {
    sessions[session.browser]?.removeAll { $0 === session }
    if sessions[session.browser]?.isEmpty == true { sessions[session.browser] = nil }
  }
}
