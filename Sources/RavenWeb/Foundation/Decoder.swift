public import Raven

/// What a value is read from, as `Decoder` of the standard library; a struct, for there is one kind of it.
public nonisolated struct Decoder {
  let content: JSONContent
  let path: CodingPath?
  let strategies: JSONDecoder.Strategies

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { path.keys }

  /// The values by their names.
  public func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(members: try _members())
  }

  /// The values one after the other.
  public func unkeyedContainer() throws -> UnkeyedDecodingContainer {
    guard case .array(let items) = content else { return try mismatch("an array") }
    return UnkeyedDecodingContainer(decoder: self, items: items)
  }

  /// The one value.
  public func singleValueContainer() throws -> SingleValueDecodingContainer {
    SingleValueDecodingContainer(decoder: self)
  }

  /// The values by their names, for what is written out where a type is `Decodable`.
  public func _members() throws -> _DecodedMembers {
    guard case .object(var members) = content else { return try mismatch("a dictionary") }
    if let rename = strategies.rename {
      for index in members.indices { members[index].name = rename(members[index].name) }
    }
    return _DecodedMembers(self, members)
  }

  /// What is inside, at a key.
  func inner(_ content: JSONContent, _ key: AnyCodingKey) -> Decoder {
    Decoder(content: content, path: CodingPath(key, path), strategies: strategies)
  }

  // MARK: Plain values

  var isNull: Bool {
    if case .null = content { return true }
    return false
  }

  func bool() throws -> Bool {
    guard case .bool(let value) = content else { return try mismatch("Bool") }
    return value
  }

  func string() throws -> String {
    guard case .string(let value) = content else { return try mismatch("String") }
    return value
  }

  func integer<Value: FixedWidthInteger>() throws -> Value {
    guard case .number(let text) = content else { return try mismatch("an integer") }
    if let value = Value(text) { return value }
    // Of a whole number with a point all digits count, too.
    let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }
    if digits.first == UInt8(ascii: "."),
      let value = Value(String(decoding: digits.dropFirst().reversed(), as: UTF8.self))
    {
      return value
    }
    if let number = Double(text), let value = Value(exactly: number) { return value }
    return try corrupted("Number \(text) is not representable in Swift.")
  }

  /// A number with a point that is neither too large nor too small for its type.
  func float<Value: BinaryFloatingPoint & LosslessStringConvertible>() throws -> Value {
    guard case .number(let text) = content else { return try mismatch("a number") }
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let isZero = !digits.contains { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard let value = Value(text), value.isFinite, value.isZero == isZero else {
      return try corrupted("Number \(text) is not representable in Swift.")
    }
    return value
  }

  // MARK: What can be wrong

  func corrupted<Value>(_ what: String) throws -> Value {
    var error = DecodingError.dataCorrupted(context(what))
    throw _thrown(&error)
  }

  private func mismatch<Value>(_ wanted: StaticString) throws -> Value {
    let name = DecodingError.TypeName(description: wanted.description)
    var error: DecodingError
    if isNull {
      error = .valueNotFound(name, context("Cannot get value of type \(name) -- found null value instead"))
    } else {
      error = .typeMismatch(name, context("Expected to decode \(name) but found \(content.words) instead."))
    }
    throw _thrown(&error)
  }

  func missing<Value>(_ key: AnyCodingKey) throws -> Value {
    var error = DecodingError.keyNotFound(key, context("No value associated with key \(key)."))
    throw _thrown(&error)
  }

  private func context(_ what: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: what)
  }
}

/// How many names are looked through one by one.
nonisolated let fewNames = 16

