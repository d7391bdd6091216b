public import Raven

/// Reads values from JSON, as `JSONDecoder` of Foundation.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.keyDecodingStrategy = .convertFromSnakeCase
/// let tips = try decoder.decode([Tip].self, from: data)
/// ```
/// `Int` has 32 bits inside the page: `Int64` is for milliseconds and the numbers of large databases.
public nonisolated final class JSONDecoder {
  /// Which names of JSON stand for which keys.
  public enum KeyDecodingStrategy: Sendable {
    /// Those that are the same.
    case useDefaultKeys
    /// `first_name` for `firstName`.
    case convertFromSnakeCase
  }

  /// How dates are written.
  public enum DateDecodingStrategy {
    /// As seconds since the beginning of 2001, a number.
    case deferredToDate
    /// As seconds since the beginning of 1970, a number.
    case secondsSince1970
    /// As milliseconds since the beginning of 1970, a number.
    case millisecondsSince1970
    /// As text: `2026-11-26T23:28:15Z`.
    case iso8601
    /// As a function says.
    case custom((Decoder) throws -> Date)
  }

  struct Strategies {
    var keys = KeyDecodingStrategy.useDefaultKeys
    var dates = DateDecodingStrategy.deferredToDate
  }

  private var strategies = Strategies()

  /// Creates one that takes names and dates as they are.
  public init() {}
  deinit {}

  /// Which names of JSON stand for which keys.
  public var keyDecodingStrategy: KeyDecodingStrategy {
    get { strategies.keys }
    set { strategies.keys = newValue }
  }

  /// How dates are written.
  public var dateDecodingStrategy: DateDecodingStrategy {
    get { strategies.dates }
    set { strategies.dates = newValue }
  }

  /// The value that data says.
  ///
  /// - Throws: `DecodingError`.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let content = Array(data).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      return reader.read()
    }
    guard let content else {
      var error = DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The given data was not valid JSON.")
      )
      throw _thrown(&error)
    }
    return try Value(from: Decoder(content: content, path: nil, strategies: strategies))
  }
}

/// `firstName` for `first_name`; underscores at both ends stay.
nonisolated func camelCase(_ name: String) -> String {
  let bytes = Array(name.utf8)
  let line = UInt8(ascii: "_")
  guard let first = bytes.firstIndex(where: { $0 != line }), let last = bytes.lastIndex(where: { $0 != line }) else {
    return name
  }
  let words = bytes[first...last].split(separator: line)
  if words.count < 2 { return name }
  var made = Array(bytes[..<first])
  for (index, word) in words.enumerated() {
    var isFirst = true
    for byte in word {
      if index > 0, isFirst, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        made.append(byte - 32)
      } else if index == 0 || !isFirst, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
        made.append(byte + 32)
      } else {
        made.append(byte)
      }
      isFirst = false
    }
  }
  return String(decoding: made + bytes[(last + 1)...], as: UTF8.self)
}
