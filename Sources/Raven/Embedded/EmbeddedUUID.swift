#if hasFeature(Embedded)
/// An identifier of 128 bits, as `UUID` of Foundation.
public nonisolated struct UUID: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// Creates an identifier of its own, from random bits (RFC 9562, version 4).
  public init() {
    var random = SystemRandomNumberGenerator()
    high = random.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    low = random.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// Creates an identifier from its bytes.
  public init(
    uuid: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )
  ) {
    high = UUID.number(uuid.0, uuid.1, uuid.2, uuid.3, uuid.4, uuid.5, uuid.6, uuid.7)
    low = UUID.number(uuid.8, uuid.9, uuid.10, uuid.11, uuid.12, uuid.13, uuid.14, uuid.15)
  }

  private static func number(_ bytes: UInt8...) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

  /// Creates the identifier that a text says: 32 hexadecimal digits in five groups; nil from any other.
  public init?(uuidString: String) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    var place = 0
    for byte in uuidString.utf8 {
      if place == 8 || place == 13 || place == 18 || place == 23 {
        if byte != UInt8(ascii: "-") { return nil }
      } else {
        let letter = byte | 0x20
        let digit: UInt64
        if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
          digit = UInt64(byte - UInt8(ascii: "0"))
        } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
          digit = UInt64(letter - UInt8(ascii: "a") + 10)
        } else {
          return nil
        }
        high = high << 4 | low >> 60
        low = low << 4 | digit
      }
      place += 1
    }
    if place != 36 { return nil }
    (self.high, self.low) = (high, low)
  }

  /// The identifier as text: hexadecimal digits in five groups.
  public var uuidString: String {
    var text = ""
    for digit in 0..<32 {
      if digit == 8 || digit == 12 || digit == 16 || digit == 20 { text += "-" }
      let half = digit < 16 ? high : low
      let value = Int(truncatingIfNeeded: half >> UInt64(60 - digit % 16 * 4)) & 15
      text.unicodeScalars.append(Unicode.Scalar(UInt8(value < 10 ? 48 + value : 55 + value)))
    }
    return text
  }

  /// The identifier as text.
  public var description: String { uuidString }
}
#endif
