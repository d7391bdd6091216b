nonisolated extension PageEvent {
  /// What the page measured for a layout.
  public struct Measurements: Equatable, Sendable {
    /// A layout asks for no more sizes than this.
    public static let most = LayoutRun.most

    /// A width and a height, in points.
    public struct Size: Equatable, Sendable {
      /// The width.
      public let width: Double
      /// The height.
      public let height: Double

      /// Creates a size.
      public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    /// Which questions this answers.
    public let round: UInt32
    /// The width the layout is offered; nil where it may be as wide as it likes.
    public let width: Double?
    /// The height the layout is offered; nil where it may be as high as it likes.
    public let height: Double?
    /// The sizes, in the order of the questions.
    public let sizes: [Size]

    /// Creates a report.
    public init(round: UInt32, width: Double?, height: Double?, sizes: [Size]) {
      (self.round, self.width, self.height, self.sizes) = (round, width, height, sizes)
    }

    /// Writes `round · width · height · count · sizes`; lengths in 64ths of a point, those offered one more, 0 for none.
    func write(to bytes: inout [UInt8]) {
      func units(_ length: Double) -> UInt32 { UInt32((length * Box.unit).rounded()) }
      bytes.appendVarint(round)
      for length in [width, height] { bytes.appendVarint(length.map { units($0) + 1 } ?? 0) }
      bytes.appendVarint(UInt32(sizes.count))
      for size in sizes {
        bytes.appendVarint(units(size.width))
        bytes.appendVarint(units(size.height))
      }
    }
  }
}

nonisolated extension WireReader {
  /// Reads what the page measured for a layout.
  mutating func measurements() throws(WireError) -> PageEvent.Measurements {
    let round = try varint()
    let width = try offer()
    let height = try offer()
    let count = try varint()
    guard count <= PageEvent.Measurements.most else { throw .unknown }
    var sizes: [PageEvent.Measurements.Size] = []
    for _ in 0..<count {
      let width = try length(try varint())
      sizes.append(PageEvent.Measurements.Size(width: width, height: try length(try varint())))
    }
    return PageEvent.Measurements(round: round, width: width, height: height, sizes: sizes)
  }

  /// A length that may be left open.
  private mutating func offer() throws(WireError) -> Double? {
    let units = try varint()
    return units == 0 ? nil : try length(units - 1)
  }
}
