#if hasFeature(Embedded)
/// Seconds, as Foundation has them.
public typealias TimeInterval = Double

/// A point in time, as Foundation has it.
public nonisolated struct Date: Hashable, Comparable, Sendable {
  /// The seconds since the beginning of 2001, in Greenwich.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// The seconds from the beginning of 1970 to that of 2001.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  /// Now.
  public init() { self.init(timeIntervalSince1970: secondsSince1970()) }
  /// So many seconds after the beginning of 2001.
  public init(timeIntervalSinceReferenceDate interval: TimeInterval) { timeIntervalSinceReferenceDate = interval }
  /// So many seconds after the beginning of 1970.
  public init(timeIntervalSince1970 interval: TimeInterval) {
    timeIntervalSinceReferenceDate = interval - Date.timeIntervalBetween1970AndReferenceDate
  }
  /// So many seconds from now.
  public init(timeIntervalSinceNow interval: TimeInterval) { self = Date().addingTimeInterval(interval) }

  /// Now.
  public static var now: Date { Date() }
  /// Before everything.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  /// After everything.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  /// The seconds since the beginning of 1970.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }
  /// The seconds from now.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
  /// The seconds after another date.
  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }
  /// A later date.
  public func addingTimeInterval(_ interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }

  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }
  /// A later date.
  public static func + (date: Date, interval: TimeInterval) -> Date { date.addingTimeInterval(interval) }
  /// An earlier date.
  public static func - (date: Date, interval: TimeInterval) -> Date { date.addingTimeInterval(-interval) }
  /// Makes a date later.
  public static func += (date: inout Date, interval: TimeInterval) { date = date + interval }
  /// Makes a date earlier.
  public static func -= (date: inout Date, interval: TimeInterval) { date = date - interval }
}
#endif
