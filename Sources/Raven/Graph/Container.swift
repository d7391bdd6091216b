/// What an element or scope has to know of what it stands in.
struct Container: Equatable {
  /// The main axis of the nearest stack; none outside stacks.
  enum Axis: UInt8 {
    case none
    case horizontal
    case vertical
    /// A pile, whose views stand over one another.
    case depth
  }

  /// Bits of the layout byte: measured, or placed, without an offer along x or y.
  static let measuredX: UInt8 = 0x10
  static let measuredY: UInt8 = 0x20
  static let placedX: UInt8 = 0x40
  static let placedY: UInt8 = 0x80

  var axis = Axis.none
  /// Which of the bits apply.
  var measured: UInt8 = 0
  /// What is so or not, a bit each: a container is compared for every row.
  private var facts: UInt16 = 0
  /// What is known of the room that is offered.
  var offer = Offer.container
  /// The tag of the nearest element.
  var tag = Name.div

  /// What the page itself is.
  @inline(never)
  init() {}

  /// Inside a button or link, where no other may stand.
  var isInteractive: Bool {
    get { has(1) }
    set { set(1, newValue) }
  }
  /// Inside a paragraph, which any block element would end.
  var isPhrasing: Bool {
    get { has(2) }
    set { set(2, newValue) }
  }
  /// Inside a form.
  var isForm: Bool {
    get { has(4) }
    set { set(4, newValue) }
  }
  /// Inside an element that was refused: nothing goes to the page.
  var isMuted: Bool {
    get { has(8) }
    set { set(8, newValue) }
  }
  /// Walked for a container that asks what its children are: leaves record themselves instead of being built.
  var isResolving: Bool {
    get { has(16) }
    set { set(16, newValue) }
  }

  /// Directly in a container that builds only what is near the window, so far as it is made by a `ForEach`.
  var isLazy: Bool {
    get { has(256) }
    set { set(256, newValue) }
  }

  /// Which parts of sections stay in sight, directly in a lazy container.
  var pinned: PinnedScrollableViews {
    get { PinnedScrollableViews(rawValue: UInt32(facts >> 9 & 3)) }
    set { facts = facts & ~(3 << 9) | UInt16(newValue.rawValue & 3) << 9 }
  }

  /// Directly in a lazy grid.
  var hasLines: Bool {
    get { has(2048) }
    set { set(2048, newValue) }
  }

  /// Says that what stands here is not directly in a lazy container any more.
  mutating func leaveLazy() { facts &= ~(15 << 8) }

  /// Inside what is painted with more than a colour, which plain colours have to undo.
  var isPainted: Bool {
    get { has(128) }
    set { set(128, newValue) }
  }

  /// Inside what an app has coloured: what can be pressed has that colour rather than the tint.
  var hasInk: Bool {
    get { has(4096) }
    set { set(4096, newValue) }
  }

  /// Among the actions of an alert or a row, or the items of a menu: buttons and toggles are built as such.
  var actions: ActionPlace {
    get { has(32) ? has(64) ? .swipe : .question : has(64) ? .menu : .anywhere }
    set {
      set(32, newValue == .question || newValue == .swipe)
      set(64, newValue == .menu || newValue == .swipe)
    }
  }

  /// Has the views inside stand in a row that was offered something.
  mutating func beginRow(offer: Offer) {
    (axis, self.offer) = (.horizontal, offer)
    self.offer.forgetWidth()
    measured &= ~Container.placedY
  }

  /// Has the views inside stand in a column that was offered something.
  mutating func beginColumn(offer: Offer) {
    (axis, self.offer) = (.vertical, offer)
    self.offer.forgetHeight()
    measured &= ~Container.placedX
  }

  /// Has the views inside stand over one another, in a pile that was offered something.
  mutating func beginPile(offer: Offer) {
    (axis, self.offer) = (.depth, offer)
    measured &= ~(Container.placedX | Container.placedY)
  }

  private func has(_ fact: UInt16) -> Bool { facts & fact != 0 }
  private mutating func set(_ fact: UInt16, _ isSo: Bool) { facts = isSo ? facts | fact : facts & ~fact }
}

extension Visitor {
  /// The tag of a box without meaning of its own.
  var boxTag: Name { container.isPhrasing ? .span : .div }
}
