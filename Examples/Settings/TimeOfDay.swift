import Foundation

/// A time of any day.
nonisolated struct TimeOfDay: Codable, Equatable {
  /// Since midnight, by the clock.
  private let minutes: Int

  init(hour: Int, minute: Int) { minutes = hour * 60 + minute }

  /// The time of a date where this program runs.
  init(_ date: Date, in calendar: Calendar = .current) {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    self.init(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  /// It is kept as the number of its minutes, of which a day has 1440.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    minutes = try container.decode(Int.self)
    guard (0..<1440).contains(minutes) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "A day has no minute \(minutes).")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(minutes)
  }

  /// A date with this time: on a day without a change of clocks.
  func date(in calendar: Calendar = .current) -> Date {
    let parts = DateComponents(year: 2001, month: 1, day: 1, hour: minutes / 60, minute: minutes % 60)
    return calendar.date(from: parts) ?? .distantPast
  }
}
