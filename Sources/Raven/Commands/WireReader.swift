/// Why bytes from a page were refused.
public nonisolated enum WireError: Error, Equatable, Sendable {
  /// The bytes end inside a value.
  case truncated
  /// An integer of more than 32 bits.
  case overlong
  /// Text that is not UTF-8.
  case invalidText
  /// A number that names no frame, event kind or flag.
  case unknown
  /// Bytes after the end of a frame.
  case trailing
}

/// Reads the integers and strings of a frame, trusting nothing.
///
/// Every read checks the bounds; a failed read throws and leaves the reader unusable for anything but dropping.
public nonisolated struct WireReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Starts at the first byte.
  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = ArraySlice(bytes)
    position = self.bytes.startIndex
  }

  /// Whether all bytes have been read.
  public var isAtEnd: Bool { position == bytes.endIndex }

  /// The next byte.
  public mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.endIndex else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next unsigned LEB128 integer of at most 32 bits.
  public mutating func varint() throws(WireError) -> UInt32 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { break }
      shift += 7
      if shift > 28 { throw .overlong }
    }
    guard value <= UInt64(UInt32.max) else { throw .overlong }
    return UInt32(value)
  }

  /// The next string: a count of bytes, then UTF-8.
  public mutating func string() throws(WireError) -> String {
    let count = Int(try varint())
    guard count <= bytes.endIndex - position else { throw .truncated }
    let utf8 = bytes[position..<position + count]
    position += count
    guard let text = String(validating: utf8, as: UTF8.self) else { throw .invalidText }
    return text
  }

  /// Checks that nothing follows.
  public func end() throws(WireError) {
    if !isAtEnd { throw .trailing }
  }
}
