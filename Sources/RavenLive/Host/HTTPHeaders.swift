/// The header fields of a request or response, in order.
///
/// Names are compared without regard to case. A field may occur more than once.
public nonisolated struct HTTPHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// One header line.
  public struct Field: Equatable, Sendable {
    /// The name as written.
    public var name: String
    /// The value without surrounding white space.
    public var value: String
  }

  /// All fields in order.
  public private(set) var fields: [Field] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list from names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of a name; writing replaces all of them.
  ///
  /// Takes time in proportion to the number of fields.
  public subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// All values of a name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// Adds a field behind the others.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && one.utf8.elementsEqual(other.utf8) { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
