/// An address that a frame may have: whole and by https, or relative to the page's own.
nonisolated struct EmbeddedAddress {
  /// What a policy calls the origin of the page itself.
  static let own: StaticString = "'self'"

  /// The address, without the characters that browsers skip.
  let text: String
  /// Where it comes from, as a source of a Content-Security-Policy.
  let origin: String

  /// Whether it comes from where the page around it comes from.
  var isOwn: Bool { origin.hasSameBytes(as: EmbeddedAddress.own) }

  /// Takes an address apart; nil for one that no frame may have.
  init?(_ address: String) {
    let bytes = address.withBytes { $0.filter { $0 > 0x20 && $0 != 0x7F } }
    text = String(decoding: bytes, as: UTF8.self)
    if let host = EmbeddedAddress.host(of: bytes[...]) {
      guard let origin = EmbeddedAddress.origin(ofHost: host) else { return nil }
      self.origin = origin
    } else {
      guard EmbeddedAddress.isRelative(bytes) else { return nil }
      origin = EmbeddedAddress.own.description
    }
  }

  /// A source that an app gave, as a policy writes it; nil for one that is no origin and so would allow more than it says.
  static func source(_ text: String) -> String? {
    if text.hasSameBytes(as: own) { return text }
    let bytes = text.withBytes { Array($0) }
    guard let host = host(of: bytes[...]), host.endIndex == bytes.endIndex else { return nil }
    return origin(ofHost: host)
  }

  /// What stands between `https://` and the path; nil if the address begins otherwise.
  private static func host(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start: StaticString = "https://"
    guard bytes.count >= start.utf8CodeUnitCount else { return nil }
    for index in 0..<start.utf8CodeUnitCount {
      let byte = bytes[bytes.startIndex + index]
      if (isUpper(byte) ? byte | 0x20 : byte) != start.utf8Start[index] { return nil }
    }
    let rest = bytes.dropFirst(start.utf8CodeUnitCount)
    let end = rest.firstIndex { isSlash($0) || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    return rest[..<(end ?? rest.endIndex)]
  }

  /// The origin of a host and port of plain letters, digits, hyphens and points: nothing else may get into a policy.
  private static func origin(ofHost host: ArraySlice<UInt8>) -> String? {
    var name: [UInt8] = []
    var port: [UInt8]?
    for byte in host {
      if let digits = port {
        guard isDigit(byte) else { return nil }
        port = digits + [byte]
      } else if byte == UInt8(ascii: ":") {
        port = []
      } else {
        let lower = isUpper(byte) ? byte | 0x20 : byte
        let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
        guard isLetter || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else { return nil }
        name.append(lower)
      }
    }
    if name.isEmpty || port?.isEmpty == true { return nil }
    var origin = "https://" + String(decoding: name, as: UTF8.self)
    if let port, port != Array("443".utf8) { origin += ":" + String(decoding: port, as: UTF8.self) }
    return origin
  }

  /// Whether an address has neither scheme nor host.
  ///
  /// Browsers take a backslash for a slash, and two of them for the beginning of a host.
  private static func isRelative(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty || (bytes.count > 1 && isSlash(bytes[0]) && isSlash(bytes[1])) { return false }
    for byte in bytes {
      if byte == UInt8(ascii: ":") { return false }
      if isSlash(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return true }
    }
    return true
  }

  private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
