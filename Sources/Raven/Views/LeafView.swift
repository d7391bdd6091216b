/// A view the engine shows by elements of its own, and so one child of whatever container it stands in.
///
/// Custom views, `if`, `ForEach`, `Group` and `AnyView` are not leaves: a container that wants to know its children sees through
/// them to the leaves.
public protocol _LeafView: View where Body == Never {
  /// Makes and patches the elements.
  static func _build(_ view: Self, _ visitor: Visitor)
}

extension _LeafView {
  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if visitor.container.isResolving { visitor.resolve(view) } else { _build(view, visitor) }
  }
}
