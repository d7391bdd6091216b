#if !hasFeature(Embedded)
public import Foundation
#endif

/// One of the views a `Layout` arranges: asked for sizes, then placed.
public nonisolated struct LayoutSubview: Equatable {
  let measured: MeasuredSubview

  /// The view's priority when room is given away, as `layoutPriority(_:)` says.
  public var priority: Double { measured.values.layoutPriority }
  /// The distances the view likes to keep.
  public var spacing: ViewSpacing { measured.isSpacer ? .zero : ViewSpacing() }

  /// The size the view chooses when it is offered another.
  ///
  /// The page measures it. What was not measured before is asked for: the layout then runs once more.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measured.size(proposal) }

  /// The view's size and its alignment guides.
  ///
  /// Differs from SwiftUI: baselines of text count as the view's bottom.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(
      size,
      firstBaseline: size.height,
      lastBaseline: size.height,
      guides: measured.values.alignmentGuides
    )
  }

  /// Puts the view somewhere; the last call counts.
  ///
  /// - Parameters:
  ///   - position: a point in the coordinates of the bounds that the layout is given.
  ///   - anchor: the point of the view that comes to lie there.
  ///   - proposal: what the view is offered.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    measured.place(position, anchor, proposal)
  }

  /// What the view says to the layout with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { measured.values[layout: key] }

  /// What the view says to its container.
  public var containerValues: ContainerValues { measured.values }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.measured === right.measured }
}

/// The views a `Layout` arranges, in the order they were declared.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let subviews: [LayoutSubview]
  /// The direction of the container's lines.
  ///
  /// A layout is written from left to right; the page mirrors it where lines run from right to left.
  public let layoutDirection: LayoutDirection

  init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
    (self.subviews, self.layoutDirection) = (subviews, layoutDirection)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> LayoutSubview { subviews[position] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection) }
  /// Some of the views.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
  }
}
