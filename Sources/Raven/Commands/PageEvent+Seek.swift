nonisolated extension PageEvent {
  /// Which elements of a lazy list the page wants to have looked through, for the first that begins with what was typed.
  public struct Seek: Equatable, Sendable {
    /// Nobody types more to find a row, in bytes of UTF-8.
    public static let mostBytes = 256

    /// The first element.
    public let first: UInt32
    /// The one behind the last.
    public let end: UInt32
    /// What was typed.
    public let text: String

    /// Creates a request.
    public init(first: UInt32, end: UInt32, text: String) {
      (self.first, self.end, self.text) = (first, end, text)
    }

    /// Writes `first · end · text`.
    func write(to bytes: inout [UInt8]) {
      bytes.appendVarint(first)
      bytes.appendVarint(end)
      bytes.appendString(text)
    }
  }
}

nonisolated extension WireReader {
  /// Reads what is looked for among which elements.
  mutating func seek() throws(WireError) -> PageEvent.Seek {
    let first = try varint()
    let end = try varint()
    let text = try string()
    guard first <= end, !text.isEmpty, text.utf8.count <= PageEvent.Seek.mostBytes else { throw .unknown }
    return PageEvent.Seek(first: first, end: end, text: text)
  }
}
