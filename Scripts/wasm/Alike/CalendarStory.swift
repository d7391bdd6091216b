import Foundation

/// Days, months and years, where clocks are changed.
enum CalendarStory {
  static func tell() -> [String] {
    parts() + made() + later() + apart() + intervals() + places() + zones() + names()
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }

  private static let all: Set<Calendar.Component> = [
    .year, .month, .day, .weekday, .hour, .minute, .second, .nanosecond,
  ]

  /// In spring clocks go from 2 to 3 on 8 March 2026, in autumn from 2 to 1 on 1 November.
  private static let dates = [
    0, 951_782_400, 1_709_164_799, -31_536_000, 1_772_942_400, 1_772_953_199, 1_772_953_200, 1_793_509_200,
    1_793_512_800, 1_793_516_400, 1_795_832_045.5, -2_717_650_800, -12_219_292_800, -12_219_379_200, -50_000_000_000,
    4_102_444_800, 1_767_243_599, 1_767_243_600, 1_730_000_000.25,
  ].map { Date(timeIntervalSince1970: $0) }

  private static func text(_ parts: DateComponents) -> String {
    let texts =
      [parts.year, parts.month, parts.weekOfYear, parts.day, parts.weekday, parts.hour, parts.minute]
      + [parts.second, parts.nanosecond]
    return texts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
  }

  private static func text(_ date: Date?) -> String { date.map { "\($0.timeIntervalSince1970)" } ?? "none" }

  private static func parts() -> [String] {
    dates.map { text(calendar.dateComponents(all, from: $0)) }
      + dates.map { "\(calendar.component(.weekday, from: $0)) \(text(calendar.startOfDay(for: $0)))" }
      + [text(calendar.dateComponents([.day, .hour], from: dates[0]))]
  }

  private static func made() -> [String] {
    let parts = [
      DateComponents(), DateComponents(year: 2026), DateComponents(year: 2026, month: 2, day: 30),
      DateComponents(year: 2026, month: 13, day: 1), DateComponents(year: 2026, month: 0, day: 0),
      DateComponents(year: 2026, month: -13, day: 5, hour: 30),
      DateComponents(year: 2024, month: 2, day: 29, minute: -1),
      DateComponents(year: 2026, month: 3, day: 8, hour: 2, minute: 30),
      DateComponents(year: 2026, month: 3, day: 8, hour: 3),
      DateComponents(year: 2026, month: 3, day: 8, hour: 1, minute: 59),
      DateComponents(year: 2026, month: 11, day: 1, hour: 1, minute: 30),
      DateComponents(year: 2026, month: 11, day: 1, hour: 2), DateComponents(year: 2026, month: 11, day: 1),
      DateComponents(year: 1582, month: 10, day: 15), DateComponents(year: 1582, month: 10, day: 4),
      DateComponents(year: 1900, month: 2, day: 29), DateComponents(year: 2026, day: 200, second: 100_000),
      DateComponents(year: 2026, month: 5, day: 6, hour: 7, minute: 8, second: 9, nanosecond: 500_000_000),
      DateComponents(timeZone: .gmt, year: 2026, month: 5, day: 6), DateComponents(month: 5, day: 6),
    ]
    return parts.map { text(calendar.date(from: $0)) }
      + [text(DateComponents(calendar: calendar, year: 2026, month: 7).date), text(DateComponents(year: 1).date)]
  }

