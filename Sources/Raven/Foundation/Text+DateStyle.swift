#if !hasFeature(Embedded)
public import Foundation

nonisolated extension Text {
  /// Creates text that shows a date.
  ///
  /// It follows the language and the time zone of the browser, or those set in the environment. What says how far a date
  /// is from now goes on by the browser's own clock, without a word to the server.
  ///
  /// ```swift
  /// Text(message.date, style: .date)
  /// Text("Ends in ") + Text(auction.end, style: .timer)
  /// ```
  /// Differs from SwiftUI: distances are given in days at most, not in months or years.
  public init(_ date: Date, style: DateStyle) {
    let moment = TextMoment(style: style.style, seconds: date.timeIntervalSince1970)
    var run = TextRun(moment.words(in: .current, .current), kind: style.style.clock == nil ? .plain : .clock)
    run.moment = moment
    self.init(string: run.text, rich: RichText(runs: [run]))
  }

  /// Not available: there is a text for a date.
  @available(*, unavailable, message: "Use Text(range.upperBound, style: .timer), which counts down to it.")
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(verbatim: "")
  }
}

nonisolated extension TextMoment {
  /// What it says where the environment's language and time zone apply.
  @MainActor func words(_ environment: EnvironmentValues) -> String {
    words(in: environment.locale, environment.timeZone)
  }

  func words(in locale: Locale, _ zone: TimeZone, now: Date = .now) -> String {
    let date = Date(timeIntervalSince1970: seconds)
    let away = date.timeIntervalSince(now)
    switch style {
    case .date:
      return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: zone))
    case .time:
      return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: zone))
    case .relative: return TextMoment.distance(abs(away), units: 2, .abbreviated, locale)
    case .offset: return (away < 0 ? "-" : "+") + TextMoment.distance(abs(away), units: 1, .wide, locale)
    case .timer: return TextMoment.clock(abs(away))
    }
  }

  /// A distance in its largest units, what is left cut off.
  private static func distance(
    _ seconds: Double,
    units count: Int,
    _ width: Duration.UnitsFormatStyle.UnitWidth,
    _ locale: Locale
  ) -> String {
    let units: [(seconds: Double, unit: Duration.UnitsFormatStyle.Unit)] = [
      (86_400, .days), (3600, .hours), (60, .minutes), (1, .seconds),
    ]
    let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
    let shown = units[first..<min(first + count, units.count)]
    let last = shown.last?.seconds ?? 1
    let whole = Duration.seconds((seconds / last).rounded(.down) * last)
    let format = Duration.UnitsFormatStyle(allowedUnits: Set(shown.map(\.unit)), width: width).locale(locale)
    return whole.formatted(format)
  }

  /// Hours, minutes and seconds, as clocks show them.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e12))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let tail = (rest < 10 ? "0" : "") + String(rest)
    if hours == 0 { return "\(minutes):\(tail)" }
    return "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes):\(tail)"
  }
}
#endif
