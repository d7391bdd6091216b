extension View {
  /// Multiplies the view's colours by a colour.
  public func colorMultiply(_ color: Color) -> some View {
    let css = color.css
    return _ChainedView(content: self, as: MultiplyLink.self) { MultiplyLink(css, outer: $0) }
  }
}

/// An element with a filter of its own beside its content: CSS has none that takes a colour.
private final class MultiplyLink: WrapperLink {
  private let color: String

  init(_ color: String, outer: ChainLink?) {
    self.color = color
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    let name = "m" + String(visitor.openID)
    visitor.style(visitor.intern("filter"), "url(#" + name + ")")
    let outside = visitor.container
    let drawing = visitor.openBare(.svg, .raw, kind: visitor.intern("aside"))
    visitor.constant(.ariaHidden, .true)
    let filter = visitor.openBare(visitor.intern("filter"), .raw)
    visitor.attribute(.id, name)
    visitor.attribute(visitor.intern("color-interpolation-filters"), "sRGB")
    part(visitor, "feFlood", [("result", "color")], color: color)
    part(visitor, "feBlend", [("in", "color"), ("in2", "SourceGraphic"), ("mode", "multiply")])
    part(visitor, "feComposite", [("in2", "SourceGraphic"), ("operator", "in")])
    visitor.closeBare(filter)
    visitor.closeBare(drawing)
    visitor.container = outside
  }

  private func part(
    _ visitor: Visitor,
    _ tag: StaticString,
    _ attributes: [(StaticString, String)],
    color: String? = nil
  ) {
    let element = visitor.openBare(visitor.intern(tag), .raw)
    for (name, value) in attributes { visitor.attribute(visitor.intern(name), value) }
    if let color { visitor.style(visitor.intern("flood-color"), color) }
    visitor.closeBare(element)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: MultiplyLink.self).color == color }
}
