/// What a view is offered: a length, or nil for "be ideal", along each axis.
///
/// 0 asks for the least a view can be, infinity for the most.
public nonisolated struct LayoutProposal: Equatable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }

  subscript(axis: LayoutNode.Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The size a view chose.
public nonisolated struct LayoutSize: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  static let zero = LayoutSize(width: 0, height: 0)

  subscript(axis: LayoutNode.Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The smallest size that covers both.
  func union(_ other: LayoutSize) -> LayoutSize {
    LayoutSize(width: max(width, other.width), height: max(height, other.height))
  }
}

/// Where a view stands: its top corner at the start of the line, and its size.
public nonisolated struct LayoutBox: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The largest difference of an edge.
  public func distance(to other: LayoutBox) -> Double {
    max(
      abs(x - other.x),
      abs(y - other.y),
      abs(x + width - other.x - other.width),
      abs(y + height - other.y - other.height)
    )
  }
}

extension LayoutNode.Axis {
  nonisolated var across: LayoutNode.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutNode.Place {
  /// The corner at which a view of a size stands in an area.
  nonisolated func corner(of size: LayoutSize, in area: LayoutSize) -> (x: Double, y: Double) {
    (horizontal.offset(area.width - size.width), vertical.offset(area.height - size.height))
  }
}

extension LayoutNode.Horizontal {
  /// How much of the room that is left goes before the view.
  nonisolated func offset(_ left: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: left / 2
    case .trailing: left
    }
  }
}

extension LayoutNode.Vertical {
  /// How much of the room that is left goes above the view.
  nonisolated func offset(_ left: Double) -> Double {
    switch self {
    case .top: 0
    case .center: left / 2
    case .bottom: left
    }
  }
}
