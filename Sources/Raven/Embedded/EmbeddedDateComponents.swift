#if hasFeature(Embedded)
/// Parts of a date, or of a length of time, as Foundation has them; those that are nil say nothing.
public nonisolated struct DateComponents: Hashable, Sendable {
  /// The calendar that is asked for `date`.
  public var calendar: Calendar?
  /// The time zone the parts are told in.
  public var timeZone: TimeZone?
  /// The year.
  public var year: Int?
  /// The month, from 1.
  public var month: Int?
  /// The day of the month, from 1.
  public var day: Int?
  /// The hour, from 0.
  public var hour: Int?
  /// The minute.
  public var minute: Int?
  /// The second.
  public var second: Int?
  /// A part of a second.
  public var nanosecond: Int?
  /// The day of the week; 1 is Sunday.
  public var weekday: Int?
  /// Weeks, where it is a length of time.
  public var weekOfYear: Int?

  /// Creates parts.
  public init(
    calendar: Calendar? = nil,
    timeZone: TimeZone? = nil,
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    nanosecond: Int? = nil,
    weekday: Int? = nil,
    weekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekOfYear = weekOfYear
  }

  /// The date in the calendar of the parts; nil if they name none.
  public var date: Date? { calendar.flatMap { $0.date(from: self) } }

  /// A part.
  public func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .year: year
    case .month: month
    case .day: day
    case .hour: hour
    case .minute: minute
    case .second: second
    case .nanosecond: nanosecond
    case .weekday: weekday
    case .weekOfYear: weekOfYear
    }
  }

  /// Sets a part.
  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekOfYear: weekOfYear = value
    }
  }
}
#endif
