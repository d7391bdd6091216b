#if !hasFeature(Embedded)
public import Foundation
#endif

/// A way of arranging views that you write yourself.
///
/// Use it where stacks and grids do not reach. A layout asks each view what size it would choose, says how large the whole
/// is, and puts every view somewhere.
///
/// ```swift
/// /// Views side by side, in as many lines as it takes.
/// struct Flow: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let rows = rows(subviews, proposal.width ?? .infinity)
///     return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.map(\.height).reduce(0, +))
///   }
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
/// }
/// Flow { ForEach(tags, id: \.self) { Text($0) } }
/// ```
/// Sizes are measured in the page. The first time, and when a layout asks for a size nobody asked for before, that takes a
/// message there and one back; the views are hidden until they have their places. Without a script they stand in a column.
/// Up to 4,096 sizes can be asked for; beyond, and after sixteen messages for one change, sizes are guessed.
///
/// Differs from SwiftUI: the guides of the whole are its edges, `explicitAlignment` is not asked for.
public nonisolated protocol Layout {
  /// What the layout keeps between runs.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What kind of container it is.
  static var layoutProperties: LayoutProperties { get }

  /// The size of the whole for what it is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts every view somewhere in the bounds, by `LayoutSubview.place(at:anchor:proposal:)`.
  ///
  /// Views that are not placed stand in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what the layout keeps up to date with changed views; without one of your own it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the whole likes to keep from others, for layouts that ask.
  ///
  /// Differs from SwiftUI: stacks keep the usual distance from every view, whatever it likes.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The stack that does the same in the browser, without measuring.
  var _stack: _StackArrangement? { get }
}

nonisolated extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }
  public var _stack: _StackArrangement? { nil }
}

nonisolated extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What kind of container a layout is.
public nonisolated struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers see themselves; nil for none.
  public var stackOrientation: Axis?

  /// Creates the usual properties.
  public init() {}
}
