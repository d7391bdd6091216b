/// What a page says of the device it is shown on.
///
/// Every value is bounded; a report outside the bounds is refused like any other malformed event.
public nonisolated struct DeviceReport: Equatable, Sendable {
  /// What is so or not.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits by bit, as they travel.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A dark appearance is preferred.
    public static let dark = Traits(rawValue: 1)
    /// More contrast is preferred.
    public static let moreContrast = Traits(rawValue: 2)
    /// Less motion is preferred.
    public static let reducedMotion = Traits(rawValue: 4)
    /// Less transparency is preferred.
    public static let reducedTransparency = Traits(rawValue: 8)
    /// The browser replaces the page's colours by a few of its own.
    public static let forcedColors = Traits(rawValue: 16)
    /// Colours are inverted.
    public static let invertedColors = Traits(rawValue: 32)
    /// The window is narrow, like a phone held upright.
    public static let compactWidth = Traits(rawValue: 64)
    /// The window is low, like a phone held sideways.
    public static let compactHeight = Traits(rawValue: 128)
    /// The page cannot be seen: another tab is in front, or the window is minimised.
    public static let hidden = Traits(rawValue: 256)

    static let all: UInt32 = 511
  }

  /// What is so.
  public var traits: Traits
  /// Pixels of the screen to a hundred points.
  public var pixelsPerHundredPoints: UInt32
  /// The size of running text as the person has set it, in percent of the usual 16 points.
  public var textPercent: UInt32
  /// The time zone's name; empty if unknown.
  public var timeZone: String

  /// What is assumed until a page has said otherwise.
  public static let unknown = DeviceReport()

  /// Creates a report.
  public init(
    traits: Traits = [],
    pixelsPerHundredPoints: UInt32 = 100,
    textPercent: UInt32 = 100,
    timeZone: String = ""
  ) {
    self.traits = traits
    self.pixelsPerHundredPoints = pixelsPerHundredPoints
    self.textPercent = textPercent
    self.timeZone = timeZone
  }

  /// Whether every value is within its bounds.
  public var isValid: Bool {
    traits.rawValue <= Traits.all && (10...1600).contains(pixelsPerHundredPoints) && (10...1000).contains(textPercent)
      && timeZone.utf8.count <= 64 && timeZone.utf8.allSatisfy(DeviceReport.isOfTimeZone)
  }

  private static func isOfTimeZone(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
