extension View {
  /// Cuts off what stands out of the view's area.
  public func clipped() -> some View { clipped(radius: nil, isCircle: false) }

  /// Cuts off what stands out of a shape in the view's area.
  ///
  /// ```swift
  /// Image("portrait.jpg").clipShape(.circle)
  /// ```
  public func clipShape<Form: Shape>(_ shape: Form) -> some View {
    let radius = shape._cornerRadius
    let isCircle = radius == "circle"
    return clipped(radius: isCircle ? nil : radius, isCircle: isCircle)
  }

  /// Rounds the view's corners.
  ///
  /// An older form of `clipShape(_:)`.
  public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }

  fileprivate func clipped(radius: String?, isCircle: Bool) -> _ChainedView<Self, ClipLink> {
    _ChainedView(content: self, as: ClipLink.self) { ClipLink(radius, isCircle: isCircle, outer: $0) }
  }
}

/// An element of its own, because what is moved inside it must not take it along.
private final class ClipLink: WrapperLink {
  private let radius: String?
  private let isCircle: Bool

  init(_ radius: String?, isCircle: Bool, outer: ChainLink?) {
    self.radius = radius
    self.isCircle = isCircle
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.style(.overflow, isCircle ? nil : "clip")
    visitor.style(.borderRadius, radius)
    visitor.style(.clipPath, isCircle ? "circle()" : nil)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: ClipLink.self)
    return other.isCircle == isCircle && other.radius == radius
  }
}
