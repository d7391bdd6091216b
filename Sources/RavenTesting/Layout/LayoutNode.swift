/// A view as layout knows it: the input of `LayoutSolver`.
///
/// Leaves carry the name under which the solver reports their box. Modifiers wrap their view.
///
/// ```swift
/// let row = LayoutNode.hstack(spacing: 8, alignment: .center, [
///   .color(id: "bar"), .text(id: "label", cells: 5),
/// ])
/// LayoutSolver.boxes(of: row, in: LayoutSize(width: 320, height: 480))["bar"]
/// ```
public nonisolated indirect enum LayoutNode: Equatable, Sendable {
  // MARK: Leaves

  /// A view of one size, whatever it is offered.
  case box(id: String, width: Double, height: Double)
  /// A view that takes what it is offered: a colour, a shape.
  case color(id: String)
  /// A resizable image: takes what it is offered, and its own size where nothing is.
  case image(id: String, width: Double, height: Double)
  /// Text of so many unbreakable cells, 10 wide and 20 high each.
  case text(id: String, cells: Int)
  case spacer(minLength: Double?)
  case divider(id: String)

  // MARK: Containers

  case hstack(spacing: Double?, alignment: Vertical, [LayoutNode])
  case vstack(spacing: Double?, alignment: Horizontal, [LayoutNode])
  case zstack(alignment: Place, [LayoutNode])
  case scroll(Axis, LayoutNode)
  case geometry(LayoutNode)

  // MARK: Modifiers

  case frame(width: Double?, height: Double?, alignment: Place, LayoutNode)
  case flexibleFrame(width: Limits, height: Limits, alignment: Place, LayoutNode)
  case padding(Insets, LayoutNode)
  case background(alignment: Place, layer: LayoutNode, LayoutNode)
  case overlay(alignment: Place, layer: LayoutNode, LayoutNode)
  case fixedSize(horizontal: Bool, vertical: Bool, LayoutNode)
  case layoutPriority(Double, LayoutNode)
  case aspectRatio(Double?, isFill: Bool, LayoutNode)
  case offset(x: Double, y: Double, LayoutNode)
  case position(x: Double, y: Double, LayoutNode)
}

extension LayoutNode {
  public nonisolated enum Axis: String, Equatable, Sendable, Codable {
    case horizontal
    case vertical
  }

  public nonisolated enum Horizontal: String, Equatable, Sendable, Codable, CaseIterable {
    case leading
    case center
    case trailing
  }

  public nonisolated enum Vertical: String, Equatable, Sendable, Codable, CaseIterable {
    case top
    case center
    case bottom
  }

  /// Where a view stands in a larger area, or a larger view over a smaller area.
  public nonisolated struct Place: Equatable, Sendable {
    public var horizontal: Horizontal
    public var vertical: Vertical

    public init(_ horizontal: Horizontal, _ vertical: Vertical) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    public static let center = Place(.center, .center)
  }

  /// The limits of a flexible frame along one axis.
  public nonisolated struct Limits: Equatable, Sendable {
    public var min: Double?
    public var ideal: Double?
    public var max: Double?

    public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  public nonisolated struct Insets: Equatable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The nodes directly inside, in document order: a background before its view, an overlay after it.
  public nonisolated var children: [LayoutNode] {
    switch self {
    case .box, .color, .image, .text, .spacer, .divider: []
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children): children
    case .background(_, let layer, let child): [layer, child]
    case .overlay(_, let layer, let child): [child, layer]
    case .scroll(_, let child), .geometry(let child), .frame(_, _, _, let child), .flexibleFrame(_, _, _, let child),
      .padding(_, let child), .fixedSize(_, _, let child), .layoutPriority(_, let child),
      .aspectRatio(_, _, let child), .offset(_, _, let child), .position(_, _, let child):
      [child]
    }
  }
}
