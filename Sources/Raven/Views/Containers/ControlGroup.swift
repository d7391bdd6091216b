/// Controls that belong together, in one frame.
///
/// ```swift
/// ControlGroup { Button("−") { zoomOut() }; Button("+") { zoomIn() } }
/// ```
public struct ControlGroup<Content: View>: _LeafView {
  private let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .stack, kind: visitor.intern("h cluster"), hasRole: true)
    visitor.constant(.role, .group)
    visitor.container.axis = .horizontal
    visitor.container.measured &= ~Container.placedY
    let outside = visitor.environment
    let writer = visitor.object { EnvironmentWriter() }
    visitor.environment = writer.apply({ $0.buttonLook = .builtIn(.bordered) }, to: outside)
    Content._visit(view.content, visitor)
    visitor.environment = outside
    visitor.close(element)
  }
}
