/// Arranges views in a row.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline, spacing: 4) { Text("Total"); Spacer(); Text("12.50") }
/// ```
public struct HStack<Content: View>: _LeafView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  ///
  /// Without spacing, views stand 8 points apart.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: .h)
    visitor.align(view.alignment)
    visitor.style(.varGap, view.spacing.map { px($0) })
    visitor.container.beginRow(offer: visitor.offer(of: element))
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}

/// Arranges views in a column.
///
/// ```swift
/// VStack(alignment: .leading) { Text("Name").font(.headline); Text("Address") }
/// ```
public struct VStack<Content: View>: _LeafView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  ///
  /// Without spacing, views stand 8 points apart.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: .v)
    visitor.align(view.alignment)
    visitor.style(.varGap, view.spacing.map { px($0) })
    visitor.container.beginColumn(offer: visitor.offer(of: element))
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}

/// Lays views over one another, the last in front.
public struct ZStack<Content: View>: _LeafView {
  let alignment: Alignment
  let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: .g)
    visitor.align(view.alignment)
    visitor.container.beginPile(offer: visitor.offer(of: element))
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}
