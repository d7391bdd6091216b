#if !hasFeature(Embedded)
public import Foundation
#endif

/// The distances a view likes to keep from others.
///
/// On a page every view keeps 8 points, and a `Spacer` none.
public nonisolated struct ViewSpacing: Equatable, Sendable {
  private var lengths: EdgeInsets

  /// No distance.
  public static let zero = ViewSpacing(0)

  /// The usual distances.
  public init() { self.init(8) }

  init(_ length: CGFloat) { lengths = EdgeInsets(top: length, leading: length, bottom: length, trailing: length) }

  /// The distance to keep from the next view along an axis: the larger of what both want, nothing beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, other) =
      axis == .horizontal ? (lengths.trailing, next.lengths.leading) : (lengths.bottom, next.lengths.top)
    return mine == 0 || other == 0 ? 0 : max(mine, other)
  }

  /// Takes over the larger distances of another, at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { lengths.top = max(lengths.top, other.lengths.top) }
    if edges.contains(.leading) { lengths.leading = max(lengths.leading, other.lengths.leading) }
    if edges.contains(.bottom) { lengths.bottom = max(lengths.bottom, other.lengths.bottom) }
    if edges.contains(.trailing) { lengths.trailing = max(lengths.trailing, other.lengths.trailing) }
  }

  /// These distances and those of another, the larger ones at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
