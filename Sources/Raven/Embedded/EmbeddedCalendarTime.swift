#if hasFeature(Embedded)
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
