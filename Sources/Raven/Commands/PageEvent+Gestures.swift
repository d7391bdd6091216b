extension PageEvent {
  /// How long a pointer has been held down on an element.
  public nonisolated enum Hold: UInt8, Sendable {
    /// It was let go of, or moved, too soon.
    case stopped = 0
    case began = 1
    /// As long as was asked for.
    case lasted = 2
  }

  /// A pointer that is held down and moved; places are in the window, in points.
  public nonisolated struct Drag: Equatable, Sendable {
    /// How far it is.
    public enum Phase: UInt8, Sendable {
      case ended = 0
      case moved = 1
      /// The page gave it up, as for scrolling.
      case cancelled = 2
    }

    /// How far it is.
    public let phase: Phase
    /// Where it began.
    public let startX: Double
    /// Where it began.
    public let startY: Double
    /// Where it is.
    public let x: Double
    /// Where it is.
    public let y: Double
    /// How fast it goes, in points a second.
    public let velocityX: Double
    /// How fast it goes, in points a second.
    public let velocityY: Double
    /// Where the element was when it began.
    public let box: Box

    /// Creates a drag.
    public init(
      _ phase: Phase,
      from start: (x: Double, y: Double),
      to end: (x: Double, y: Double),
      velocity: (x: Double, y: Double) = (0, 0),
      of box: Box
    ) {
      self.phase = phase
      (startX, startY) = start
      (x, y) = end
      (velocityX, velocityY) = velocity
      self.box = box
    }
  }
}

extension WireReader {
  nonisolated mutating func hold() throws(WireError) -> PageEvent.Hold {
    guard let hold = PageEvent.Hold(rawValue: try byte()) else { throw .unknown }
    return hold
  }

  nonisolated mutating func drag() throws(WireError) -> PageEvent.Drag {
    guard let phase = PageEvent.Drag.Phase(rawValue: try byte()) else { throw .unknown }
    let start = (try coordinate(), try coordinate())
    let end = (try coordinate(), try coordinate())
    let velocity = (try coordinate(), try coordinate())
    return PageEvent.Drag(phase, from: start, to: end, velocity: velocity, of: try box())
  }
}

nonisolated extension PageEvent.Drag {
  func write(to bytes: inout [UInt8]) {
    bytes.append(phase.rawValue)
    for length in [startX, startY, x, y, velocityX, velocityY] { bytes.appendCoordinate(length) }
    box.write(to: &bytes)
  }
}
