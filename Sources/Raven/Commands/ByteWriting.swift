extension Array where Element == UInt8 {
  /// Appends an unsigned LEB128 integer.
  @inlinable
  public nonisolated mutating func appendVarint(_ value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a string as a count of bytes, then UTF-8.
  public nonisolated mutating func appendString(_ text: String) {
    appendVarint(UInt32(text.utf8.count))
    text.withBytes { append(contentsOf: $0) }
  }
}
