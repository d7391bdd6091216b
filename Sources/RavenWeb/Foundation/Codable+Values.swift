// What values of the standard library and of Foundation are as JSON.

public import Raven

nonisolated extension Bool: Codable {
  public init(from decoder: Decoder) throws { self = try decoder.bool() }
  public func encode(to encoder: Encoder) throws { encoder.write(self ? "true" : "false") }
}

nonisolated extension String: Codable {
  public init(from decoder: Decoder) throws { self = try decoder.string() }
  public func encode(to encoder: Encoder) throws {
    encoder.write(JSONWriter.quoted(self, escapesSlashes: encoder.strategies.slashes))
  }
}

nonisolated extension Double: Codable {
  public init(from decoder: Decoder) throws { self = try decoder.float() }
  public func encode(to encoder: Encoder) throws { try encoder.write(self) }
}

nonisolated extension Float: Codable {
  public init(from decoder: Decoder) throws { self = try decoder.float() }
  public func encode(to encoder: Encoder) throws {
    if isFinite { encoder.write(JSONWriter.number("\(self)")) } else { try encoder.write(Double(self)) }
  }
}

/// A whole number of some width: what all of them have in common as JSON.
public nonisolated protocol _CodableInteger: FixedWidthInteger, Codable {}

nonisolated extension _CodableInteger {
  /// Reads the number.
  public init(from decoder: Decoder) throws { self = try decoder.integer() }
  /// Writes the number.
  public func encode(to encoder: Encoder) throws { encoder.write("\(self)") }
}

nonisolated extension Int: _CodableInteger {}
nonisolated extension Int8: _CodableInteger {}
nonisolated extension Int16: _CodableInteger {}
nonisolated extension Int32: _CodableInteger {}
nonisolated extension Int64: _CodableInteger {}
nonisolated extension UInt: _CodableInteger {}
nonisolated extension UInt8: _CodableInteger {}
nonisolated extension UInt16: _CodableInteger {}
nonisolated extension UInt32: _CodableInteger {}
nonisolated extension UInt64: _CodableInteger {}

// MARK: Enums with raw values

nonisolated extension Decodable where Self: RawRepresentable, RawValue: Decodable {
  /// Reads the raw value.
  public init(from decoder: Decoder) throws {
    guard let value = Self(rawValue: try RawValue(from: decoder)) else {
      self = try decoder.corrupted("Cannot initialize it from an invalid raw value.")
      return
    }
    self = value
  }
}

nonisolated extension Encodable where Self: RawRepresentable, RawValue: Encodable {
  /// Writes the raw value.
  public func encode(to encoder: Encoder) throws { try rawValue.encode(to: encoder) }
}

// MARK: What has others in it

nonisolated extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: Decoder) throws { self = decoder.isNull ? nil : try Wrapped(from: decoder) }
}

nonisolated extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: Encoder) throws {
    if let self { try self.encode(to: encoder) } else { encoder.write("null") }
  }
}

nonisolated extension Array: Decodable where Element: Decodable {
  public init(from decoder: Decoder) throws {
    var items = try decoder.unkeyedContainer()
    self = []
    reserveCapacity(items.items.count)
    while !items.isAtEnd { append(try items.decode(Element.self)) }
  }
}

nonisolated extension Array: Encodable where Element: Encodable {
  public func encode(to encoder: Encoder) throws {
    var items = encoder.unkeyedContainer()
    try items.encode(contentsOf: self)
  }
}

nonisolated extension Set: Decodable where Element: Decodable {
  public init(from decoder: Decoder) throws { self = Set(try [Element](from: decoder)) }
}

nonisolated extension Set: Encodable where Element: Encodable {
  public func encode(to encoder: Encoder) throws { try Array(self).encode(to: encoder) }
}

/// Names are keys of dictionaries, and no others.
nonisolated extension Dictionary: Decodable where Key == String, Value: Decodable {
  public init(from decoder: Decoder) throws {
    guard case .object(let members) = decoder.content else {
      _ = try decoder._members()
      self = [:]
      return
    }
    self = [:]
    for member in members where self[member.name] == nil {
      self[member.name] = try Value(from: decoder.inner(member.content, AnyCodingKey(stringValue: member.name)))
    }
  }
}

nonisolated extension Dictionary: Encodable where Key == String, Value: Encodable {
  public func encode(to encoder: Encoder) throws {
    var plain = encoder
    plain.strategies.rename = nil
    let members = plain._members()
    for (name, value) in self {
      let inner = members.inner(name)
      try value.encode(to: Encoder(target: inner.target, path: inner.path, strategies: encoder.strategies))
    }
  }
}

// MARK: Foundation

nonisolated extension URL: Codable {
  public init(from decoder: Decoder) throws {
    guard let url = URL(string: try decoder.string()) else {
      self = try decoder.corrupted("Invalid URL string.")
      return
    }
    self = url
  }
  public func encode(to encoder: Encoder) throws { try absoluteString.encode(to: encoder) }
}

nonisolated extension UUID: Codable {
  public init(from decoder: Decoder) throws {
    guard let id = UUID(uuidString: try decoder.string()) else {
      self = try decoder.corrupted("Attempted to decode UUID from invalid UUID string.")
      return
    }
    self = id
  }
  public func encode(to encoder: Encoder) throws { try uuidString.encode(to: encoder) }
}

nonisolated extension Data: Codable {
  public init(from decoder: Decoder) throws {
    guard let data = Data(base64Encoded: try decoder.string()) else {
      self = try decoder.corrupted("Encountered Data is not valid Base64.")
      return
    }
    self = data
  }
  public func encode(to encoder: Encoder) throws { try base64EncodedString().encode(to: encoder) }
}

nonisolated extension Date: Codable {
  public init(from decoder: Decoder) throws {
    switch decoder.strategies.dates {
    case .deferredToDate: self.init(timeIntervalSinceReferenceDate: try Double(from: decoder))
    case .secondsSince1970: self.init(timeIntervalSince1970: try Double(from: decoder))
    case .millisecondsSince1970: self.init(timeIntervalSince1970: try Double(from: decoder) / 1000)
    case .iso8601:
      guard let date = Date(internet: try decoder.string()) else {
        self = try decoder.corrupted("Expected date string to be ISO8601-formatted.")
        return
      }
      self = date
    case .custom(let read): self = try read(decoder)
    }
  }

  public func encode(to encoder: Encoder) throws {
    switch encoder.strategies.dates {
    case .deferredToDate: try encoder.write(timeIntervalSinceReferenceDate)
    case .secondsSince1970: try encoder.write(timeIntervalSince1970)
    case .millisecondsSince1970: try encoder.write(1000 * timeIntervalSince1970)
    case .iso8601:
      guard let text = internetText else {
        return try encoder.refuse("\(timeIntervalSince1970)", "Unable to encode this date.")
      }
      try text.encode(to: encoder)
    case .custom(let write): try write(self, encoder)
    }
  }
}

// Points, sizes and rectangles are lists of numbers.

nonisolated extension CGPoint: Codable {
  public init(from decoder: Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
  }
  public func encode(to encoder: Encoder) throws { try [Double(x), Double(y)].encode(to: encoder) }
}

nonisolated extension CGSize: Codable {
  public init(from decoder: Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }
  public func encode(to encoder: Encoder) throws { try [Double(width), Double(height)].encode(to: encoder) }
}

nonisolated extension CGRect: Codable {
  public init(from decoder: Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    self.init(origin: try parts.decode(CGPoint.self), size: try parts.decode(CGSize.self))
  }
  public func encode(to encoder: Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(origin)
    try parts.encode(size)
  }
}
