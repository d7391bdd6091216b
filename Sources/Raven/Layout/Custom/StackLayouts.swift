#if !hasFeature(Embedded)
public import Foundation
#endif

/// A row, as a layout: what `HStack` does, for `AnyLayout` and for layouts of your own that build on it.
public nonisolated struct HStackLayout: Layout {
  /// How the views stand across the row.
  public var alignment: VerticalAlignment
  /// The distance between the views; nil for the usual one.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  public var _stack: _StackArrangement? { _StackArrangement(direction: .row(alignment), spacing: spacing) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackFit(subviews, .horizontal, spacing, proposal).size { $0[alignment] }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.size.height)
    StackFit(subviews, .horizontal, spacing, offer).place(in: bounds) { $0[alignment] }
  }

  /// Arranges views.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A column, as a layout: what `VStack` does, for `AnyLayout` and for layouts of your own that build on it.
public nonisolated struct VStackLayout: Layout {
  /// How the views stand across the column.
  public var alignment: HorizontalAlignment
  /// The distance between the views; nil for the usual one.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  public var _stack: _StackArrangement? { _StackArrangement(direction: .column(alignment), spacing: spacing) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackFit(subviews, .vertical, spacing, proposal).size { $0[alignment] }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedViewSize(width: proposal.width ?? bounds.size.width, height: proposal.height)
    StackFit(subviews, .vertical, spacing, offer).place(in: bounds) { $0[alignment] }
  }

  /// Arranges views.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A pile, as a layout: what `ZStack` does, for `AnyLayout` and for layouts of your own that build on it.
public nonisolated struct ZStackLayout: Layout {
  /// How the views stand in the pile.
  public var alignment: Alignment

  /// Creates a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _stack: _StackArrangement? { _StackArrangement(direction: .pile(alignment), spacing: nil) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let highest = subviews.map(\.priority).max()
    let deciding = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
    return CGSize(
      width: extent(deciding.map { (-$0[alignment.horizontal], $0.width) }).length,
      height: extent(deciding.map { (-$0[alignment.vertical], $0.height) }).length
    )
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedViewSize(bounds.size)
    let all = subviews.map { $0.dimensions(in: offer) }
    let across = extent(all.map { (-$0[alignment.horizontal], $0.width) })
    let down = extent(all.map { (-$0[alignment.vertical], $0.height) })
    // Views of all priorities stand on one line; the pile is where its bounds are.
    let line = CGPoint(
      x: bounds.origin.x + (bounds.size.width - across.length) / 2 - across.start,
      y: bounds.origin.y + (bounds.size.height - down.length) / 2 - down.start
    )
    for (subview, size) in zip(subviews, all) {
      let corner = CGPoint(x: line.x - size[alignment.horizontal], y: line.y - size[alignment.vertical])
      subview.place(at: corner, proposal: offer)
    }
  }

  /// Arranges views.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// A grid, as a layout.
///
/// It cannot be wrapped in an `AnyLayout`: its rows are views that only a grid knows.
public nonisolated struct GridLayout {
  /// How the views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns; nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }

  /// Arranges views.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: content
    )
  }
}

extension AnyLayout {
  /// Not available: the rows of a grid are views that only a grid knows.
  @available(*, unavailable, message: "Use an if with a Grid in one branch.")
  public init(_ layout: GridLayout) { self.init(ZStackLayout()) }
}

extension LayoutProperties {
  fileprivate nonisolated static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The least interval that holds some others, each with a start and a length.
private nonisolated func extent(_ parts: [(start: CGFloat, length: CGFloat)]) -> (start: CGFloat, length: CGFloat) {
  guard let start = parts.map(\.start).min(), let end = parts.map({ $0.start + $0.length }).max() else { return (0, 0) }
  return (start, end - start)
}
