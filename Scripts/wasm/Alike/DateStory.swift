import Foundation

/// Dates as people write them, where the language is English of America.
enum DateStory {
  static func tell() -> [String] {
    let dates = [0, 1_795_832_045.5, 951_782_400, 1_709_164_799, -31_536_000, 1_772_942_400]
      .map { Date(timeIntervalSince1970: $0) }
    var lines: [String] = []
    for date in dates {
      lines += styles(of: date) + parts(of: date) + [date.formatted(.iso8601), date.ISO8601Format()]
    }
    lines.append(Date(timeIntervalSince1970: 253_402_300_800).formatted(.iso8601))
    // How wide the space before "AM" is depends on the version of the tables.
    return lines.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
  }

  private static func styles(of date: Date) -> [String] {
    let dates: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
    let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
    return dates.flatMap { day in
      times.map { date.formatted(Date.FormatStyle(date: day, time: $0).inAmerica) }
    }
  }

  private static func parts(of date: Date) -> [String] {
    let formats: [Date.FormatStyle] = [
      .dateTime, .dateTime.year(), .dateTime.day(), .dateTime.hour(), .dateTime.month().day(),
      .dateTime.month(.wide).day().weekday(), .dateTime.weekday(.wide), .dateTime.weekday(.narrow),
      .dateTime.hour().minute(), .dateTime.hour().minute().second(), .dateTime.year().month(),
      .dateTime.year(.twoDigits).month(.twoDigits).day(.twoDigits), .dateTime.month(.narrow),
      .dateTime.minute().second(),
      .dateTime.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits), .dateTime.hour().minute().timeZone(),
      .dateTime.month(.defaultDigits).day(.defaultDigits).year(), .dateTime.weekday().month().day().hour().minute(),
      Date.FormatStyle(date: .abbreviated).weekday().hour(), .dateTime.day().day(.twoDigits),
    ]
    return formats.map { date.formatted($0.inAmerica) }
  }
}

extension Date.FormatStyle {
  /// The format in the language the page is in when nobody has chosen one.
  fileprivate var inAmerica: Date.FormatStyle {
    #if hasFeature(Embedded)
    self
    #else
    locale(Locale(identifier: "en_US"))
    #endif
  }
}
