extension Array where Element == UInt8 {
  /// Appends text for an element's content or a quoted attribute.
  nonisolated mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      default: append(byte)
      }
    }
  }
}
