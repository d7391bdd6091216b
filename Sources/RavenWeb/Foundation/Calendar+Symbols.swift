public import Raven

nonisolated extension Calendar {
  /// The names of the days of the week in the language of the browser, Sunday first.
  public var weekdaySymbols: [String] { weekdays(.dateTime.weekday(.wide)) }
  /// Short names of the days of the week, Sunday first.
  public var shortWeekdaySymbols: [String] { weekdays(.dateTime.weekday(.abbreviated)) }
  /// Letters for the days of the week, Sunday first.
  public var veryShortWeekdaySymbols: [String] { weekdays(.dateTime.weekday(.narrow)) }
  /// The names of the months as they are in a heading, in the language of the browser.
  public var standaloneMonthSymbols: [String] { months(.dateTime.month(.wide)) }
  /// Short names of the months as they are in a heading.
  public var shortStandaloneMonthSymbols: [String] { months(.dateTime.month(.abbreviated)) }

  private func weekdays(_ format: Date.FormatStyle) -> [String] {
    // 1 January 2023 was a Sunday.
    (1...7).map { Calendar.noon(month: 1, day: $0).formatted(format) }
  }

  private func months(_ format: Date.FormatStyle) -> [String] {
    (1...12).map { Calendar.noon(month: $0, day: 15).formatted(format) }
  }

  /// Names are written in the browser's time zone, so the day is to be one there.
  private static func noon(month: Int, day: Int) -> Date {
    Calendar(identifier: .gregorian).date(from: DateComponents(year: 2023, month: month, day: day, hour: 12)) ?? Date()
  }
}
