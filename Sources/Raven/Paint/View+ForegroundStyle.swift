extension View {
  /// Colours text and shapes in this view, unless something inside has a style of its own.
  ///
  /// A gradient runs through each text and shape by itself.
  ///
  /// ```swift
  /// Text("Late").foregroundStyle(.red)
  /// Text("New").foregroundStyle(.linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
  /// ```
  /// `.secondary` and its kin are the page's own tones, not fainter forms of the style around.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    foreground(style, as: ForegroundKind<Style>.self)
  }

  /// Colours text and shapes, and what is marked as secondary in them.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    foreground(primary, as: ForegroundKind<Primary>.self)
      .styled(StyleKind.Secondary.self, "--secondary", secondary._css)
  }

  /// Colours text and shapes, and what is marked as secondary or tertiary in them.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary,
    _ tertiary: Tertiary
  ) -> some View {
    foreground(primary, as: ForegroundKind<Primary>.self)
      .styled(StyleKind.Secondary.self, "--secondary", secondary._css)
      .styled(StyleKind.Tertiary.self, "--tertiary", tertiary._css)
  }

  /// Colours text and shapes.
  ///
  /// An older name of `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> some View {
    _ChainedView(content: self, as: ForegroundKind<Color?>.self) {
      ForegroundLink(color.map { _Paint(color: $0.css) }, isFlat: true, outer: $0)
    }
  }

  /// Sets the accent of controls in this view.
  public func tint(_ tint: Color?) -> some View { styled(StyleKind.Tint.self, .varTint, tint?.css) }

  /// Sets the accent of controls in this view; of a gradient they take its middle colour.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    styled(StyleKind.Tint.self, .varTint, tint?._css)
  }

  /// Sets the accent of controls in this view.
  ///
  /// An older name of `tint(_:)`.
  public func accentColor(_ color: Color?) -> some View { styled(StyleKind.Tint.self, .varTint, color?.css) }

  private func foreground<Style: ShapeStyle, Kind>(_ style: Style, as kind: Kind.Type) -> _ChainedView<Self, Kind> {
    let paint = style._paint
    if !Style._isFlat { Presence.richPaint = true }
    return _ChainedView(content: self, as: kind) { ForegroundLink(paint, isFlat: Style._isFlat, outer: $0) }
  }
}

/// Foregrounds of different styles have different slots.
private enum ForegroundKind<Style> {}

/// A colour that text and shapes inherit; more than a colour travels beside it, for the stylesheet.
private final class ForegroundLink: WrapperLink {
  private let paint: _Paint?
  private let isFlat: Bool
  private var wasPainted = false
  private var hadInk = false

  init(_ paint: _Paint?, isFlat: Bool, outer: ChainLink?) {
    self.paint = paint
    self.isFlat = isFlat
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.has(style: .color) { wrap(visitor, .child, kind: .g) }
    wasPainted = visitor.container.isPainted
    hadInk = visitor.container.hasInk
    visitor.container.hasInk = paint != nil
    visitor.decorate(style: .color, paint?.color)
    if Presence.richPaint, !isFlat {
      visitor.container.isPainted = true
      visitor.decorate(attribute: .dataPaint, paint?.image == nil ? "flat" : "image")
      visitor.decorate(style: .varPaint, paint?.image?.css)
      visitor.decorate(style: visitor.intern("text-shadow"), paint?.textShadow)
      visitor.decorate(style: visitor.intern("--shade"), paint?.boxShadow)
    } else if wasPainted {
      visitor.decorate(attribute: .dataPaint, "flat")
    }
  }

  override func close(_ visitor: Visitor) {
    super.close(visitor)
    visitor.container.isPainted = wasPainted
    visitor.container.hasInk = hadInk
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: ForegroundLink.self).paint == paint }
}
