/// Takes up the room that is left along the axis of its stack.
public struct Spacer: _LeafView {
  /// The least it takes; nil for the usual distance.
  public let minLength: CGFloat?

  /// Creates a spacer.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static var _leafKind: _LeafKind { .spacer }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let rule: LayoutRule
    switch visitor.container.axis {
    case .horizontal: rule = LayoutRule(x: .fills, y: .rigid)
    case .vertical: rule = LayoutRule(x: .rigid, y: .fills)
    case .none, .depth: rule = .fills
    }
    let element = visitor.open(visitor.boxTag, rule, kind: .sp)
    visitor.style(.varM, view.minLength.map { px($0) })
    visitor.close(element)
  }
}

/// A thin line between views: across the axis of its stack.
public struct Divider: _LeafView {
  /// Creates a divider.
  public nonisolated init() {}

  public static var _leafKind: _LeafKind { .divider }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let isVertical = visitor.container.axis == .horizontal
    let rule = isVertical ? LayoutRule(x: .rigid, y: .fills) : LayoutRule(x: .fills, y: .rigid)
    let element = visitor.open(visitor.container.isPhrasing ? .span : .hr, rule, kind: .d)
    if isVertical { visitor.constant(.ariaOrientation, .vertical) }
    visitor.close(element)
  }
}
