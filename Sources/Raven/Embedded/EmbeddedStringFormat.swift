#if hasFeature(Embedded)
// C's formats, as Foundation has them: `String(format: "%.2f", price)`, `"\(price, specifier: "%.2f")"`. The browser
// writes the numbers (`printf.js`).

/// What a format of C can show.
public nonisolated protocol CVarArg {
  /// The value as a part of a format says.
  func _text(_ part: _FormatPart) -> String
}

/// A part of a format: `%-8.2f`.
public nonisolated struct _FormatPart {
  /// The letter at its end.
  var kind: UInt8 = 0
  /// Bits, one for each of "-+ 0#".
  var flags: Int32 = 0
  var width: Int32 = 0
  /// Below 0 where there is none.
  var precision: Int32 = -1
  /// How much of a whole number counts, as C says it: 32 bits, or 64 with an `l`.
  var bits: Int64 = 32
  /// Which of the values it shows, from 0; nil for the next.
  var position: Int?

  var isFloat: Bool { "eEfFgG".utf8.contains(kind) }

  func text(_ value: Double) -> String {
    let kind = isFloat ? kind : UInt8(ascii: "g")
    return takenText(formatNumber(Int32(kind), flags, width, precision, value), by: takeFormatted)
  }

  func text(_ value: Int64) -> String {
    if kind == UInt8(ascii: "c") { return Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String($0) } ?? "" }
    let unused = 64 - bits
    let isUnsigned = "uxXo".utf8.contains(kind)
    let shifted = value << unused
    let counted = isUnsigned ? Int64(bitPattern: UInt64(bitPattern: shifted) >> UInt64(unused)) : shifted >> unused
    let kind = isUnsigned ? kind : UInt8(ascii: "d")
    return takenText(formatWhole(Int32(kind), flags, width, precision, counted), by: takeFormatted)
  }
}

nonisolated extension CVarArg where Self: BinaryInteger {
  public func _text(_ part: _FormatPart) -> String { part.text(Int64(truncatingIfNeeded: self)) }
}
nonisolated extension Int: CVarArg {}
nonisolated extension Int8: CVarArg {}
nonisolated extension Int16: CVarArg {}
nonisolated extension Int32: CVarArg {}
nonisolated extension Int64: CVarArg {}
nonisolated extension UInt: CVarArg {}
nonisolated extension UInt8: CVarArg {}
nonisolated extension UInt16: CVarArg {}
nonisolated extension UInt32: CVarArg {}
nonisolated extension UInt64: CVarArg {}
nonisolated extension Double: CVarArg {
  public func _text(_ part: _FormatPart) -> String { part.text(self) }
}
nonisolated extension Float: CVarArg {
  public func _text(_ part: _FormatPart) -> String { part.text(Double(self)) }
}
nonisolated extension String: CVarArg {
  public func _text(_ part: _FormatPart) -> String { self }
}

nonisolated extension String {
  /// Creates text from a format without values: `%%` is `%`.
  public init(format: String) { self = filled(format) { _, _ in "" } }

  /// Creates text from a format of C with a value in it: `String(format: "%.2f", price)`.
  public init(format: String, _ value: some CVarArg) { self = filled(format) { _, part in value._text(part) } }

  /// Creates text from a format of C with values in it.
  public init(format: String, _ first: some CVarArg, _ second: some CVarArg) {
    self = filled(format) { index, part in index == 0 ? first._text(part) : second._text(part) }
  }

  /// Creates text from a format of C with values in it.
  public init(format: String, _ first: some CVarArg, _ second: some CVarArg, _ third: some CVarArg) {
    self = filled(format) { index, part in
      switch index {
      case 0: first._text(part)
      case 1: second._text(part)
      default: third._text(part)
      }
    }
  }

  /// Creates text from a format of C with values in it; there can be four.
  public init(
    format: String,
    _ first: some CVarArg,
    _ second: some CVarArg,
    _ third: some CVarArg,
    _ fourth: some CVarArg
  ) {
    self = filled(format) { index, part in
      switch index {
      case 0: first._text(part)
      case 1: second._text(part)
      case 2: third._text(part)
      default: fourth._text(part)
      }
    }
  }
}

nonisolated extension DefaultStringInterpolation {
  /// Appends a value as a format of C says: `"\(price, specifier: "%.2f")"`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Appends a value in a format: `"\(price, format: .currency(code: "EUR"))"`.
  public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { appendInterpolation(format.format(value)) }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Puts a number in, written as a specifier of C says.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Puts a value in, in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { appendInterpolation(format.format(value)) }
}

/// A format with the text of each of its parts in it; a part that is none stays as it is.
private nonisolated func filled(_ format: String, _ text: (Int, _FormatPart) -> String) -> String {
  var result = ""
  var index = 0
  var rest = Substring(format)
  while let start = rest.firstIndex(of: "%") {
    result += rest[..<start]
    rest = rest[start...].dropFirst()
    if rest.first == "%" {
      result += "%"
      rest = rest.dropFirst()
    } else if let part = part(&rest) {
      result += text(part.position ?? index, part)
      if part.position == nil { index += 1 }
    } else {
      result += "%"
    }
  }
  return result + rest
}

/// Reads what follows a percent sign; nil, with nothing read, if that is no part of a format.
private nonisolated func part(_ text: inout Substring) -> _FormatPart? {
  var part = _FormatPart()
  var bytes = text.utf8
  let flags = Array("-+ 0#".utf8)
  func number() -> Int32 {
    var number: Int32 = 0
    while let byte = bytes.first, byte >= 48, byte < 58 {
      // As wide as anybody wants a text.
      number = min(number * 10 + Int32(byte - 48), 1_000)
      bytes = bytes.dropFirst()
    }
    return number
  }
  // `%2$@` is the second value.
  let beginning = bytes
  let position = number()
  if position > 0, bytes.first == UInt8(ascii: "$") {
    part.position = Int(position) - 1
    bytes = bytes.dropFirst()
  } else {
    bytes = beginning
  }
  while let byte = bytes.first, let bit = flags.firstIndex(of: byte) {
    part.flags |= 1 << Int32(bit)
    bytes = bytes.dropFirst()
  }
  part.width = number()
  if bytes.first == UInt8(ascii: ".") {
    bytes = bytes.dropFirst()
    part.precision = number()
  }
  while let byte = bytes.first, "hlqzjt".utf8.contains(byte) {
    part.bits = byte == UInt8(ascii: "h") ? part.bits / 2 : 64
    bytes = bytes.dropFirst()
  }
  guard let kind = bytes.first, "diuxXoeEfFgG@c".utf8.contains(kind) else { return nil }
  part.kind = kind == UInt8(ascii: "i") ? UInt8(ascii: "d") : kind
  text = Substring(bytes.dropFirst())
  return part
}

@_extern(wasm, module: "printf", name: "format")
private nonisolated func formatNumber(_: Int32, _: Int32, _: Int32, _: Int32, _: Double) -> Int32

@_extern(wasm, module: "printf", name: "formatWhole")
private nonisolated func formatWhole(_: Int32, _: Int32, _: Int32, _: Int32, _: Int64) -> Int32

@_extern(wasm, module: "printf", name: "take")
private nonisolated func takeFormatted(_: UnsafeMutablePointer<UInt8>?)
#endif
