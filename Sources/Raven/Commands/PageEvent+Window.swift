nonisolated extension PageEvent {
  /// Which elements of a lazy list the page wants to show.
  public struct Window: Equatable, Sendable {
    /// No list stands in more columns.
    public static let mostColumns: UInt32 = 256

    /// The first element.
    public let first: UInt32
    /// The one behind the last.
    public let end: UInt32
    /// How many elements stand side by side.
    public let columns: UInt32
    /// Whether the reader is at the very beginning.
    public let isAtStart: Bool
    /// An element of the page that has the focus in it; 0 for none.
    public let focused: UInt32

    /// Creates a request.
    public init(first: UInt32, end: UInt32, columns: UInt32 = 1, isAtStart: Bool = false, focused: UInt32 = 0) {
      (self.first, self.end, self.columns, self.isAtStart, self.focused) = (first, end, columns, isAtStart, focused)
    }

    /// Writes `first · end · columns · at start · focused`.
    func write(to bytes: inout [UInt8]) {
      for number in [first, end, columns] { bytes.appendVarint(number) }
      bytes.append(isAtStart ? 1 : 0)
      bytes.appendVarint(focused)
    }
  }
}

nonisolated extension WireReader {
  /// Reads which elements of a list the page wants to show.
  mutating func window() throws(WireError) -> PageEvent.Window {
    let first = try varint()
    let end = try varint()
    let columns = try varint()
    guard first <= end, (1...PageEvent.Window.mostColumns).contains(columns) else { throw .unknown }
    return PageEvent.Window(
      first: first,
      end: end,
      columns: columns,
      isAtStart: try flag(),
      focused: try varint()
    )
  }
}
