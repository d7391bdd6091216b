#if hasFeature(Embedded)
/// What is asked of a server, as `URLRequest` of Foundation.
public nonisolated struct URLRequest: Hashable, Sendable {
  /// The address, which may be relative to the page's.
  public var url: URL?
  /// `GET` unless told.
  public var httpMethod: String? = "GET"
  /// What is sent along.
  public var httpBody: Data?
  /// How many seconds the answer may take to begin.
  public var timeoutInterval: Double
  var fields: [HeaderField] = []

  /// Creates a request for what is at an address.
  public init(url: URL, timeoutInterval: Double = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a header's field, whose name may be in any case.
  public func value(forHTTPHeaderField name: String) -> String? { fields.value(of: name) }

  /// Puts a field into the header in place of those of its name; nil removes them.
  public mutating func setValue(_ value: String?, forHTTPHeaderField name: String) {
    fields.removeAll { $0.isCalled(name) }
    if let value { fields.append(HeaderField(name: name, value: value)) }
  }

  /// Puts a field into the header, beside those of its name.
  public mutating func addValue(_ value: String, forHTTPHeaderField name: String) {
    setValue(self.value(forHTTPHeaderField: name).map { $0 + "," + value } ?? value, forHTTPHeaderField: name)
  }
}

/// A field of a request's or an answer's header.
nonisolated struct HeaderField: Hashable, Sendable {
  let name: String
  let value: String

  /// Whether a name means this one: names are ASCII in any case.
  func isCalled(_ name: String) -> Bool {
    self.name.utf8.count == name.utf8.count
      && zip(self.name.utf8, name.utf8).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

nonisolated extension [HeaderField] {
  func value(of name: String) -> String? { first { $0.isCalled(name) }?.value }
}
#endif
