#if !hasFeature(Embedded)
public import Foundation
#endif

/// Arranges views in a column, and builds those of a `ForEach` only when they come near the window.
///
/// Put it into a `ScrollView`, for long content: however many elements there are, only those around what is seen are built,
/// sent and kept. It is as wide as it is offered.
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
///     ForEach(days) { day in
///       Section { ForEach(day.events) { EventRow($0) } } header: { DayHeader(day) }
///     }
///   }
/// }
/// ```
/// A view has its state for as long as it is near the window. Differs from SwiftUI: views that stand in no `ForEach` are all
/// built.
public struct LazyVStack<Content: View>: _LeafView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: how views stand across the column.
  ///   - spacing: how far views stand apart; nil for 8 points.
  ///   - pinnedViews: which parts of sections stay in sight.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, LayoutRule(x: .fills, y: .union), kind: .v)
    visitor.align(view.alignment)
    visitor.style(.varGap, view.spacing.map { px($0) })
    visitor.container.beginColumn(offer: visitor.offer(of: element))
    visitor.lazily(pinning: view.pinnedViews) { Content._visit(view.content, visitor) }
    visitor.close(element)
  }
}

/// Arranges views in a row, and builds those of a `ForEach` only when they come near the window.
///
/// Put it into a horizontal `ScrollView`. It is as high as it is offered.
///
/// ```swift
/// ScrollView(.horizontal) { LazyHStack { ForEach(pictures) { Thumbnail($0) } } }
/// ```
/// Differs from SwiftUI: views that stand in no `ForEach` are all built.
public struct LazyHStack<Content: View>: _LeafView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: how views stand across the row.
  ///   - spacing: how far views stand apart; nil for 8 points.
  ///   - pinnedViews: which parts of sections stay in sight.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, LayoutRule(x: .union, y: .fills), kind: .h)
    visitor.align(view.alignment)
    visitor.style(.varGap, view.spacing.map { px($0) })
    visitor.container.beginRow(offer: visitor.offer(of: element))
    visitor.lazily(pinning: view.pinnedViews) { Content._visit(view.content, visitor) }
    visitor.close(element)
  }
}
