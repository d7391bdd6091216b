public import Raven

nonisolated extension Text {
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
      let words = takenText(distance(seconds, Int32(style.style.rawValue)), by: takeDate)
      self.init(words, keptBy: TextMoment(style: style.style, seconds: seconds))
    }
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Puts a date in, as a text of its own would show it.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}

@_extern(wasm, module: "dates", name: "distance")
private nonisolated func distance(_: Double, _: Int32) -> Int32
