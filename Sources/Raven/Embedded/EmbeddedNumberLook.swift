#if hasFeature(Embedded)
/// What decides how a number is written; the browser writes and reads it (`numbers.js`).
nonisolated struct NumberLook: Hashable {
  enum Style: Int32 {
    case decimal, percent, currency
  }

  let style: Style
  /// The three letters of a currency, the first in the highest byte.
  private(set) var currency: Int32 = 0
  var precision = NumberFormatStyleConfiguration.Precision(least: -1, most: -1)
  var grouping = NumberFormatStyleConfiguration.Grouping.automatic

  init(_ style: Style) { self.style = style }

  /// An amount of a currency, by its code; that of none if the code is not three letters.
  init(currency code: String) {
    style = .currency
    let letters = Array(code.utf8)
    let isCode = letters.count == 3 && letters.allSatisfy { (65...90).contains($0 & 0xDF) }
    for letter in isCode ? letters : [88, 88, 88] { currency = currency << 8 | Int32(letter & 0xDF) }
  }

  private var groups: Int32 { grouping == .automatic ? 1 : 0 }

  func text(_ value: Double) -> String {
    taken(formatNumber(value, style.rawValue, currency, precision.least, precision.most, groups))
  }

  /// A whole number is a percentage as it is.
  func text(_ value: Int64) -> String {
    taken(formatWhole(value, style.rawValue, currency, precision.least, precision.most, groups))
  }

  /// The number a text begins with; nil if there is none.
  func number(in text: String) -> Double? {
    let value = withBytes(of: text) { text, count in
      parseNumber(text, count, style.rawValue, currency, precision.least, precision.most, groups)
    }
    return value.isFinite ? value : nil
  }

  /// The whole number a text begins with, as digits with a minus.
  func digits(in text: String) -> String {
    let count = withBytes(of: text) { text, count in
      parseWhole(text, count, style.rawValue, currency, precision.least, precision.most, groups)
    }
    return taken(count)
  }

  private func taken(_ count: Int32) -> String { takenText(count, by: takeText) }
}

@_extern(wasm, module: "numbers", name: "format")
private nonisolated func formatNumber(_: Double, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int32

@_extern(wasm, module: "numbers", name: "formatWhole")
private nonisolated func formatWhole(_: Int64, _: Int32, _: Int32, _: Int32, _: Int32, _: Int32) -> Int32

@_extern(wasm, module: "numbers", name: "parse")
private nonisolated func parseNumber(
  _: UnsafePointer<UInt8>?,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32
) -> Double

@_extern(wasm, module: "numbers", name: "parseWhole")
private nonisolated func parseWhole(
  _: UnsafePointer<UInt8>?,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32,
  _: Int32
) -> Int32

@_extern(wasm, module: "numbers", name: "take")
private nonisolated func takeText(_: UnsafeMutablePointer<UInt8>?)
#endif
