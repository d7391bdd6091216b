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
  public enum Component: Int, Sendable {
    case year, month, weekOfYear, day, weekday, hour, minute, second, nanosecond
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
    for raw in Component.year.rawValue...Component.nanosecond.rawValue {
      if let component = Component(rawValue: raw), isWanted(component) {
        parts.setValue(time.value(component), for: component)
      }
    }
    return parts
  }

  /// The date with these parts; what is too large goes over into what is larger, and what is not there is the first.
  ///
  /// Of two times that clocks show twice, the earlier; a time that they leave out is as much later.
  public func date(from components: DateComponents) -> Date? {
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
  public func date(
    byAdding component: Component,
    value: Int,
    to date: Date,
    wrappingComponents: Bool = false
  ) -> Date? {
    precondition(!wrappingComponents, "Nothing wraps around inside the page: take the parts of the date")
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
  public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    var date = date
    for raw in Component.year.rawValue...Component.nanosecond.rawValue {
      guard let component = Component(rawValue: raw), let value = components.value(for: component),
        let later = self.date(byAdding: component, value: value, to: date, wrappingComponents: wrappingComponents)
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

  /// A time of a date's day.
  public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    var time = CalendarTime(date, timeZone)
    time.second = Double(hour * 3_600 + minute * 60 + second)
    return time.date(in: timeZone)
  }

  // MARK: Comparing

  /// How far it is from one date to another, in whole parts, the largest first.
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var parts = DateComponents()
    var from = start
    for raw in Component.year.rawValue...Component.nanosecond.rawValue {
      guard let component = Component(rawValue: raw), component != .weekday, components.contains(component) else {
        continue
      }
      let count = self.count(of: component, from, end)
      parts.setValue(count, for: component)
      from = date(byAdding: component, value: count, to: from) ?? from
    }
    return parts
  }

  /// How often a part can be added without going beyond a date.
  private func count(of component: Component, _ start: Date, _ end: Date) -> Int {
    let seconds = end.timeIntervalSince(start)
    let length: Double
    switch component {
    case .year, .month:
      let (from, to) = (CalendarTime(start, timeZone), CalendarTime(end, timeZone))
      let months = (to.day.year - from.day.year) * 12 + to.day.month - from.day.month
      return corrected(component, component == .year ? months / 12 : months, start, end)
    case .weekOfYear: length = 604_800
    case .day, .weekday: length = 86_400
    case .hour: length = 3_600
    case .minute: length = 60
    case .second: length = 1
    case .nanosecond: return Int(clamping: Int64((seconds * 1e9).rounded(.towardZero)))
    }
    return corrected(component, Int(clamping: Int64((seconds / length).rounded(.towardZero))), start, end)
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

  /// How many of a part there are in a larger one, which a date is in: the days of a month.
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

/// A day and a time of day as calendars and clocks of a place show them.
nonisolated struct CalendarTime {
  var day: CalendarDay
  /// From midnight, as if no clock were changed on that day.
  var second: Double

  init(_ date: Date, _ zone: TimeZone) {
    let seconds = date.timeIntervalSince1970
    let local = seconds + Double(zone.offset(seconds))
    let days = (local / 86_400).rounded(.down)
    day = CalendarDay(since1970: Int(days))
    second = local - days * 86_400
  }

  init(year: Int, month: Int, day: Int, second: Double) {
    let months = year * 12 + month - 1
    let year = months >= 0 ? months / 12 : (months - 11) / 12
    let over = (second / 86_400).rounded(.down)
    self.day = CalendarDay(since1970: CalendarDay(year, months - year * 12 + 1, day).days + Int(over))
    self.second = second - over * 86_400
  }

  var weekday: Int {
    let since = (day.days + 4) % 7
    return (since < 0 ? since + 7 : since) + 1
  }

  func value(_ component: Calendar.Component) -> Int {
    switch component {
    case .year: return day.year
    case .month: return day.month
    case .day: return day.day
    case .weekday: return weekday
    case .hour: return Int(second) / 3_600
    case .minute: return Int(second) / 60 % 60
    case .second: return Int(second) % 60
    case .nanosecond: return Int((second - second.rounded(.down)) * 1e9)
    case .weekOfYear: preconditionFailure("Browsers do not know from which week on a region counts")
    }
  }

  func adding(days: Int) -> CalendarTime {
    var time = self
    time.day = CalendarDay(since1970: day.days + days)
    return time
  }

  func adding(months: Int) -> CalendarTime {
    var time = CalendarTime(year: day.year, month: day.month + months, day: 1, second: 0)
    let last = CalendarTime.days(of: time.day.year, time.day.month)
    time.day = CalendarDay(since1970: time.day.days + min(day.day, last) - 1)
    time.second = second
    return time
  }

  /// The hour, minute or second of so many seconds that it is in; clocks are not changed within one.
  func interval(of length: Double, around date: Date) -> DateInterval {
    let since = second - (second / length).rounded(.down) * length
    return DateInterval(start: date - since, duration: length)
  }

  /// When it is in a zone: what clocks show twice the first time, what they leave out as much later.
  func date(in zone: TimeZone) -> Date {
    let local = Double(day.days) * 86_400 + second
    let before = Double(zone.offset(local - 86_400))
    let after = Double(zone.offset(local + 86_400))
    let isAfter = Double(zone.offset(local - before)) != before && Double(zone.offset(local - after)) == after
    return Date(timeIntervalSince1970: local - (isAfter ? after : before))
  }

  static func days(of year: Int, _ month: Int) -> Int {
    let next = month == 12 ? CalendarDay(year + 1, 1, 1) : CalendarDay(year, month + 1, 1)
    return next.days - CalendarDay(year, month, 1).days
  }
}
#endif
