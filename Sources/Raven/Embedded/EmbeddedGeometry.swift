#if hasFeature(Embedded)
/// A length in points; on the page, CSS pixels.
public typealias CGFloat = Double

/// A width and a height.
public nonisolated struct CGSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat

  /// Creates a size.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// No size.
  public static let zero = CGSize(width: 0, height: 0)
}

/// A point.
public nonisolated struct CGPoint: Equatable, Sendable {
  /// To the right.
  public var x: CGFloat
  /// Downwards.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)
}

/// A rectangle.
public nonisolated struct CGRect: Equatable, Sendable {
  /// The top corner on the left.
  public var origin: CGPoint
  /// The size.
  public var size: CGSize

  /// Creates a rectangle.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A rectangle without size at the origin.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
}
#endif
