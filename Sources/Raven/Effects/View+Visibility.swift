extension View {
  /// Hides the view; it keeps its place.
  ///
  /// Assistive technology does not meet it either. Use `if` for a view that should give its place up.
  public func hidden() -> some View { styled(EffectKind.Visibility.self, "visibility", "hidden") }

  /// Lets taps and clicks go through to what is behind the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    styled(EffectKind.HitTesting.self, "pointer-events", enabled ? nil : "none")
  }

  /// Gives the view a shape for taps and clicks.
  ///
  /// On a page the whole area of a view takes them, empty places too; a shape takes its corners away.
  public func contentShape<Form: Shape>(_ shape: Form) -> some View {
    let radius = shape._outline.radius
    return _ChainedView(content: self, as: ContentShapeLink.self) { ContentShapeLink(radius, outer: $0) }
  }
}

/// An element of its own, which what listens outside is put on.
private final class ContentShapeLink: WrapperLink {
  private let radius: String?

  init(_ radius: String?, outer: ChainLink?) {
    self.radius = radius
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.style(.borderRadius, radius)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    unsafeDowncast(other, to: ContentShapeLink.self).radius == radius
  }
}
