#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Moves the view from its place, without moving anything else.
  ///
  /// - Parameters:
  ///   - x: to the right, in points.
  ///   - y: downwards, in points.
  /// - Returns: the view, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _ChainedView(content: self, as: OffsetLink.self) { OffsetLink(x, y, outer: $0) }
  }

  /// Moves the view from its place by a size.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Puts the view's middle at a point of the area it is offered, which it takes whole.
  ///
  /// ```swift
  /// Circle().fill(.red).frame(width: 12, height: 12).position(x: 40, y: 25)
  /// ```
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _ChainedView(content: self, as: PositionLink.self) { PositionLink(x, y, outer: $0) }
  }

  /// Puts the view's middle at a point of the area it is offered, which it takes whole.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Puts the view before or behind others of its container: the larger number in front.
  public func zIndex(_ value: Double) -> some View {
    _ChainedView(content: self, as: StyleKind.Order.self) {
      StandingLink(.zIndex, decimal((min(max(value, -1e6), 1e6) * 1000).rounded()), outer: $0)
    }
  }

  /// Offers the view room in a stack before others: those with a lower priority share what it leaves, down to the
  /// least they can be.
  ///
  /// In a `ZStack` a view with a positive priority decides the size, and the others do not.
  ///
  /// Priorities differ in steps of a quarter.
  public func layoutPriority(_ value: Double) -> some View {
    _ChainedView(content: self, as: StyleKind.Priority.self) {
      StandingLink(.varGrow, growth(value), priority: value, outer: $0)
    }
  }
}

/// How eagerly CSS hands room to a view of a priority: four decades a step make "everything first" exact to a tenth
/// of a pixel.
///
/// Spacers grow by 1.
func growth(_ priority: Double) -> String {
  let exponent = 8 + 4 * (priority.isFinite ? min(max(priority, -1.5), 7) : 0)
  let whole = exponent.rounded(.down)
  return decimal(1 + 9 * (exponent - whole)) + "e" + String(Int(whole))
}

/// A move.
///
/// Two of them need two elements.
private final class OffsetLink: ChainLink {
  private let x: CGFloat
  private let y: CGFloat
  private var wrapper: OpenElement?

  init(_ x: CGFloat, _ y: CGFloat, outer: ChainLink?) {
    self.x = x
    self.y = y
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.space != .none { wrapper = visitor.openBare(visitor.boxTag, .child, kind: .g) }
    visitor.decorations.space = .moved
    visitor.decorate(style: .translate, x == 0 && y == 0 ? nil : px(x) + " " + px(y))
  }

  override func close(_ visitor: Visitor) {
    guard let wrapper else { return }
    self.wrapper = nil
    visitor.closeBare(wrapper)
  }

  override var transitionStyle: String? { "translate:" + px(x) + " " + px(y) }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: OffsetLink.self)
    return other.x == x && other.y == y
  }
}

/// How a view stands among its siblings: a style of the outermost element, which is their sibling.
private final class StandingLink: ChainLink {
  private let property: Name
  private let value: String
  /// The priority in the layout, if that is what the modifier says.
  private let priority: Double?

  init(_ property: Name, _ value: String, priority: Double? = nil, outer: ChainLink?) {
    self.property = property
    self.value = value
    self.priority = priority
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func decorateOutermost(_ visitor: Visitor) {
    if !visitor.decorations.has(style: property) { visitor.decorate(style: property, value) }
    if visitor.container.axis == .depth, let priority {
      visitor.decorate(attribute: .dataFirst, priority > 0 ? "" : nil)
    }
  }

  override var containerValueChange: ((inout ContainerValues) -> Void)? {
    priority.map { priority in { $0.layoutPriority = priority } }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: StandingLink.self)
    return other.property == property && other.value == value
  }
}
