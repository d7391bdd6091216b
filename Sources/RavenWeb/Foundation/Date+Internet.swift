// Dates as programs write them to one another: RFC 3339, `2026-11-26T23:28:15Z`.

public import Raven

nonisolated extension Date {
  /// The date a text says; nil if it says none.
  ///
  /// Fractions of seconds are left out, as Foundation's `.iso8601` does.
  init?(internet text: String) {
    var reader = DigitReader(Array(text.utf8))
    guard let year = reader.number(4), reader.takes("-"), let month = reader.number(2), reader.takes("-"),
      let day = reader.number(2), reader.takes("T"), let hour = reader.number(2), reader.takes(":"),
      let minute = reader.number(2), reader.takes(":"), let second = reader.number(2), reader.skipFraction(),
      let offset = reader.offset(), reader.isAtEnd, (1...12).contains(month), (1...31).contains(day), hour < 24,
      minute < 60, second < 61
    else { return nil }
    let seconds = Double(hour * 3600 + minute * 60 + second - offset)
    self.init(timeIntervalSince1970: Double(CalendarDay(year, month, day).days) * 86_400 + seconds)
  }

  /// The date in Greenwich, to the second, as programs write it: `2026-11-26T23:28:15Z`.
  public func ISO8601Format() -> String { ISO8601FormatStyle().format(self) }

  /// The date in Greenwich, to the second; nil if its year has not four digits.
  var internetText: String? {
    let seconds = timeIntervalSince1970
    return seconds >= -62_135_769_600 && seconds < 253_402_300_800 ? ISO8601Format() : nil
  }

  /// How programs write dates, as Foundation has it.
  ///
  /// ```swift
  /// Text(date, format: .iso8601)
  /// ```
  public struct ISO8601FormatStyle: Raven.FormatStyle {
    /// Creates the format.
    public init() {}

    /// The date in Greenwich, to the second.
    public func format(_ value: Date) -> String { text(value.timeIntervalSince1970.rounded(.down)) }
  }
}

nonisolated extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// How programs write dates: `2026-11-26T23:28:15Z`.
  public static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

nonisolated extension Date.ISO8601FormatStyle {
  private func text(_ seconds: Double) -> String {
    let day = (seconds / 86_400).rounded(.down)
    let rest = Int(seconds - day * 86_400)
    let date = CalendarDay(since1970: Int(day))
    return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2) + "T" + padded(rest / 3600, 2)
      + ":" + padded(rest / 60 % 60, 2) + ":" + padded(rest % 60, 2) + "Z"
  }
}

private nonisolated func padded(_ number: Int, _ digits: Int) -> String {
  let text = "\(number)"
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Reads numbers of so many digits.
private nonisolated struct DigitReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    if at < bytes.count, UInt32(bytes[at]) == character.value {
      at += 1
      return true
    }
    return false
  }

  mutating func number(_ digits: Int) -> Int? {
    if at + digits > bytes.count { return nil }
    var value = 0
    for _ in 0..<digits {
      let byte = bytes[at]
      if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      at += 1
    }
    return value
  }

  /// Passes a point with digits, if there is one.
  mutating func skipFraction() -> Bool {
    if !takes(".") { return true }
    let start = at
    while !isAtEnd, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
    return at > start
  }

  /// The seconds a place is ahead of Greenwich: `Z`, `+02:00`, `-0330`.
  mutating func offset() -> Int? {
    if takes("Z") || takes("z") { return 0 }
    let isAhead = takes("+")
    guard isAhead || takes("-"), let hours = number(2) else { return nil }
    _ = takes(":")
    guard let minutes = isAtEnd ? 0 : number(2), hours < 24, minutes < 60 else { return nil }
    return (isAhead ? 1 : -1) * (hours * 3600 + minutes * 60)
  }
}
