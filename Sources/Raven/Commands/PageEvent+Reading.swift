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

    /// What a reader is doing.
    public struct Marks: OptionSet, Equatable, Sendable {
      /// The bits as they travel.
      public let rawValue: UInt8
      /// Creates a set from its bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      /// What comes at the end is to be seen.
      public static let isFollowing = Marks(rawValue: 1)
      /// The beginning is in reach: less than what is seen away.
      public static let nearsStart = Marks(rawValue: 2)
      /// The end is in reach.
      public static let nearsEnd = Marks(rawValue: 4)
    }

    /// The window the page shows, as the app numbered it.
    public let version: UInt32
    /// The keys of the first and the last row in sight; 0 for none.
    public let first: UInt32
    public let last: UInt32
    /// How far above the upper edge the first row in sight starts, in points.
    public let hidden: Double
    /// How wide rows are and how much is seen, in points.
    public let width: Double
    public let height: Double
    /// What is wanted beyond either edge of what is seen, in points.
    public let above: Double
    public let below: Double
    /// A place that is seen where no rows are: points from the start of everything; nil if rows are in sight.
    public let place: Double?
    /// Which of the page's jumps to such a place this is.
    public let jump: UInt32
    /// How often the reader has begun to scroll.
    public let gestures: UInt32
    /// The key of the row with the focus in it; 0 for none.
    public let focused: UInt32
    /// What the reader is doing.
    public let marks: Marks
    /// Heights not reported before, or changed.
    public let heights: [Height]

    /// Creates a report.
    public init(
      version: UInt32 = 0,
      first: UInt32 = 0,
      last: UInt32 = 0,
      hidden: Double = 0,
      width: Double = 0,
      height: Double = 0,
      above: Double = 0,
      below: Double = 0,
      place: Double? = nil,
      jump: UInt32 = 0,
      gestures: UInt32 = 0,
      focused: UInt32 = 0,
      marks: Marks = [],
      heights: [Height] = []
    ) {
      (self.version, self.first, self.last, self.hidden) = (version, first, last, hidden)
      (self.width, self.height, self.above, self.below) = (width, height, above, below)
      (self.place, self.jump, self.gestures, self.focused) = (place, jump, gestures, focused)
      (self.marks, self.heights) = (marks, heights)
    }

    /// Writes `version · first · last · hidden · width · height · above · below · place · jump · gestures · focused · marks · count ·
    /// heights`; lengths in 64ths of a point, the place in points and one more, 0 for none.
    func write(to bytes: inout [UInt8]) {
      func units(_ length: Double) -> UInt32 { UInt32((length * Box.unit).rounded()) }
      for number in [version, first, last] { bytes.appendVarint(number) }
      for length in [hidden, width, height, above, below] { bytes.appendVarint(units(length)) }
      bytes.appendVarint(place.map { UInt32($0) + 1 } ?? 0)
      for number in [jump, gestures, focused] { bytes.appendVarint(number) }
      bytes.append(marks.rawValue)
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
    let version = try varint()
    let first = try varint()
    let last = try varint()
    let hidden = try length(try varint())
    let width = try length(try varint())
    let height = try length(try varint())
    let above = try length(try varint())
    let below = try length(try varint())
    let place = try varint()
    let jump = try varint()
    let gestures = try varint()
    let focused = try varint()
    let marks = PageEvent.Reading.Marks(rawValue: try byte())
    let count = try varint()
    guard marks.rawValue < 8, count <= UInt32(PageEvent.Reading.mostHeights) else { throw .unknown }
    var heights: [PageEvent.Reading.Height] = []
    for _ in 0..<count {
      let key = try varint()
      heights.append(PageEvent.Reading.Height(key: key, height: try length(try varint())))
    }
    return PageEvent.Reading(
      version: version,
      first: first,
      last: last,
      hidden: hidden,
      width: width,
      height: height,
      above: above,
      below: below,
      place: place == 0 ? nil : Double(place - 1),
      jump: jump,
      gestures: gestures,
      focused: focused,
      marks: marks,
      heights: heights
    )
  }
}
