#if !hasFeature(Embedded)
public import Foundation
#endif

/// Arranges views in columns, line by line, and builds those of a `ForEach` only when they come near the window.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) { ForEach(pictures) { Thumbnail($0) } }
/// }
/// ```
/// A section's header and footer take whole lines. Differs from SwiftUI: views that stand in no `ForEach` are all built.
public struct LazyVGrid<Content: View>: _LeafView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge.
  ///   - alignment: how the columns stand when they are narrower than the grid.
  ///   - spacing: how far lines stand apart; nil for 8 points.
  ///   - pinnedViews: which parts of sections stay in sight.
  ///   - content: the views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, LayoutRule(x: .fills, y: .union), kind: visitor.intern("lines"))
    visitor.style(.gridTemplateColumns, GridItem.tracks(view.columns))
    visitor.style(visitor.intern("--most"), GridItem.mostLength(view.columns))
    visitor.style(visitor.intern("justify-content"), view.alignment.css)
    visitor.gridItems(view.columns.first, across: "column-gap", along: "row-gap", spacing: view.spacing)
    visitor.container.axis = .vertical
    visitor.container.measured &= ~(Container.placedX | Container.measuredX)
    visitor.lazily(pinning: view.pinnedViews, inLines: true) { Content._visit(view.content, visitor) }
    visitor.close(element)
  }
}

/// Arranges views in rows, column by column, and builds those of a `ForEach` only when they come near the window.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) { ForEach(pictures) { Thumbnail($0) } }
/// }
/// ```
/// A section's header and footer take whole columns. Differs from SwiftUI: views that stand in no `ForEach` are all built.
public struct LazyHGrid<Content: View>: _LeafView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top.
  ///   - alignment: how the rows stand when they are lower than the grid.
  ///   - spacing: how far columns stand apart; nil for 8 points.
  ///   - pinnedViews: which parts of sections stay in sight.
  ///   - content: the views.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, LayoutRule(x: .union, y: .fills), kind: visitor.intern("lines down"))
    visitor.style(.gridTemplateRows, GridItem.tracks(view.rows))
    visitor.style(visitor.intern("--most"), GridItem.mostLength(view.rows))
    visitor.style(visitor.intern("align-content"), view.alignment.css)
    visitor.gridItems(view.rows.first, across: "row-gap", along: "column-gap", spacing: view.spacing)
    visitor.container.axis = .horizontal
    visitor.container.measured &= ~(Container.placedY | Container.measuredY)
    visitor.lazily(pinning: view.pinnedViews, inLines: true) { Content._visit(view.content, visitor) }
    visitor.close(element)
  }
}

extension Visitor {
  /// Says on the open grid how far its cells stand apart, and how views stand in them.
  fileprivate func gridItems(_ first: GridItem?, across: StaticString, along: StaticString, spacing: CGFloat?) {
    style(intern(across), first?.spacing.map { px(max($0, 0)) })
    style(intern(along), spacing.map { px(max($0, 0)) })
    style(.placeItems, first?.alignment?.css)
  }
}
