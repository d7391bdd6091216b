/// A view at a point of the area it is offered: a layer, moved so that its middle is there.
final class PositionLink: WrapperLink {
  private let x: CGFloat
  private let y: CGFloat
  private var layer: OpenElement?

  init(_ x: CGFloat, _ y: CGFloat, outer: ChainLink?) {
    self.x = x
    self.y = y
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .fills, kind: .o)
    layer = visitor.openBare(visitor.boxTag, .rigid, kind: .lQ)
    visitor.style(.translate, "calc(" + px(x) + " - 50%) calc(" + px(y) + " - 50%)")
    visitor.container.measured = 0
    visitor.container.axis = .none
    visitor.container.offer = .container
  }

  override func close(_ visitor: Visitor) {
    guard let layer else { return }
    self.layer = nil
    visitor.closeBare(layer)
    super.close(visitor)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: PositionLink.self)
    return other.x == x && other.y == y
  }
}
