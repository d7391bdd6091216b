nonisolated extension PageEvent {
  /// What a page shows of a column whose rows come and go at both ends, and what it wants next.
  public struct Reading: Equatable, Sendable {
    /// No page reports more heights at once.
    public static let mostHeights = 512

    /// A row's height, by the row's key.
    public struct Height: Equatable, Sendable {
      /// The row's key.
      public let key: UInt32
      /// How high it is, in points.
      public let height: Double

      /// Creates a report.
      public init(key: UInt32, height: Double) { (self.key, self.height) = (key, height) }
    }

    /// The key of the first row in sight; 0 for none.
    public let first: UInt32
    /// The key of the last row in sight; 0 for none.
    public let last: UInt32
    /// How far above the upper edge the first row in sight starts, in points.
    public let hidden: Double
    /// How wide rows are, in points.
    public let width: Double
    /// How much is seen, in points.
    public let height: Double
    /// What is wanted above what is seen, in points.
    public let above: Double
    /// What is wanted below what is seen, in points.
    public let below: Double
    /// A place that is seen where no rows are: how much of everything is before it, 0 to 1; nil if rows are in sight.
    public let place: Double?
    /// Which of the page's jumps to such a place this is.
    public let jump: UInt32
    /// The window the page has, by its version: one that was made since may have come too late to be seen.
    public let window: UInt32
    /// The key of the row with the focus in it; 0 for none.
    public let focused: UInt32
    /// Whether the reader is at the end, and what comes there is to be seen.
    public let isFollowing: Bool
    /// Heights not reported before, or changed.
    public let heights: [Height]

    /// What the whole counts when a place is sent.
    static var whole: Double { 1e9 }

    /// Creates a report.
    public init(
      first: UInt32 = 0,
      last: UInt32 = 0,
      hidden: Double = 0,
      width: Double = 0,
      height: Double = 0,
      above: Double = 0,
      below: Double = 0,
      place: Double? = nil,
      jump: UInt32 = 0,
      window: UInt32 = 0,
      focused: UInt32 = 0,
      isFollowing: Bool = false,
      heights: [Height] = []
    ) {
      (self.first, self.last, self.hidden) = (first, last, hidden)
      (self.width, self.height, self.above, self.below) = (width, height, above, below)
      (self.place, self.jump, self.window, self.focused) = (place, jump, window, focused)
      (self.isFollowing, self.heights) = (isFollowing, heights)
    }

    /// Writes `first · last · hidden · width · height · above · below · place · jump · window · focused · following · count · heights`.
    ///
    /// Lengths are in 64ths of a point, the place in billionths of the whole and one more, 0 for none.
    func write(to bytes: inout [UInt8]) {
      func units(_ length: Double) -> UInt32 { UInt32((length * Box.unit).rounded()) }
      for number in [first, last] { bytes.appendVarint(number) }
      for length in [hidden, width, height, above, below] { bytes.appendVarint(units(length)) }
      bytes.appendVarint(place.map { UInt32(($0 * PageEvent.Reading.whole).rounded()) + 1 } ?? 0)
      for number in [jump, window, focused] { bytes.appendVarint(number) }
      bytes.append(isFollowing ? 1 : 0)
      bytes.appendVarint(UInt32(heights.count))
      for row in heights {
        bytes.appendVarint(row.key)
        bytes.appendVarint(units(row.height))
      }
    }
  }
}

nonisolated extension WireReader {
  /// Reads what a page shows of a column.
  mutating func reading() throws(WireError) -> PageEvent.Reading {
    let first = try varint()
    let last = try varint()
    let hidden = try length(try varint())
    let width = try length(try varint())
    let height = try length(try varint())
    let above = try length(try varint())
    let below = try length(try varint())
    let place = try varint()
    guard Double(place) <= PageEvent.Reading.whole + 1 else { throw .unknown }
    let jump = try varint()
    let window = try varint()
    let focused = try varint()
    let isFollowing = try flag()
    let count = try varint()
    guard count <= UInt32(PageEvent.Reading.mostHeights) else { throw .unknown }
    var heights: [PageEvent.Reading.Height] = []
    for _ in 0..<count {
      let key = try varint()
      heights.append(PageEvent.Reading.Height(key: key, height: try length(try varint())))
    }
    return PageEvent.Reading(
      first: first,
      last: last,
      hidden: hidden,
      width: width,
      height: height,
      above: above,
      below: below,
      place: place == 0 ? nil : Double(place - 1) / PageEvent.Reading.whole,
      jump: jump,
      window: window,
      focused: focused,
      isFollowing: isFollowing,
      heights: heights
    )
  }
}
