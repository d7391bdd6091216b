public import Raven

/// What has been written of a value so far.
nonisolated final class EncodedValue {
  enum Content {
    case nothing
    /// A text of JSON.
    case plain(String)
    case array([EncodedValue])
    case object([(name: String, value: EncodedValue)])
  }

  var content = Content.nothing
  /// Where names are, if there are many.
  private var places: [String: Int] = [:]
  init() {}
  deinit {}

  /// Puts a value under a name, in the place of one that was there.
  func set(_ name: String, to value: EncodedValue) {
    guard case .object(var members) = content else { return }
    // So that it is changed where it lies.
    content = .nothing
    let known = members.count > fewNames ? places[name] : members.firstIndex { $0.name == name }
    if let known {
      members[known].value = value
    } else {
      members.append((name, value))
      if members.count > fewNames {
        if places.isEmpty { for (place, member) in members.enumerated() { places[member.name] = place } }
        places[name] = members.count - 1
      }
    }
    content = .object(members)
  }
}

/// What a value is written to, as `Encoder` of the standard library; a struct, for there is one kind of it.
public nonisolated struct Encoder {
  let target: EncodedValue
  let path: CodingPath?
  var strategies: JSONEncoder.Strategies

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { path.keys }

  /// Takes values by their names.
  public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(members: _members())
  }

  /// Takes values one after the other.
  public func unkeyedContainer() -> UnkeyedEncodingContainer {
    if case .array = target.content {} else { target.content = .array([]) }
    return UnkeyedEncodingContainer(encoder: self)
  }

  /// Takes one value.
  public func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(encoder: self) }

  /// Takes values by their names, for what is written out where a type is `Encodable`.
  public func _members() -> _EncodedMembers {
    if case .object = target.content {} else { target.content = .object([]) }
    return _EncodedMembers(encoder: self)
  }

  func inner(_ target: EncodedValue, _ key: AnyCodingKey) -> Encoder {
    Encoder(target: target, path: CodingPath(key, path), strategies: strategies)
  }

  func write(_ text: String) { target.content = .plain(text) }

  /// Says that a case is not in data, for what is written out where an enum is `Encodable`.
  public func _refuse(_ name: String) throws { try refuse(name, "The case has no key.") }

  func refuse(_ value: String, _ what: String) throws {
    var error = EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: what))
    throw _thrown(&error)
  }

  func write(_ value: Double) throws {
    if !value.isFinite {
      return try refuse("\(value)", "Unable to encode Double.\(value.isNaN ? "nan" : "infinity") directly in JSON.")
    }
    write(JSONWriter.number("\(value)"))
  }
}

/// Takes values by their names, for what is written out where a type is `Encodable`.
public nonisolated struct _EncodedMembers {
  let encoder: Encoder

  /// What a value with a name is written to; one that was there is replaced.
  func inner(_ key: String) -> Encoder {
    let name = encoder.strategies.rename?(key) ?? key
    let value = EncodedValue()
    encoder.target.set(name, to: value)
    return encoder.inner(value, AnyCodingKey(stringValue: key))
  }

  /// Writes a value with a name, if there is one.
  public func encode<Value: Encodable>(_ value: Value?, _ name: String) throws {
    if let value { try value.encode(to: inner(name)) }
  }

  /// Takes the values of a case, for what is written out where an enum is `Encodable`.
  public func _case(_ name: String) -> _EncodedMembers { inner(name)._members() }
}

/// Takes values by their names, as `KeyedEncodingContainer` of the standard library.
public nonisolated struct KeyedEncodingContainer<Key: CodingKey> {
  let members: _EncodedMembers

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { members.encoder.codingPath }

  /// Writes null with a name.
  public mutating func encodeNil(forKey key: Key) throws { members.inner(key.stringValue).write("null") }

  /// Writes a value with a name.
  public mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: members.inner(key.stringValue))
  }

  /// Writes a value with a name, if there is one.
  public mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try members.encode(value, key.stringValue)
  }

  /// Takes values by their names that have a name together.
  public mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    members.inner(key.stringValue).container(keyedBy: type)
  }

  /// Takes values one after the other that have a name together.
  public mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
    members.inner(key.stringValue).unkeyedContainer()
  }
}

/// Takes values one after the other, as `UnkeyedEncodingContainer` of the standard library.
public nonisolated struct UnkeyedEncodingContainer {
  let encoder: Encoder

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { encoder.codingPath }

  /// How many there are.
  public var count: Int {
    if case .array(let items) = encoder.target.content { return items.count }
    return 0
  }

  private func next() -> Encoder {
    let value = EncodedValue()
    let key = AnyCodingKey(intValue: count)
    if case .array(var items) = encoder.target.content {
      encoder.target.content = .nothing
      items.append(value)
      encoder.target.content = .array(items)
    }
    return encoder.inner(value, key)
  }

  /// Writes null.
  public mutating func encodeNil() throws { next().write("null") }
  /// Writes a value.
  public mutating func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: next()) }
  /// Writes the values of a sequence.
  public mutating func encode<Values: Sequence>(contentsOf values: Values) throws where Values.Element: Encodable {
    for value in values { try encode(value) }
  }
  /// Takes values by their names.
  public mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    next().container(keyedBy: type)
  }
  /// Takes values one after the other.
  public mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { next().unkeyedContainer() }
}

/// Takes one value, as `SingleValueEncodingContainer` of the standard library.
public nonisolated struct SingleValueEncodingContainer {
  let encoder: Encoder

  /// The keys that lead here.
  public var codingPath: [AnyCodingKey] { encoder.codingPath }
  /// Writes null.
  public mutating func encodeNil() throws { encoder.write("null") }
  /// Writes a value.
  public mutating func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: encoder) }
}
