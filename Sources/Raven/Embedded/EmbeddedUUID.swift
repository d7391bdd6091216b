#if hasFeature(Embedded)
/// An identifier of 128 bits, computed by its maker: there is no source of random ones.
public nonisolated struct UUID: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

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
