/// 64 bits that stand for a string on a tape, which needs to know only whether the next one is another.
///
/// A slot so takes a word where a string takes two, and nothing is retained. Two different strings have the same
/// fingerprint once in 2⁶⁴ pairs, and nobody can look for such a pair: the bits depend on secrets drawn when the process
/// starts. Complexity: O(length), 16 bytes at a time.
nonisolated struct Fingerprint: Equatable {
  let bits: UInt64

  /// Stands for no string at all.
  static let none = Fingerprint(bits: 0)

  init(bits: UInt64) { self.bits = bits }

  init(_ text: String?) {
    if let text { self.init(text) } else { self = .none }
  }

  init(_ text: String) {
    let bits = text.withBytes { Fingerprint.hash(UnsafeRawBufferPointer($0)) }
    // 0 is taken.
    self.bits = bits == 0 ? 1 : bits
  }

  // MARK: Hashing

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let secrets = Secrets.shared
    var state = secrets.first
    let count = bytes.count
    guard let start = bytes.baseAddress, count > 0 else { return mix(state, secrets.second) }
    if count < 8 { return mix(short(start, count) ^ state, secrets.second ^ UInt64(count)) }
    var index = 0
    while index + 16 < count {
      state = mix(word(start, index) ^ secrets.second, word(start, index + 8) ^ state)
      index += 16
    }
    // The last 16 bytes, which may overlap what has been read; of fewer than 16 bytes the first and last 8.
    let last = mix(word(start, max(0, count - 16)) ^ secrets.second, word(start, count - 8) ^ state)
    return mix(last ^ secrets.first, secrets.second ^ UInt64(count))
  }

  private static func word(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Up to seven bytes as a number.
  private static func short(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = start.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    let first = UInt64(start.load(as: UInt8.self))
    let middle = UInt64(start.load(fromByteOffset: count / 2, as: UInt8.self))
    return first << 16 | middle << 8 | UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self))
  }

  /// Multiplies to 128 bits and folds them.
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    #if hasFeature(Embedded)
    // No machine of 32 bits multiplies so wide; in a browser's page there is nobody to keep the secrets from.
    let half = left &* 0x9E37_79B9_7F4A_7C15
    let product = ((half ^ half >> 32) ^ right) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
    #else
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
    #endif
  }

  private struct Secrets {
    #if hasFeature(Embedded)
    static let shared = Secrets(first: 0xA076_1D64_78BD_642F, second: 0xE703_7ED1_A0B4_28DB)
    #else
    static let shared = Secrets(first: .random(in: 1 ... .max), second: .random(in: 1 ... .max))
    #endif

    let first: UInt64
    let second: UInt64
  }
}
