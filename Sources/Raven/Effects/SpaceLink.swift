/// A change of the space a view is drawn in: it is turned, scaled, or its picture is filtered.
///
/// One element takes a move, a turn and a filter, each around the next; any other order needs an element between.
final class SpaceLink: WrapperLink {
  private let step: Decorations.Space
  private let property: StaticString
  private let value: String?
  /// What stays in place; nil for a filter, which has no such point.
  private let anchor: UnitPoint?

  init(
    _ step: Decorations.Space,
    _ property: StaticString,
    _ value: String?,
    anchor: UnitPoint? = nil,
    outer: ChainLink?
  ) {
    self.step = step
    self.property = property
    self.value = value
    self.anchor = anchor
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.space.rawValue >= step.rawValue { wrap(visitor, .child, kind: .g) }
    visitor.decorations.space = step
    visitor.decorate(style: visitor.intern(property), value)
    if let anchor {
      visitor.decorate(style: visitor.intern("transform-origin"), anchor == .center ? nil : anchor.css)
    }
  }

  override var transitionStyle: String? { value.map { property.description + ":" + $0 } }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: SpaceLink.self)
    return other.value == value && other.anchor == anchor
  }
}

extension View {
  /// A filter of the view's picture.
  func filtered<Kind>(_ kind: Kind.Type, _ filter: String?) -> _ChainedView<Self, Kind> {
    _ChainedView(content: self, as: kind) { SpaceLink(.filtered, "filter", filter, outer: $0) }
  }

  /// A turn or scaling around a point.
  func turned<Kind>(
    _ kind: Kind.Type,
    _ property: StaticString,
    _ value: String?,
    _ anchor: UnitPoint
  ) -> _ChainedView<Self, Kind> {
    _ChainedView(content: self, as: kind) { SpaceLink(.turned, property, value, anchor: anchor, outer: $0) }
  }
}

/// The effects, as types.
enum EffectKind {
  enum Shadow {}
  enum Blur {}
  enum Brightness {}
  enum Contrast {}
  enum Saturation {}
  enum Grayscale {}
  enum HueRotation {}
  enum Inversion {}
  enum Rotation {}
  enum Scale {}
  enum Rotation3D {}
  enum Visibility {}
  enum HitTesting {}
  enum BlendMode {}
}
