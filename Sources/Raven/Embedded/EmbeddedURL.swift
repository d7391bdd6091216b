#if hasFeature(Embedded)
/// An address, as its text.
public nonisolated struct URL: Hashable, Sendable {
  /// The address as it was given.
  public let absoluteString: String

  /// Creates an address; nil from empty text.
  public init?(string: String) {
    if string.isEmpty { return nil }
    absoluteString = string
  }
}
#endif
