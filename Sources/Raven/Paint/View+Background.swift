extension View {
  /// Fills the area behind this view with a style.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    let paint = style._paint
    return _ChainedView(content: self, as: BackgroundKind<Style>.self) {
      BackgroundLink(paint, isFlat: Style._isFlat, outer: $0)
    }
  }

  /// Fills the area behind this view with the colour of what is behind everything.
  public func background() -> some View { background(BackgroundStyle()) }

  /// Fills a shape behind this view with a style.
  ///
  /// ```swift
  /// Text("Draft").padding(8).background(.yellow.opacity(0.3), in: .capsule)
  /// ```
  public func background<Style: ShapeStyle, Form: Shape>(_ style: Style, in shape: Form) -> some View {
    background { shape.fill(style) }
  }

  /// Fills a shape behind this view with the colour of what is behind everything.
  public func background<Form: Shape>(in shape: Form) -> some View { background(BackgroundStyle(), in: shape) }

  /// Fills the area in front of this view with a style.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View { overlay { Rectangle().fill(style) } }

  /// Fills a shape in front of this view with a style.
  public func overlay<Style: ShapeStyle, Form: Shape>(_ style: Style, in shape: Form) -> some View {
    overlay { shape.fill(style) }
  }
}

/// Backgrounds of different styles have different slots.
private enum BackgroundKind<Style> {}

private final class BackgroundLink: WrapperLink {
  private let paint: _Paint
  private let isFlat: Bool

  init(_ paint: _Paint, isFlat: Bool, outer: ChainLink?) {
    self.paint = paint
    self.isFlat = isFlat
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.paintBackground(paint, isFlat: isFlat, flat: .backgroundColor)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: BackgroundLink.self).paint == paint }
}
