/// A box around a view that keeps its proportions, as far as the room it is offered is known.
///
/// It is as large as the view; a view that fills is given its size in the box's properties, which the stylesheet reads.
final class AspectRatioLink: WrapperLink {
  private let ratio: CGFloat?
  private let mode: ContentMode
  /// Whether the view is a picture itself.
  private let isPicture: Bool

  init(_ ratio: CGFloat?, _ mode: ContentMode, isPicture: Bool, outer: ChainLink?) {
    self.ratio = ratio
    self.mode = mode
    self.isPicture = isPicture
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let shape = RatioShape(ratio, mode, visitor.container, isPicture: isPicture, isWrapped: isWrapped)
    wrap(visitor, shape.rule, kind: nil)
    visitor.attribute(.class, name: shape.kind)
    visitor.style(.varAw, shape.width)
    visitor.style(.varAh, shape.height)
    visitor.style(.varAr, shape.ratio)
    if ratio != nil {
      visitor.container.measured = 0
      visitor.container.offer = Offer()
    }
  }

  /// A picture keeps its own proportions when no others are given.
  override func decorateElement(_ visitor: Visitor) {
    visitor.decorate(style: .objectFit, ratio == nil ? (mode == .fit ? "contain" : "cover") : nil)
  }

  /// Whether another modifier puts an element around.
  private var isWrapped: Bool {
    var link = outer
    while let current = link {
      if current is WrapperLink { return true }
      link = current.outer
    }
    return false
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: AspectRatioLink.self)
    return other.ratio == ratio && other.mode == mode
  }
}

/// How a box takes its proportions.
private nonisolated struct RatioShape {
  var rule = LayoutRule.child
  var kind = Name.g
  /// The size of a view that fills, or along a stack the most of it.
  var width: String?
  var height: String?
  /// The proportions of a box whose one side follows from the other, however small the stack makes that.
  var ratio: String?

  init(_ ratio: CGFloat?, _ mode: ContentMode, _ container: Container, isPicture: Bool, isWrapped: Bool) {
    let offer = container.offer
    guard let ratio else {
      // A picture takes the width, and the height that belongs to it.
      guard isPicture, mode == .fit, container.axis != .horizontal, offer.height == nil else { return }
      kind = .gNat
      rule = LayoutRule(x: .fills, y: .rigid)
      return
    }
    let (number, pick) = (decimal(Double(ratio)), mode == .fit ? "min(" : "max(")
    let followsWidth = offer.offersNoHeight || (isWrapped && mode == .fit && container.axis == .vertical)
    let followsHeight = offer.offersNoWidth || (isWrapped && mode == .fit && container.axis == .horizontal)
    switch (offer.width, offer.height) {
    case (let cw?, let ch?): size(pick + cw + "," + ch + "*" + number + ")", pick + ch + "," + cw + "/" + number + ")")
    case (let cw?, nil) where followsWidth: size("calc(" + cw + ")", "calc(" + cw + "/" + number + ")")
    case (nil, let ch?) where followsHeight: size("calc(" + ch + "*" + number + ")", "calc(" + ch + ")")
    case (nil, nil) where offer.offersNoWidth && offer.offersNoHeight: break
    default: if mode == .fit { share(container, number) }
    }
  }

  /// Takes a size that is known.
  private mutating func size(_ width: String, _ height: String) {
    rule = .ratio
    kind = .gAr
    (self.width, self.height) = (width, height)
  }

  /// Takes a share of a stack that is not known in advance.
  private mutating func share(_ container: Container, _ number: String) {
    kind = .gAs
    ratio = number
    if container.axis == .vertical { height = container.offer.width.map { "calc(" + $0 + "/" + number + ")" } }
    if container.axis == .horizontal { width = container.offer.height.map { "calc(" + $0 + "*" + number + ")" } }
  }
}