  private static func later() -> [String] {
    let components: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second]
    var lines: [String] = []
    for date in dates where date.timeIntervalSince1970 > -3_000_000_000 {
      for component in components {
        for value in [1, -1, 13, 30, -25] {
          lines.append(text(calendar.date(byAdding: component, value: value, to: date)))
        }
      }
      let parts = DateComponents(year: 1, month: -2, day: 40, hour: 5, second: -7)
      lines.append(text(calendar.date(byAdding: parts, to: date)))
      lines.append(text(calendar.date(byAdding: DateComponents(day: 1, weekOfYear: 2), to: date)))
      lines.append(text(calendar.date(bySettingHour: 18, minute: 45, second: 5, of: date)))
      lines.append(text(calendar.date(bySettingHour: 24, minute: 0, second: 0, of: date)))
    }
    return lines
  }

  private static func apart() -> [String] {
    let sets: [Set<Calendar.Component>] = [
      [.day], [.month], [.year], [.hour], [.weekOfYear], [.year, .month, .day], [.month, .weekOfYear, .day, .hour],
      [.year, .month, .day, .hour, .minute, .second], [.day, .hour, .minute], [.minute],
    ]
    let dates = [
      -31_536_000, 1_709_164_799, 1_772_942_400, 1_772_953_200, 1_793_512_800, 1_795_832_045.5, 1_767_243_600,
    ]
    .map { Date(timeIntervalSince1970: $0) }
    var lines: [String] = []
    for one in dates {
      for other in dates {
        for set in sets { lines.append(text(calendar.dateComponents(set, from: one, to: other))) }
        lines.append("\(calendar.isDate(one, inSameDayAs: other))")
      }
    }
    return lines
  }

  private static func intervals() -> [String] {
    let day = calendar.dateInterval(of: .day, for: dates[10])
    let week = calendar.dateInterval(of: .weekOfYear, for: dates[10])
    let year = calendar.dateInterval(of: .year, for: dates[0])
    guard let day, let week, let year else { return ["none"] }
    let parts = calendar.dateComponents(in: .gmt, from: dates[10])
    let far = calendar.dateComponents(
      [.hour, .minute, .second],
      from: Date(timeIntervalSince1970: -1e10),
      to: dates[0]
    )
    // More than `Int` has inside the page.
    let seconds = calendar.dateComponents([.second], from: Date(timeIntervalSince1970: -1e10), to: dates[0])
    return [
      "\(week.intersects(day)) \(day.intersects(year)) \(week.contains(dates[10])) \(year.contains(dates[10]))",
      "\(year < day) \(week < day) \(day < week) \(DateInterval(start: day.start, end: day.end) == day)",
      "\(day.duration) \(parts.day ?? 0) \(parts.hour ?? 0) \(parts.value(for: .weekday) ?? 0) \(text(parts.date))",
      text(far), "\(min(seconds.second ?? 0, 2_147_483_647))",
    ]
  }

  private static func places() -> [String] {
    var monday = calendar
    monday.firstWeekday = 2
    var lines: [String] = []
    for date in dates where date.timeIntervalSince1970 > -3_000_000_000 {
      for component in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .minute] {
        let interval = calendar.dateInterval(of: component, for: date)
        lines.append("\(text(interval?.start)) \(text(interval?.end))")
      }
      lines.append(text(monday.dateInterval(of: .weekOfYear, for: date)?.start))
      lines.append("\(calendar.range(of: .day, in: .month, for: date)?.count ?? 0)")
      for component in [Calendar.Component.year, .month, .day, .hour] {
        lines.append("\(calendar.isDate(date, equalTo: date + 86_400 * 20, toGranularity: component))")
      }
    }
    let now = Date()
    lines.append("\(calendar.isDateInToday(now)) \(calendar.isDateInTomorrow(now)) \(calendar.isDateInYesterday(now))")
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: now) ?? now
    lines.append("\(calendar.isDateInTomorrow(tomorrow)) \(calendar.isDateInToday(tomorrow))")
    return lines
  }

  private static func zones() -> [String] {
    var lines = ["\(TimeZone.current.identifier) \(TimeZone(identifier: "Nowhere/City") == nil)"]
    let zones =
      ["Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns"]
      .compactMap { TimeZone(identifier: $0) } + [.gmt] + [-12_600, 3_600].compactMap { TimeZone(secondsFromGMT: $0) }
    for zone in zones {
      lines.append(zone.identifier)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      for date in dates where date.timeIntervalSince1970 > 0 {
        lines.append("\(zone.secondsFromGMT(for: date)) \(text(calendar.dateComponents(all, from: date)))")
        lines.append(text(calendar.startOfDay(for: date)))
      }
    }
    return lines
  }

  private static func names() -> [String] {
    var calendar = calendar
    #if !hasFeature(Embedded)
    calendar.locale = Locale(identifier: "en_US")
    #endif
    calendar.firstWeekday = 2
    let lists = [
      calendar.weekdaySymbols, calendar.shortWeekdaySymbols, calendar.veryShortWeekdaySymbols,
      calendar.standaloneMonthSymbols, calendar.shortStandaloneMonthSymbols,
    ]
    return lists.map { $0.joined(separator: " ") }
  }
}
