/// How a view behaves, for a person who cannot see it.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits by bit.
  public let rawValue: Int
  /// Creates traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
}

/// How deep a heading lies.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
