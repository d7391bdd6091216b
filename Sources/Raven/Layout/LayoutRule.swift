/// How an element sizes itself along one axis, as the stylesheet needs to know it.
///
/// The raw values are those of the layout byte.
nonisolated enum Sizing: UInt8 {
  /// Has its own size.
  case rigid = 0
  /// Fits its content, and wraps or shrinks with less room.
  case fits = 1
  /// Fills up to a cap.
  case capped = 2
  /// Fills what it is offered.
  case fills = 3
}

/// How the sizing of an element along one axis follows from its children.
nonisolated enum SizingPolicy: UInt8 {
  case rigid = 0
  case fits = 1
  case capped = 2
  case fills = 3
  /// As its one child: padding, backgrounds, buttons.
  case child = 4
  /// As a stack: fills if any child fills, fits if any child fits or is capped.
  case union = 5
  /// As its one child, but with its own size where that fills: a box that keeps proportions.
  case ratio = 6
}

/// The two policies of an element, in one byte.
nonisolated struct LayoutRule: Equatable {
  private let bits: UInt8

  init(x: SizingPolicy, y: SizingPolicy) { bits = x.rawValue | y.rawValue << 3 | 0x40 }
  private init(bits: UInt8) { self.bits = bits }

  /// An element outside layout: markup of the app's own.
  ///
  /// Its parent counts it as rigid.
  static let raw = LayoutRule(bits: 0)
  static let rigid = LayoutRule(x: .rigid, y: .rigid)
  static let text = LayoutRule(x: .fits, y: .rigid)
  static let fills = LayoutRule(x: .fills, y: .fills)
  static let child = LayoutRule(x: .child, y: .child)
  static let ratio = LayoutRule(x: .ratio, y: .ratio)
  static let stack = LayoutRule(x: .union, y: .union)

  var isRaw: Bool { bits == 0 }
  /// Whether the element is a view by itself: text, a picture, what fills.
  var isLeaf: Bool { self == .text || self == .fills || self == .rigid }
  /// Whether the children have a say.
  var dependsOnChildren: Bool { bits & 0b100_100 != 0 }

  /// The low four bits of the layout byte.
  func resolve(_ children: ChildSizing) -> UInt8 {
    let x = LayoutRule.resolve(bits & 7, children.x)
    let y = LayoutRule.resolve(bits >> 3 & 7, children.y)
    return x | y << 2
  }

  private static func resolve(_ policy: UInt8, _ children: UInt8) -> UInt8 {
    if policy < 4 { return policy }
    if policy == SizingPolicy.ratio.rawValue { return children & 0b110 != 0 ? 0 : children }
    if children & 0b100 != 0 { return Sizing.fills.rawValue }
    if policy == SizingPolicy.union.rawValue { return children == 0 ? 0 : Sizing.fits.rawValue }
    if children & 0b010 != 0 { return Sizing.capped.rawValue }
    return children & 0b001
  }
}

/// Which sizings occur among some elements: per axis a bit each for fits, capped and fills.
nonisolated struct ChildSizing: Equatable {
  private(set) var bits: UInt8 = 0

  var x: UInt8 { bits & 7 }
  var y: UInt8 { bits >> 3 }

  mutating func add(layout: UInt8) {
    if layout & 3 != 0 { bits |= 1 << ((layout & 3) - 1) }
    if layout & 12 != 0 { bits |= 8 << ((layout >> 2 & 3) - 1) }
  }

  mutating func add(_ other: ChildSizing) { bits |= other.bits }

  func contains(_ other: ChildSizing) -> Bool { bits | other.bits == bits }
}
