public import Raven

/// A type whose values can be read from data, as `Decodable` of the standard library.
///
/// Structs and enums need no code for it: before an app is compiled for the page, what the compiler makes elsewhere is
/// written out (`Sources/WebLint/CodableLowering.swift`).
///
/// ```swift
/// struct Tip: Decodable { let id: Int; var title: String }
/// let tips = try JSONDecoder().decode([Tip].self, from: data)
/// ```
public nonisolated protocol Decodable {
  /// Reads a value.
  init(from decoder: Decoder) throws
}

/// A type whose values can be written as data, as `Encodable` of the standard library.
public nonisolated protocol Encodable {
  /// Writes the value.
  func encode(to encoder: Encoder) throws
}

/// A type whose values can be written as data and read again.
public typealias Codable = Decodable & Encodable

/// The name of a value in a keyed container, as `CodingKey` of the standard library.
public nonisolated protocol CodingKey: CustomStringConvertible, Sendable {
  /// The name.
  var stringValue: String { get }
  /// The number, if the key is one.
  var intValue: Int? { get }
  /// Creates the key with a name; nil if there is none.
  init?(stringValue: String)
  /// Creates the key with a number; nil if there is none.
  init?(intValue: Int)
}

nonisolated extension CodingKey {
  public var intValue: Int? { nil }
  public init?(intValue: Int) { nil }
  /// The name.
  public var description: String { stringValue }
}

nonisolated extension CodingKey where Self: RawRepresentable, RawValue == String {
  public var stringValue: String { rawValue }
  public init?(stringValue: String) { self.init(rawValue: stringValue) }
}

/// A key whose type is forgotten: a part of the path to a value.
public nonisolated struct AnyCodingKey: CodingKey {
  public let stringValue: String
  public let intValue: Int?

  /// The key with a name.
  public init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  /// The place in an array.
  public init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

/// The keys that lead to a value, innermost first.
nonisolated final class CodingPath: Sendable {
  let key: AnyCodingKey
  let outer: CodingPath?

  init(_ key: AnyCodingKey, _ outer: CodingPath?) {
    self.key = key
    self.outer = outer
  }
  deinit {}
}

nonisolated extension CodingPath? {
  /// The keys, outermost first.
  var keys: [AnyCodingKey] {
    var keys: [AnyCodingKey] = []
    var place = self
    while let here = place {
      keys.append(here.key)
      place = here.outer
    }
    return keys.reversed()
  }
}
