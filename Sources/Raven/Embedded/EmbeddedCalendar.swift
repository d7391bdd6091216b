#if hasFeature(Embedded)
/// What days, months and years are, as Foundation has them: the Gregorian calendar, before 15 October 1582 the Julian.
///
/// ```swift
/// let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: .now)
/// ```
public nonisolated struct Calendar: Hashable, Sendable {
  /// The calendars there are.
  public enum Identifier: Sendable {
    /// That of most countries.
    case gregorian
  }

  /// Parts of dates.
  ///
  /// A `weekOfYear` is a length of time: browsers do not know from which week on a region counts.
  public enum Component: Sendable {
    case year, month, weekOfYear, day, weekday, hour, minute, second, nanosecond

    /// The largest first.
    fileprivate static let all: [Component] = [
      .year, .month, .weekOfYear, .day, .weekday, .hour, .minute, .second, .nanosecond,
    ]
  }

  /// The time zone that days begin in.
  public var timeZone = TimeZone.current
  /// The day that weeks begin with; 1 is Sunday.
  public var firstWeekday = 1

  /// That of the visitor's region, in the browser's time zone.
  public static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = Int(firstWeekdayOfRegion())
    return calendar
  }
  /// That of the visitor's region, in the browser's time zone.
  public static var autoupdatingCurrent: Calendar { current }

  /// Creates a calendar whose weeks begin with Sunday.
  public init(identifier: Identifier) {}

  // MARK: Parts of dates

  /// A part of a date.
  public func component(_ component: Component, from date: Date) -> Int {
    CalendarTime(date, timeZone).value(component)
  }

  /// Parts of a date.
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    dateComponents(in: CalendarTime(date, timeZone)) { components.contains($0) }
  }

  /// All parts of a date in a time zone.
  public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var parts = dateComponents(in: CalendarTime(date, timeZone)) { $0 != .weekOfYear }
    parts.calendar = self
    parts.timeZone = timeZone
    return parts
  }

  private func dateComponents(in time: CalendarTime, _ isWanted: (Component) -> Bool) -> DateComponents {
    var parts = DateComponents()
    for component in Component.all where isWanted(component) {
      parts.setValue(time.value(component), for: component)
    }
    return parts
  }

  /// The date with these parts; what is too large goes over into what is larger, and what is not there is the first.
  ///
  /// Of two times that clocks show twice, the earlier; a time that they leave out is as much later. nil where a week or a
  /// day of the week is to say which day it is.
  public func date(from components: DateComponents) -> Date? {
    if components.weekOfYear != nil || (components.weekday != nil && components.day == nil) { return nil }
    let time = CalendarTime(
      year: components.year ?? 1,
      month: components.month ?? 1,
      day: components.day ?? 1,
      second: Double(components.hour ?? 0) * 3_600 + Double(components.minute ?? 0) * 60
        + Double(components.second ?? 0) + Double(components.nanosecond ?? 0) / 1e9
    )
    return time.date(in: components.timeZone ?? timeZone)
  }

  // MARK: Other dates

  /// A date that is so much later; the day is the month's last where it has not as many.
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    // Of a time that clocks show twice, it stays the one it is.
    if value == 0 { return date }
    let time = CalendarTime(date, timeZone)
    switch component {
    case .year: return time.adding(months: value * 12).date(in: timeZone)
    case .month: return time.adding(months: value).date(in: timeZone)
    case .weekOfYear: return time.adding(days: value * 7).date(in: timeZone)
    case .day, .weekday: return time.adding(days: value).date(in: timeZone)
    case .hour: return date + Double(value) * 3_600
    case .minute: return date + Double(value) * 60
    case .second: return date + Double(value)
    case .nanosecond: return date + Double(value) / 1e9
    }
  }

  /// A date that is so much later, by the largest part first.
  public func date(byAdding components: DateComponents, to date: Date) -> Date? {
    var date = date
    for component in Component.all {
      guard let value = components.value(for: component),
        let later = self.date(byAdding: component, value: value, to: date)
      else { continue }
      date = later
    }
    return date
  }

  /// The beginning of a date's day.
  public func startOfDay(for date: Date) -> Date {
    var time = CalendarTime(date, timeZone)
    time.second = 0
    return time.date(in: timeZone)
  }

  /// A time of a date's day; nil if there is no such time.
  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    var time = CalendarTime(date, timeZone)
    time.second = Double(hour * 3_600 + minute * 60 + second)
    return time.date(in: timeZone)
  }

  // MARK: Comparing

  /// How far it is from one date to another, in whole parts, the largest first.
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var parts = DateComponents()
    var from = start
    for component in Component.all where component != .weekday && components.contains(component) {
      let count = self.count(of: component, from, end)
      parts.setValue(count, for: component)
      from = date(byAdding: component, value: count, to: from) ?? from
    }
    return parts
  }

  /// How often a part can be added without going beyond a date.
  private func count(of component: Component, _ start: Date, _ end: Date) -> Int {
    let seconds = end.timeIntervalSince(start)
    func whole(_ length: Double) -> Int {
      // `Int` has 32 bits.
      Int(min(max(seconds / length, Double(Int.min)), Double(Int.max)))
    }
    switch component {
    case .year, .month:
      let (from, to) = (CalendarTime(start, timeZone), CalendarTime(end, timeZone))
      let months = (to.day.year - from.day.year) * 12 + to.day.month - from.day.month
      return corrected(component, component == .year ? months / 12 : months, start, end)
    case .weekOfYear: return corrected(component, whole(604_800), start, end)
    case .day, .weekday: return corrected(component, whole(86_400), start, end)
    case .hour: return whole(3_600)
    case .minute: return whole(60)
    case .second: return whole(1)
    case .nanosecond: return whole(1e-9)
    }
  }

  /// One nearer to the start if an estimate goes beyond the end, one further if that does not.
  private func corrected(_ component: Component, _ estimate: Int, _ start: Date, _ end: Date) -> Int {
    let step = start <= end ? 1 : -1
    func isWithin(_ count: Int) -> Bool {
      guard let date = date(byAdding: component, value: count, to: start) else { return false }
      return step > 0 ? date <= end : date >= end
    }
    var count = estimate
    while count != 0, !isWithin(count) { count -= step }
    while isWithin(count + step) { count += step }
    return count
  }

  /// Whether two dates are on the same day.
  public func isDate(_ one: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: one) == startOfDay(for: other) }

  /// Whether two dates are in the same part of time.
  public func isDate(_ one: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
    dateInterval(of: component, for: one)?.start == dateInterval(of: component, for: other)?.start
  }

  /// Whether a date is today.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, days: 0) }

  /// Whether a date is yesterday.
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, days: -1) }

  /// Whether a date is tomorrow.
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, days: 1) }

  private func isDate(_ date: Date, days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }

  // MARK: Parts of time

  /// The year, month, week, day, hour, minute or second a date is in.
  public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    var time = CalendarTime(date, timeZone)
    switch component {
    case .year: time = CalendarTime(year: time.day.year, month: 1, day: 1, second: 0)
    case .month: time = CalendarTime(year: time.day.year, month: time.day.month, day: 1, second: 0)
    case .weekOfYear:
      time = time.adding(days: -((time.weekday - firstWeekday + 7) % 7))
      time.second = 0
    case .day, .weekday: time.second = 0
    case .hour: return time.interval(of: 3_600, around: date)
    case .minute: return time.interval(of: 60, around: date)
    case .second: return time.interval(of: 1, around: date)
    case .nanosecond: return nil
    }
    let start = time.date(in: timeZone)
    guard let end = self.date(byAdding: component, value: 1, to: start) else { return nil }
    return DateInterval(start: start, end: end)
  }

  /// The numbers a part has in a larger one, which a date is in: the days of its month, the months of its year, the days of
  /// a week, the hours, minutes and seconds of what is next larger; nil for others.
  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let day = CalendarTime(date, timeZone).day
    switch (smaller, larger) {
    case (.day, .month): return 1..<CalendarTime.days(of: day.year, day.month) + 1
    case (.month, .year): return 1..<13
    case (.weekday, .weekOfYear): return 1..<8
    case (.hour, .day): return 0..<24
    case (.minute, .hour), (.second, .minute): return 0..<60
    default: return nil
    }
  }
}

@_extern(wasm, module: "zones", name: "firstWeekday")
private nonisolated func firstWeekdayOfRegion() -> Int32
#endif
