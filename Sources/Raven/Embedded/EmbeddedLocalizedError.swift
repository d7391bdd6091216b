#if hasFeature(Embedded)
/// An error that says to people what is wrong, as `LocalizedError` of Foundation.
public nonisolated protocol LocalizedError: Error {
  /// What is wrong.
  var errorDescription: String? { get }
  /// Why.
  var failureReason: String? { get }
  /// What could be done.
  var recoverySuggestion: String? { get }
  /// What to look up.
  var helpAnchor: String? { get }
}

nonisolated extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

nonisolated extension LocalizedError {
  /// What is wrong, in words for people.
  public var localizedDescription: String { errorDescription ?? "The operation could not be completed." }
}

/// Stands around what is thrown, inside the page: there an error is not asked what it is.
public nonisolated func _thrown<Thrown: LocalizedError>(_ error: inout Thrown) -> any Error {
  ThrownError(error, text: error.errorDescription)
}
#endif
