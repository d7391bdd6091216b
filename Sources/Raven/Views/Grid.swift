/// Arranges views in rows whose columns line up.
///
/// Every column is as wide as its widest view; a column with a view that fills takes what is left. Up to twelve columns.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///   GridRow { Text("Name"); TextField("Name", text: $name) }
///   Divider()
///   GridRow { Text("City"); TextField("City", text: $city) }
/// }
/// ```
/// A view that is no `GridRow` takes a whole row.
public struct Grid<Content: View>: _LeafView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// Without spacing, rows and columns stand 8 points apart.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: visitor.intern("grid"))
    visitor.style(.placeItems, view.alignment.css)
    visitor.style(visitor.intern("column-gap"), view.horizontalSpacing.map { px(max($0, 0)) })
    visitor.style(visitor.intern("row-gap"), view.verticalSpacing.map { px(max($0, 0)) })
    visitor.container.axis = .vertical
    visitor.container.measured &= ~Container.placedX
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}

/// One row of a `Grid`: each of its views is a cell.
public struct GridRow<Content: View>: _LeafView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: how cells stand in the height of the row; nil as the grid says.
  ///   - content: the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: visitor.intern("row"))
    visitor.style(.alignItems, view.alignment.map { $0.css })
    visitor.container.axis = .none
    visitor.container.measured &= ~Container.placedY
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}
