public import Raven

nonisolated extension Text {
  /// How a text shows a date.
  public struct DateStyle: Equatable, Sendable {
    fileprivate let style: TextMoment.Style
    /// The day: June 3, 2026.
    public static let date = DateStyle(style: .date)
    /// The time of the day: 11:23 PM.
    public static let time = DateStyle(style: .time)
    /// How far it is from now, in two units: 2 hr, 23 min.
    public static let relative = DateStyle(style: .relative)
    /// How far it is from now, in one unit, with a sign: +2 hours.
    public static let offset = DateStyle(style: .offset)
    /// How far it is from now, as clocks show it: 36:59:01.
    public static let timer = DateStyle(style: .timer)
  }

  /// Creates text that shows a date, in the language and the time zone of the browser.
  ///
  /// What says how far a date is from now goes on by itself.
  ///
  /// ```swift
  /// Text(message.date, style: .date)
  /// ```
  public init(_ date: Date, style: DateStyle) {
    let seconds = date.timeIntervalSince1970
    switch style.style {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .relative, .offset, .timer:
      let clock = Int32(style.style.rawValue - TextMoment.Style.relative.rawValue)
      let words = takenText(distance(seconds, clock), by: takeDate)
      self.init(words, keptBy: TextMoment(style: style.style, seconds: seconds))
    }
  }
}

@_extern(wasm, module: "dates", name: "distance")
private nonisolated func distance(_: Double, _: Int32) -> Int32
