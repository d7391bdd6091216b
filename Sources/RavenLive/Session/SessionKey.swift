/// 128 random bits that cannot be guessed: a session's id, or the cookie that names a browser.
public nonisolated struct SessionKey: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Draws a new key from the system's secure generator.
  public static func random() -> SessionKey {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  /// Draws a new key from a generator of the caller's; with a seeded one keys are predictable, so for tests.
  public static func random(using generator: inout some RandomNumberGenerator) -> SessionKey {
    SessionKey(high: generator.next(), low: generator.next())
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads exactly 32 lower-case hex digits; nil for anything else.
  public init?(hex: some Sequence<UInt8>) {
    var words: (high: UInt64, low: UInt64) = (0, 0)
    var count = 0
    for digit in hex {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x61...0x66: value = digit - 0x61 + 10
      default: return nil
      }
      guard count < 32 else { return nil }
      words.high = words.high << 4 | words.low >> 60
      words.low = words.low << 4 | UInt64(value)
      count += 1
    }
    guard count == 32 else { return nil }
    self.init(high: words.high, low: words.low)
  }

  /// The key as 32 lower-case hex digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for index in 0..<32 {
        let word = index < 16 ? high : low
        let nibble = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 15
        digits[index] = nibble < 10 ? 0x30 + nibble : 0x61 + nibble - 10
      }
      return 32
    }
  }

  /// Whether two keys are equal, in a time that does not depend on where they differ.
  public func matches(_ other: SessionKey) -> Bool {
    (high ^ other.high) | (low ^ other.low) == 0
  }
}
