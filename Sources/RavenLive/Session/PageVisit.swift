/// Which page asks for a session, and for which time: a visit is one document in a tab, from its load to its end.
///
/// Connections can arrive in another order than they were opened in, and a tab that was copied has what its original has. So a
/// session goes by what pages say of themselves: it belongs to the document that was loaded last, and to the connection that this
/// one opened last. What was taken over from a page while it was away is not given back to it, for events are counted by session,
/// and what it did last would be mistaken for what the other page did.
public nonisolated struct PageVisit: Comparable, Sendable {
  /// When the page was loaded, by its browser's clock, in milliseconds.
  public let loadedAt: UInt64
  /// How often the page has asked since, this time included.
  public let turn: UInt32

  /// Creates a visit from what a page says of itself.
  public init(loadedAt: UInt64, turn: UInt32) { (self.loadedAt, self.turn) = (loadedAt, turn) }

  /// Whether a page asked before another, or the same page did.
  public static func < (left: PageVisit, right: PageVisit) -> Bool {
    (left.loadedAt, left.turn) < (right.loadedAt, right.turn)
  }
}

extension PageVisit {
  /// Reads the two numbers, with a point between them.
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let loadedAt = UInt64(parts[0]), let turn = UInt32(parts[1]) else { return nil }
    self.init(loadedAt: loadedAt, turn: turn)
  }
}

extension LiveSession {
  /// Whether a page may have the session: none that was loaded later has had it, and the page has not asked again since.
  func admits(_ asking: PageVisit?) -> Bool {
    guard let asking, let visit else { return true }
    return visit < asking
  }
}
