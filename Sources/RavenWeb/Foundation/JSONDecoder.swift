public import Raven

/// Reads values from JSON, as `JSONDecoder` of Foundation.
///
/// ```swift
/// let decoder = JSONDecoder()
/// decoder.keyDecodingStrategy = .convertFromSnakeCase
/// let tips = try decoder.decode([Tip].self, from: data)
/// ```
/// `Int` has 32 bits inside the page: `Int64` is for milliseconds and the numbers of large databases.
public nonisolated final class JSONDecoder: @unchecked Sendable {
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
    /// Set with `keys`, so that an app that does not set them does not bring along how.
    var rename: ((String) -> String)?
    var dates = DateDecodingStrategy.deferredToDate
  }

  private var strategies = Strategies()

  /// Creates one that takes names and dates as they are.
  public init() {}
  deinit {}

  /// Which names of JSON stand for which keys.
  public var keyDecodingStrategy: KeyDecodingStrategy {
    get { strategies.keys }
    set {
      strategies.keys = newValue
      if case .convertFromSnakeCase = newValue {
        strategies.rename = { camelCase($0) }
      } else {
        strategies.rename = nil
      }
    }
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
  let isLine = { (character: Character) in character == "_" }
  let words = name.split(whereSeparator: isLine)
  guard let first = words.first, words.count > 1 else { return name }
  let before = name.prefix(while: isLine)
  let behind = name.reversed().prefix(while: isLine)
  return String(before) + first.lowercased() + words.dropFirst().map(\.capitalized).joined() + String(behind)
}
