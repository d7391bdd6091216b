nonisolated extension Text {
  /// How a text shows a date.
  public nonisolated struct DateStyle: Equatable, Sendable {
    package let style: TextMoment.Style
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
}
