#if hasFeature(Embedded)
nonisolated extension CGRect {
  /// How wide it is.
  public var width: CGFloat { size.width }
  /// How high it is.
  public var height: CGFloat { size.height }
  /// The left edge.
  public var minX: CGFloat { origin.x }
  /// The middle across.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The top edge.
  public var minY: CGFloat { origin.y }
  /// The middle down.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: CGFloat { origin.y + size.height }
}
#endif
