extension View {
  /// Sets the font of text in this view, unless something inside has its own.
  public func font(_ font: Font?) -> some View {
    _ChainedView(content: self, as: FontLink.self) { FontLink(font, outer: $0) }
  }

  /// Sets the weight of text in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    styled(StyleKind.Weight.self, .varW, weight.map { String($0.css) })
  }

  /// Sets text in this view in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    styled(StyleKind.Weight.self, .varW, isActive ? "700" : nil)
  }

  /// Sets text in this view in italics.
  public func italic(_ isActive: Bool = true) -> some View {
    styled(StyleKind.Slant.self, .fontStyle, isActive ? "italic" : nil)
  }

  /// Aligns the lines of text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    styled(StyleKind.Alignment.self, .textAlign, alignment.css)
  }

  /// Makes the view and everything in it transparent, from 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> some View {
    styled(StyleKind.Opacity.self, .opacity, opacity == 1 ? nil : decimal(min(max(opacity, 0), 1)))
  }

  /// One style of the view; the same style inside gets an element of its own, so that it overrides or multiplies.
  func styled<Kind>(_ kind: Kind.Type, _ property: Name, _ value: String?) -> _ChainedView<Self, Kind> {
    _ChainedView(content: self, as: kind) { StyleLink(property, value, outer: $0) }
  }
}

/// The properties that have modifiers, as types.
enum StyleKind {
  enum Secondary {}
  enum Tertiary {}
  enum Tint {}
  enum Weight {}
  enum Slant {}
  enum Alignment {}
  enum Decoration {}
  enum Opacity {}
  enum TextCase {}
  enum Order {}
  enum Priority {}
}

/// How lines of text stand to one another.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing

  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

/// One style property of the next element; an element between if the same property waits already, so that the inner
/// one wins as it does in SwiftUI, or both multiply.
private final class StyleLink: ChainLink {
  private let property: Name
  private let value: String?
  private var wrapper: OpenElement?

  init(_ property: Name, _ value: String?, outer: ChainLink?) {
    self.property = property
    self.value = value
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.has(style: property) { wrapper = visitor.openBare(visitor.boxTag, .child, kind: .g) }
    visitor.decorate(style: property, value)
  }

  override func close(_ visitor: Visitor) {
    guard let wrapper else { return }
    self.wrapper = nil
    visitor.closeBare(wrapper)
  }

  override var transitionStyle: String? {
    guard property == .opacity, let value else { return nil }
    return "opacity:" + value
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: StyleLink.self)
    return other.property == property && other.value == value
  }
}

/// A font, in its parts: a weight of its own modifier wins over the font's, wherever it stands.
private final class FontLink: ChainLink {
  private let font: Font?
  private var wrapper: OpenElement?

  init(_ font: Font?, outer: ChainLink?) {
    self.font = font
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let waiting = visitor.decorations
    if waiting.has(style: .fontSize) || waiting.has(style: .fontStyle) || waiting.has(style: .fontFamily) {
      wrapper = visitor.openBare(visitor.boxTag, .child, kind: .g)
    }
    let parts = font?.parts
    visitor.decorate(style: .fontSize, visitor.scaled(parts?.size))
    visitor.decorate(style: .lineHeight, parts?.line)
    visitor.decorate(style: .varFw, parts?.weight)
    visitor.decorate(style: .fontFamily, parts?.family)
    visitor.decorate(style: .fontStyle, parts?.style)
    visitor.decorate(style: visitor.intern("font-variant"), parts?.variant)
  }

  override func close(_ visitor: Visitor) {
    guard let wrapper else { return }
    self.wrapper = nil
    visitor.closeBare(wrapper)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: FontLink.self).font == font }
}
