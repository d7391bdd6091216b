public import Raven

nonisolated extension Data {
  /// Creates the bytes that a text in Base64 says (RFC 4648); nil from any other.
  public init?(base64Encoded text: String) {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var digits = 0
    var fill = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "=") {
        fill += 1
        continue
      }
      guard fill == 0, let digit = base64Digit(byte) else { return nil }
      bits = bits << 6 | digit
      digits += 1
      if digits % 4 == 0 {
        for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      }
    }
    if (digits + fill) % 4 != 0 || fill > 2 { return nil }
    if fill > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (fill == 2 ? 4 : 10))) }
    if fill == 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> 2)) }
    self.init(bytes)
  }

  /// The bytes as text in Base64.
  public func base64EncodedString() -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    var place = 0
    let bytes = Array(self)
    while place < bytes.count {
      let count = Swift.min(3, bytes.count - place)
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? UInt32(bytes[place + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? digits[Int(bits >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "="))
      }
      place += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private nonisolated func base64Digit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
