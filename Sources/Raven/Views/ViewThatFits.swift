/// Shows the first of several views that fits in the room there is, each in its ideal size; the last if none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { icon; title; date }
///   VStack { icon; title }
/// }
/// ```
/// All the views are made, and keep their state; the page measures them and shows one, without asking the server. Before
/// its script runs it is the first. Where width counts, a stack around it is as wide as it is offered.
public struct ViewThatFits<Content: View>: _LeafView {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice among views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let isWide = view.axes.contains(.horizontal)
    let rule = LayoutRule(x: isWide ? .fills : .union, y: .union)
    let element = visitor.open(visitor.boxTag, rule, kind: visitor.intern("g fit"))
    visitor.setRule(rule, of: element)
    visitor.constant(.dataWith, visitor.intern("fit"))
    visitor.attribute(visitor.intern("data-fit"), (isWide ? "x" : "") + (view.axes.contains(.vertical) ? "y" : ""))
    visitor.container.axis = .depth
    visitor.container.offer = visitor.offer(of: element)
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}