/// Values by their names, for what is written out where a type is `Decodable`.
public nonisolated struct _DecodedMembers {
  let decoder: Decoder
  let members: [JSONContent.Member]
  /// Where names are, if there are many.
  private var places: [String: Int] = [:]

  init(_ decoder: Decoder, _ members: [JSONContent.Member]) {
    self.decoder = decoder
    self.members = members
    if members.count <= fewNames { return }
    // Of two with one name the first counts.
    for (place, member) in members.enumerated().reversed() { places[member.name] = place }
  }

  func find(_ name: String) -> JSONContent? {
    if members.count > fewNames { return places[name].map { members[$0].content } }
    for member in members where member.name == name { return member.content }
    return nil
  }

  func inner(_ name: String) throws -> Decoder {
    let key = AnyCodingKey(stringValue: name)
    guard let content = find(name) else { return try decoder.missing(key) }
    return decoder.inner(content, key)
  }

  func innerIfPresent(_ name: String) -> Decoder? {
    guard let content = find(name) else { return nil }
    if case .null = content { return nil }
    return decoder.inner(content, AnyCodingKey(stringValue: name))
  }

  /// The value with a name.
  @_disfavoredOverload
  public func decode<Value: Decodable>(_ name: String) throws -> Value { try Value(from: inner(name)) }

  /// The value with a name; nil if there is none, or null.
  public func decode<Value: Decodable>(_ name: String) throws -> Value? {
    guard let inner = innerIfPresent(name) else { return nil }
    return try Value(from: inner)
  }

  /// The values of the case that is the only name, for what is written out where an enum is `Decodable`.
  public func _case() throws -> (name: String, values: _DecodedMembers) {
    guard members.count == 1 else {
      return try decoder.corrupted("Invalid number of keys found, expected one.")
    }
    return (members[0].name, try inner(members[0].name)._members())
  }

  /// Says that an enum has no case of a name.
  public func _noCase<Value>() throws -> Value {
    try decoder.corrupted("Invalid number of keys found, expected one.")
  }
}

/// Values by their names, as `KeyedDecodingContainer` of the standard library.
public nonisolated struct KeyedDecodingContainer<Key: CodingKey> {
  let members: _DecodedMembers

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { members.decoder.codingPath }
  /// The names that are keys.
  public var allKeys: [Key] { members.members.compactMap { Key(stringValue: $0.name) } }

  /// Whether there is a value with a name.
  public func contains(_ key: Key) -> Bool { members.find(key.stringValue) != nil }

  /// Whether what has a name is null.
  public func decodeNil(forKey key: Key) throws -> Bool { try members.inner(key.stringValue).isNull }

  /// The value with a name.
  public func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: members.inner(key.stringValue))
  }

  /// The value with a name; nil if there is none, or null.
  public func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try members.decode(key.stringValue)
  }

  /// The values by their names that have a name together.
  public func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try members.inner(key.stringValue).container(keyedBy: type)
  }

  /// The values one after the other that have a name together.
  public func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
    try members.inner(key.stringValue).unkeyedContainer()
  }
}

/// Values one after the other, as `UnkeyedDecodingContainer` of the standard library.
public nonisolated struct UnkeyedDecodingContainer {
  let decoder: Decoder
  let items: [JSONContent]

  /// Which value comes next.
  public private(set) var currentIndex = 0
  /// How many there are.
  public var count: Int? { items.count }
  /// Whether there are no more.
  public var isAtEnd: Bool { currentIndex == items.count }
  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { decoder.codingPath }

  init(decoder: Decoder, items: [JSONContent]) {
    self.decoder = decoder
    self.items = items
  }

  private func next() throws -> Decoder {
    let key = AnyCodingKey(intValue: currentIndex)
    if isAtEnd {
      let context = DecodingError.Context(
        codingPath: codingPath + [key],
        debugDescription: "Unkeyed container is at end."
      )
      var error = DecodingError.valueNotFound(DecodingError.TypeName(description: "value"), context)
      throw _thrown(&error)
    }
    return decoder.inner(items[currentIndex], key)
  }

  /// The next value.
  public mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: next())
    currentIndex += 1
    return value
  }

  /// The next value; nil if there is none, or null.
  public mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }

  /// Whether the next value is null, which is passed then.
  public mutating func decodeNil() throws -> Bool {
    if try !next().isNull { return false }
    currentIndex += 1
    return true
  }

  /// The next values by their names.
  public mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let container = try next().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  /// The next values one after the other.
  public mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
    let container = try next().unkeyedContainer()
    currentIndex += 1
    return container
  }
}

/// One value, as `SingleValueDecodingContainer` of the standard library.
public nonisolated struct SingleValueDecodingContainer {
  let decoder: Decoder

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { decoder.codingPath }
  /// Whether it is null.
  public func decodeNil() -> Bool { decoder.isNull }
  /// The value.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoder) }
}
