public import Raven

/// Why data could not be read, as `DecodingError` of the standard library.
public nonisolated enum DecodingError: LocalizedError, Sendable {
  /// The name of a type: inside the page there are no values that are types.
  public struct TypeName: Sendable, CustomStringConvertible {
    /// What it is called.
    public let description: String
  }

  /// Where it was, and what was wrong.
  public struct Context: Sendable {
    /// The keys that lead there.
    public let codingPath: [AnyCodingKey]
    /// What was wrong, for programmers.
    public let debugDescription: String
    /// What it came from.
    public let underlyingError: (any Error)?

    /// Creates it.
    public init(codingPath: [AnyCodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }

  /// The value is of another type.
  case typeMismatch(TypeName, Context)
  /// There is null where a value is wanted.
  case valueNotFound(TypeName, Context)
  /// There is no value with a name.
  case keyNotFound(AnyCodingKey, Context)
  /// It is no data of this kind, or a value that cannot be.
  case dataCorrupted(Context)

  /// The error for a value that is of another type than wanted.
  public static func typeMismatch<Value>(_ type: Value.Type, _ context: Context) -> DecodingError {
    .typeMismatch(TypeName(description: "value"), context)
  }

  /// The error for null where a value of a type is wanted.
  public static func valueNotFound<Value>(_ type: Value.Type, _ context: Context) -> DecodingError {
    .valueNotFound(TypeName(description: "value"), context)
  }

  /// What is wrong, in words for people.
  public var errorDescription: String? {
    switch self {
    case .typeMismatch, .dataCorrupted: "The operation could not be completed. The data isn’t in the correct format."
    case .valueNotFound, .keyNotFound: "The operation could not be completed. The data is missing."
    }
  }

  /// The error for a value that is there and cannot be used.
  public static func dataCorruptedError<Key>(
    forKey key: Key,
    in container: KeyedDecodingContainer<Key>,
    debugDescription: String
  ) -> DecodingError {
    let path = container.codingPath + [AnyCodingKey(stringValue: key.stringValue)]
    return .dataCorrupted(Context(codingPath: path, debugDescription: debugDescription))
  }

  /// The error for a value that is there and cannot be used.
  public static func dataCorruptedError(
    in container: SingleValueDecodingContainer,
    debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }

  /// The error for a value that is there and cannot be used.
  public static func dataCorruptedError(
    in container: UnkeyedDecodingContainer,
    debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}

/// Why a value could not be written, as `EncodingError` of the standard library.
public nonisolated enum EncodingError: LocalizedError, Sendable {
  /// Where it was, and what was wrong.
  public typealias Context = DecodingError.Context

  /// The value, as text, cannot be written.
  case invalidValue(String, Context)

  /// What is wrong, in words for people.
  public var errorDescription: String? { "The operation could not be completed. The data isn’t in the correct format." }
}
