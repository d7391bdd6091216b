#if hasFeature(Embedded)
/// From one date to another, as Foundation has it.
public nonisolated struct DateInterval: Hashable, Comparable, Sendable {
  /// Where it begins.
  public var start: Date
  /// How long it is.
  public var duration: TimeInterval

  /// Creates an interval.
  public init(start: Date, duration: TimeInterval) {
    self.start = start
    self.duration = duration
  }

  /// Creates an interval.
  public init(start: Date, end: Date) { self.init(start: start, duration: end.timeIntervalSince(start)) }

  /// Where it ends.
  public var end: Date {
    get { start + duration }
    set { duration = newValue.timeIntervalSince(start) }
  }

  /// Whether a date is in it; both ends are.
  public func contains(_ date: Date) -> Bool { start <= date && date <= end }

  /// Whether there is a date that is in both.
  public func intersects(_ other: DateInterval) -> Bool { contains(other.start) || other.contains(start) }

  public static func < (left: DateInterval, right: DateInterval) -> Bool {
    left.start == right.start ? left.duration < right.duration : left.start < right.start
  }
}
#endif
