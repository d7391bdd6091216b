extension View {
  /// One style of the view, of a property that few pages use and so is not among the names every page knows.
  func styled<Kind>(_ kind: Kind.Type, _ property: StaticString, _ value: String?) -> _ChainedView<Self, Kind> {
    _ChainedView(content: self, as: kind) { NamedStyleLink(property, value, outer: $0) }
  }
}

/// A style by the name of its property.
///
/// An element between if the same property waits already, so that the inner one wins.
final class NamedStyleLink: WrapperLink {
  private let property: StaticString
  private let value: String?

  init(_ property: StaticString, _ value: String?, outer: ChainLink?) {
    self.property = property
    self.value = value
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let name = visitor.intern(property)
    if visitor.decorations.has(style: name) { wrap(visitor, .child, kind: .g) }
    visitor.decorate(style: name, value)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: NamedStyleLink.self).value == value }
}

/// An attribute that the stylesheet or a behaviour reads.
///
/// An element between if the same attribute waits already.
final class NamedAttributeLink: WrapperLink {
  private let name: StaticString
  private let value: String?

  init(_ name: StaticString, _ value: String?, outer: ChainLink?) {
    self.name = name
    self.value = value
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let interned = visitor.intern(name)
    if visitor.decorations.has(attribute: interned) { wrap(visitor, .child, kind: .g) }
    visitor.decorate(attribute: interned, value)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: NamedAttributeLink.self).value == value }
}
