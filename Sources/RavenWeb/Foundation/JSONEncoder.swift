public import Raven

/// Writes values as JSON, as `JSONEncoder` of Foundation.
///
/// ```swift
/// request.httpBody = try JSONEncoder().encode(tip)
/// ```
/// Names stand in the order of the properties, unless they are to be sorted.
public nonisolated final class JSONEncoder: @unchecked Sendable {
  /// How the text looks.
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A line for each value, indented by what it stands in.
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    /// Names in the order of their characters.
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    /// `/` as itself.
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  /// Which names of JSON stand for which keys.
  public enum KeyEncodingStrategy: Sendable {
    /// The same.
    case useDefaultKeys
    /// `first_name` for `firstName`.
    case convertToSnakeCase
  }

  /// How dates are written.
  public enum DateEncodingStrategy {
    /// As seconds since the beginning of 2001, a number.
    case deferredToDate
    /// As seconds since the beginning of 1970, a number.
    case secondsSince1970
    /// As milliseconds since the beginning of 1970, a number.
    case millisecondsSince1970
    /// As text: `2026-11-26T23:28:15Z`.
    case iso8601
    /// As a function says.
    case custom((Date, Encoder) throws -> Void)
  }

  struct Strategies {
    var keys = KeyEncodingStrategy.useDefaultKeys
    /// Set with `keys`, so that an app that does not set them does not bring along how.
    var rename: ((String) -> String)?
    var dates = DateEncodingStrategy.deferredToDate
    var slashes = true
  }

  private var strategies = Strategies()

  /// How the text looks.
  public var outputFormatting: OutputFormatting = []

  /// Creates one that writes names and dates as they are.
  public init() {}
  deinit {}

  /// Which names of JSON stand for which keys.
  public var keyEncodingStrategy: KeyEncodingStrategy {
    get { strategies.keys }
    set {
      strategies.keys = newValue
      if case .convertToSnakeCase = newValue { strategies.rename = { snakeCase($0) } } else { strategies.rename = nil }
    }
  }

  /// How dates are written.
  public var dateEncodingStrategy: DateEncodingStrategy {
    get { strategies.dates }
    set { strategies.dates = newValue }
  }

  /// A value as data.
  ///
  /// - Throws: `EncodingError`.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    var strategies = strategies
    strategies.slashes = !outputFormatting.contains(.withoutEscapingSlashes)
    let target = EncodedValue()
    try value.encode(to: Encoder(target: target, path: nil, strategies: strategies))
    var writer = JSONWriter(outputFormatting)
    writer.write(target)
    return Data(writer.bytes)
  }
}

/// Writes JSON.
nonisolated struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private let isSorted: Bool
  private let escapesSlashes: Bool
  private var depth = 0

  init(_ formatting: JSONEncoder.OutputFormatting) {
    isPretty = formatting.contains(.prettyPrinted)
    isSorted = formatting.contains(.sortedKeys)
    escapesSlashes = !formatting.contains(.withoutEscapingSlashes)
  }

  /// A number as the standard library writes it, without the point of one that is whole.
  static func number(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes[bytes.count - 1] == UInt8(ascii: "0"), bytes[bytes.count - 2] == UInt8(ascii: ".")
    else { return text }
    return String(decoding: bytes.dropLast(2), as: UTF8.self)
  }

  mutating func write(_ value: EncodedValue) {
    switch value.content {
    case .nothing: bytes += "{}".utf8
    case .plain(let text): bytes += text.utf8
    case .array(let items):
      list("[", items.count, "]") { $0.write(items[$1]) }
    case .object(var members):
      if isSorted { members.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
      list("{", members.count, "}") { writer, index in
        writer.bytes += JSONWriter.quoted(members[index].name, escapesSlashes: writer.escapesSlashes).utf8
        writer.bytes += (writer.isPretty ? " : " : ":").utf8
        writer.write(members[index].value)
      }
    }
  }

  private mutating func list(_ open: String, _ count: Int, _ close: String, _ item: (inout JSONWriter, Int) -> Void) {
    bytes += open.utf8
    depth += 1
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine()
      item(&self, index)
    }
    depth -= 1
    if isPretty, count == 0 { bytes.append(UInt8(ascii: "\n")) }
    breakLine()
    bytes += close.utf8
  }

  private mutating func breakLine() {
    if !isPretty { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  /// A text as JSON has it.
  static func quoted(_ text: String, escapesSlashes: Bool) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "/") where escapesSlashes: bytes += "\\/".utf8
      case 8: bytes += "\\b".utf8
      case 9: bytes += "\\t".utf8
      case 10: bytes += "\\n".utf8
      case 12: bytes += "\\f".utf8
      case 13: bytes += "\\r".utf8
      case 0..<32:
        bytes += "\\u00".utf8
        for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 48 + digit : 87 + digit) }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `first_name` for `firstName`: before each run of capitals, and before the last of one that a small letter follows.
nonisolated func snakeCase(_ name: String) -> String {
  let letters = Array(name)
  var words: [String] = []
  var start = 0
  var place = 1
  while let capital = letters[min(place, letters.count)...].firstIndex(where: \.isUppercase) {
    words.append(String(letters[start..<capital]))
    start = capital
    guard let small = letters[capital...].firstIndex(where: \.isLowercase) else { break }
    if small > capital + 1 {
      words.append(String(letters[capital..<small - 1]))
      start = small - 1
    }
    place = small
  }
  words.append(String(letters[start...]))
  return words.joined(separator: "_").lowercased()
}
