#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Draws a line around the view, inside its area and in front of it.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    let paint = content._paint
    return _ChainedView(content: self, as: BorderLink.self) { BorderLink(paint, width, outer: $0) }
  }
}

/// An element whose pseudo-element draws the line, so that it takes no room.
private final class BorderLink: WrapperLink {
  private let paint: _Paint
  private let width: CGFloat

  init(_ paint: _Paint, _ width: CGFloat, outer: ChainLink?) {
    self.paint = paint
    self.width = width
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: visitor.intern("g bd"))
    visitor.style(visitor.intern("--bd"), px(max(width, 0)) + " solid " + paint.color)
    visitor.style(visitor.intern("--bi"), paint.image.map { $0.css + " 1" })
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: BorderLink.self)
    return other.paint == paint && other.width == width
  }
}
