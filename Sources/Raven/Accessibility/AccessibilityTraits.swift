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
  /// It searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 32)
  /// It is text that does not change: what every text is anyway.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// It sums up the page when it changes.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  /// It changes often, so that a person asks for it and is not told.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// It takes touches and keys itself, without a screen reader's own commands.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 512)
  /// It is all there is to use while it is there.
  public static let isModal = AccessibilityTraits(rawValue: 1024)
  /// It is on or off; on is said by `isSelected`.
  public static let isToggle = AccessibilityTraits(rawValue: 2048)

  /// Not available.
  @available(*, unavailable, message: "A page has no word for it; say it in accessibilityHint(_:).")
  public static var playsSound: AccessibilityTraits { [] }
  /// Not available.
  @available(*, unavailable, message: "A page has no word for it; use isButton.")
  public static var isKeyboardKey: AccessibilityTraits { [] }
  /// Not available.
  @available(*, unavailable, message: "A page has no word for it; say it in accessibilityHint(_:).")
  public static var startsMediaSession: AccessibilityTraits { [] }
  /// Not available.
  @available(*, unavailable, message: "A page has no word for it; announce the turn with AccessibilityNotification.")
  public static var causesPageTurn: AccessibilityTraits { [] }
  /// Not available.
  @available(*, unavailable, message: "Use TabView, which says what it is.")
  public static var isTabBar: AccessibilityTraits { [] }
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
