/// An area that scrolls what does not fit in it.
///
/// Several views inside stand below one another, or side by side when it scrolls horizontally only.
///
/// ```swift
/// ScrollView { ForEach(messages) { MessageRow(message: $0) } }
/// ```
public struct ScrollView<Content: View>: _LeafView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Creates a scrolling area.
  ///
  /// - Parameters:
  ///   - axes: where it scrolls.
  ///   - showsIndicators: whether scroll bars show, where the system has any.
  ///   - content: what scrolls.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let isHorizontal = view.axes.contains(.horizontal)
    let isVertical = view.axes.contains(.vertical)
    let rule = LayoutRule(x: isHorizontal ? .fills : .child, y: isVertical ? .fills : .child)
    let element = visitor.open(visitor.boxTag, rule)
    visitor.setRule(rule, of: element)
    let environment = EnvironmentValues(visitor.environment)
    visitor.attribute(.class, name: view.kind(isBare: environment.scrollIndicators.isHidden || !view.showsIndicators))
    visitor.attribute("data-snap", environment.scrollSnapping.name)
    visitor.attribute("data-still", environment.isScrollEnabled ? nil : "")
    // Not every browser lets the keyboard reach an area because it scrolls.
    visitor.constant(.tabindex, .zero)
    if isHorizontal { visitor.container.measured |= Container.measuredX | Container.placedX }
    if isVertical { visitor.container.measured |= Container.measuredY | Container.placedY }
    visitor.container.axis = .none
    let (tag, kind): (UInt32, Name) = isHorizontal && !isVertical ? (1, .h) : (0, .v)
    let outside = visitor.enterBranch(tag)
    let stack = visitor.openBare(visitor.boxTag, .stack, kind: kind)
    visitor.container.axis = kind == .h ? .horizontal : .vertical
    visitor.container.offer = visitor.offer(of: element)
    if isHorizontal { visitor.container.offer.dropWidth() }
    if isVertical { visitor.container.offer.dropHeight() }
    if !isHorizontal && !isVertical { visitor.container.offer.forgetHeight() }
    visitor.container.measured &= ~(kind == .h ? Container.placedY : Container.placedX)
    Content._visit(view.content, visitor)
    visitor.closeBare(stack)
    visitor.leave(outside)
    visitor.close(element)
  }

  private func kind(isBare: Bool) -> Name {
    switch (axes.contains(.vertical), axes.contains(.horizontal)) {
    case (true, false): isBare ? .gSvBare : .gSv
    case (false, true): isBare ? .gShBare : .gSh
    case (true, true): isBare ? .gSvShBare : .gSvSh
    case (false, false): .g
    }
  }
}
