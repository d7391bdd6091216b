extension LiveSession {
  /// Whether a page that asks with a number may have the session: if none has had it that asked with this one or a higher one.
  ///
  /// A page asks with the time of its load by its browser's clock, in milliseconds, and one more each time it asks again. So a
  /// session belongs to the document that was loaded last, and to the connection that this one opened last: connections can
  /// arrive in another order than they were opened in, and a tab that was copied has what its original has. What was taken over
  /// from a page while it was away is not given back to it, for events are counted by session, and what it did last would be
  /// mistaken for what the other page did.
  func admits(_ visit: UInt64?) -> Bool {
    guard let visit else { return true }
    return lastVisit < visit
  }
}
