extension View {
  /// Has the view take several columns of its `GridRow`.
  public func gridCellColumns(_ count: Int) -> some View {
    cell(
      GridCellKind.Columns.self,
      "grid-column",
      count > 1 ? "span " + String(min(count, 12)) : nil,
      mark: "data-span"
    )
  }

  /// Places the view in its cell of a `Grid`, whatever the grid's alignment is.
  ///
  /// Fractions up to a quarter count as the start, from three quarters on as the end.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    func edge(_ fraction: CGFloat) -> String { fraction <= 0.25 ? "start" : fraction >= 0.75 ? "end" : "center" }
    return cell(GridCellKind.Anchor.self, "place-self", edge(anchor.y) + " " + edge(anchor.x))
  }

  /// Has the view's width or height not count for the size of its column or row.
  ///
  /// Differs from SwiftUI: the height alone cannot be left out, so `.vertical` needs `.horizontal` beside it.
  ///
  /// ```swift
  /// Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
  /// ```
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    cell(
      GridCellKind.Unsized.self,
      "contain",
      axes.contains(.horizontal) ? (axes.contains(.vertical) ? "size" : "inline-size") : nil
    )
  }

  /// Not available: CSS cannot tell a column how its cells stand.
  @available(*, unavailable, message: "Use gridCellAnchor(_:) on the cells of the column.")
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}

extension View {
  fileprivate func cell<Kind>(
    _ kind: Kind.Type,
    _ property: StaticString,
    _ value: String?,
    mark: StaticString? = nil
  ) -> _ChainedView<Self, Kind> {
    _ChainedView(content: self, as: kind) { GridCellLink(property, value, mark: mark, outer: $0) }
  }
}

/// A style of the outermost element, which is the cell.
private final class GridCellLink: ChainLink {
  private let property: StaticString
  private let value: String?
  /// An attribute that says that there is a value.
  ///
  /// A grid asks for it: asking for the style in `:has` would have a browser work out the whole page's styles anew whenever the
  /// style of any element changes.
  private let mark: StaticString?

  init(_ property: StaticString, _ value: String?, mark: StaticString?, outer: ChainLink?) {
    self.property = property
    self.value = value
    self.mark = mark
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func decorateOutermost(_ visitor: Visitor) {
    visitor.decorate(style: visitor.intern(property), value)
    if let mark { visitor.decorate(attribute: visitor.intern(mark), value == nil ? nil : "") }
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: GridCellLink.self).value == value }
}

/// The modifiers of grid cells, as types.
private enum GridCellKind {
  enum Columns {}
  enum Anchor {}
  enum Unsized {}
}
