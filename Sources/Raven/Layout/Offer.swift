/// What a view is offered, as far as it is known without measuring.
///
/// CSS can size a view to a ratio only if it can say the room there is, so frames, padding and layers pass on what they
/// know. Every other element passes on nothing: a view that does not know its room falls back to what CSS can do.
nonisolated struct Offer: Equatable {
  private enum Base: UInt8 {
    /// Shared with others, or not known.
    case unknown
    /// Nothing is offered: the view is to be ideal.
    case nothing
    /// The nearest layer or the window, less a length.
    case container
    /// A length.
    case fixed
  }

  private var baseX = Base.unknown
  private var baseY = Base.unknown
  private var lengthX: Float = 0
  private var lengthY: Float = 0

  /// What the nearest layer, or the window, offers.
  static let container: Offer = {
    var offer = Offer()
    (offer.baseX, offer.baseY) = (.container, .container)
    return offer
  }()

  var offersNoWidth: Bool { baseX == .nothing }
  var offersNoHeight: Bool { baseY == .nothing }

  /// The width as a CSS expression, if it is known.
  var width: String? { Offer.css(baseX, lengthX, unit: "100cqw") }
  /// The height as a CSS expression, if it is known.
  var height: String? { Offer.css(baseY, lengthY, unit: "100cqh") }

  /// The width, if it is a length.
  var fixedWidth: CGFloat? { baseX == .fixed ? max(CGFloat(lengthX), 0) : nil }
  /// The height, if it is a length.
  var fixedHeight: CGFloat? { baseY == .fixed ? max(CGFloat(lengthY), 0) : nil }

  private static func css(_ base: Base, _ length: Float, unit: String) -> String? {
    switch base {
    case .unknown, .nothing: nil
    case .fixed: px(max(CGFloat(length), 0))
    case .container: length == 0 ? unit : "(" + unit + (length < 0 ? " - " : " + ") + px(CGFloat(abs(length))) + ")"
    }
  }

  // MARK: Passing on

  mutating func setWidth(_ width: CGFloat) { (baseX, lengthX) = (.fixed, Float(width)) }
  mutating func setHeight(_ height: CGFloat) { (baseY, lengthY) = (.fixed, Float(height)) }
  mutating func forgetWidth() { (baseX, lengthX) = (.unknown, 0) }
  mutating func forgetHeight() { (baseY, lengthY) = (.unknown, 0) }
  mutating func dropWidth() { (baseX, lengthX) = (.nothing, 0) }
  mutating func dropHeight() { (baseY, lengthY) = (.nothing, 0) }

  /// Offers what the container is long, or a part of it, which CSS then cannot say further in.
  mutating func takeContainer(isWide: Bool, isHigh: Bool, isWhole: Bool) {
    if isWide { (baseX, lengthX) = (isWhole ? .container : .unknown, 0) }
    if isHigh { (baseY, lengthY) = (isWhole ? .container : .unknown, 0) }
  }

  /// Takes insets from what is offered.
  mutating func inset(_ insets: EdgeInsets) {
    if baseX == .fixed || baseX == .container { lengthX -= Float(insets.leading + insets.trailing) }
    if baseY == .fixed || baseY == .container { lengthY -= Float(insets.top + insets.bottom) }
  }
}
