#if !hasFeature(Embedded)
import Foundation
#endif

/// The browser's control for a date, a time or both.
struct NativeDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  init(_ configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let text = DateText(components: configuration.displayedComponents, calendar: DateText.calendar)
    let (selection, least, most) = (configuration.$selection, configuration.minimumDate, configuration.maximumDate)
    NativeInput(
      type: text.type,
      kind: "date",
      value: text.text(of: selection.wrappedValue),
      // Where only the time shows, the range says which days, and a page has no word for that.
      least: text.hasDate ? least.map(text.text) : nil,
      most: text.hasDate ? most.map(text.text) : nil,
      take: { typed in
        guard let date = text.date(typed, keeping: selection.wrappedValue) else { return false }
        if text.hasDate {
          // Texts of one kind are in the order of their dates.
          if let least, typed < text.text(of: least) { return false }
          if let most, typed > text.text(of: most) { return false }
        }
        selection.wrappedValue = min(max(date, least ?? date), most ?? date)
        return true
      },
      label: configuration.label
    )
  }
}

/// Dates as pages write them: `2026-01-31`, `18:45`, `2026-01-31T18:45`.
nonisolated struct DateText {
  let components: DatePickerComponents
  let calendar: Calendar

  var hasDate: Bool { components.contains(.date) || !hasTime }
  var hasTime: Bool { components.contains(.hourAndMinute) }

  /// Days and times where the app runs.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }

  var type: StaticString { hasDate ? hasTime ? "datetime-local" : "date" : "time" }

  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = pad(parts.year, 4) + "-" + pad(parts.month, 2) + "-" + pad(parts.day, 2)
    let time = pad(parts.hour, 2) + ":" + pad(parts.minute, 2)
    return hasDate ? hasTime ? day + "T" + time : day : time
  }

  /// The date of a text a page sent, with the parts it does not name from another; nil for any other text.
  func date(_ text: String, keeping old: Date) -> Date? {
    let words = text.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    guard words.count == (hasDate && hasTime ? 2 : 1) else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    if hasDate {
      guard let numbers = numbers(words[0], UInt8(ascii: "-"), digits: [4, 2, 2]), (1...12).contains(numbers[1]) else {
        return nil
      }
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    }
    if hasTime, let time = words.last {
      guard let numbers = numbers(time.prefix(5), UInt8(ascii: ":"), digits: [2, 2]), numbers[0] < 24, numbers[1] < 60
      else {
        return nil
      }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
      (parts.second, parts.nanosecond) = (0, 0)
    }
    guard let date = calendar.date(from: parts) else { return nil }
    return hasDate && calendar.component(.day, from: date) != parts.day ? nil : date
  }

  private func numbers(_ text: Substring.UTF8View, _ separator: UInt8, digits: [Int]) -> [Int]? {
    let words = text.split(separator: separator, omittingEmptySubsequences: false)
    guard words.count == digits.count, zip(words, digits).allSatisfy({ $0.count == $1 }) else { return nil }
    let numbers = words.compactMap { wholeNumber(String(Substring($0))) }
    return numbers.count == digits.count ? numbers : nil
  }

  private func pad(_ number: Int?, _ count: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
