/// A view the engine shows by elements of its own, and so one child of whatever container it stands in.
///
/// Custom views, `if`, `ForEach`, `Group` and `AnyView` are not leaves: a container that wants to know its children sees through
/// them to the leaves.
public protocol _LeafView: View where Body == Never {
  /// Makes and patches the elements.
  static func _build(_ view: Self, _ visitor: Visitor)
  /// What a layout has to know of the view.
  static var _leafKind: _LeafKind { get }
}

/// What a layout has to know of a leaf.
public nonisolated enum _LeafKind {
  case view
  /// Takes what is left, and keeps no distance.
  case spacer
  /// A line across the axis it stands on.
  case divider
  /// Stands for elements of a lazy list that are not built.
  case gap
}

extension _LeafView {
  public var body: Never { neverBody() }
  public static var _leafKind: _LeafKind { .view }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if visitor.container.isResolving { visitor.resolve(view) } else { _build(view, visitor) }
  }
}
