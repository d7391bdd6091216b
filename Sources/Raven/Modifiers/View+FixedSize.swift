extension View {
  /// Keeps the view at its ideal size, whatever it is offered: text stays on one line.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal width, height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    _ChainedView(content: self, as: FixedSizeLink.self) { FixedSizeLink(horizontal, vertical, outer: $0) }
  }
}

private final class FixedSizeLink: WrapperLink {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ horizontal: Bool, _ vertical: Bool, outer: ChainLink?) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, LayoutRule(x: horizontal ? .rigid : .child, y: vertical ? .rigid : .child), kind: .g)
    visitor.style(.width, horizontal ? "max-content" : nil)
    visitor.style(.height, vertical ? "max-content" : nil)
    if horizontal {
      visitor.container.measured |= Container.measuredX | Container.placedX
      visitor.container.offer.dropWidth()
    }
    if vertical {
      visitor.container.measured |= Container.measuredY | Container.placedY
      visitor.container.offer.dropHeight()
    }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: FixedSizeLink.self)
    return other.horizontal == horizontal && other.vertical == vertical
  }
}
