/// A point of a rectangle, as fractions of its width and height.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// From where lines start, 0, to where they end, 1.
  public var x: CGFloat
  /// From the top, 0, to the bottom, 1.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top corner where lines start.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the edge where lines start.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top corner where lines start.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom corner where lines start.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
