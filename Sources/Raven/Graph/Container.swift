/// What an element or scope has to know of what it stands in.
struct Container: Equatable {
  /// The main axis of the nearest stack.
  enum Axis: UInt8 {
    case none
    case horizontal
    case vertical
  }

  /// Bits of the layout byte: measured, or placed, without an offer along x or y.
  static let measuredX: UInt8 = 0x10
  static let measuredY: UInt8 = 0x20
  static let placedX: UInt8 = 0x40
  static let placedY: UInt8 = 0x80

  var axis = Axis.none
  /// Which of the bits apply.
  var measured: UInt8 = 0
  /// Inside a button or link, where no other may stand.
  var isInteractive = false
  /// Inside a paragraph, which any block element would end.
  var isPhrasing = false
  /// Inside a form.
  var isForm = false
  /// Inside an element that was refused: nothing goes to the page.
  var isMuted = false
  /// Walked for a container that asks what its children are: leaves record themselves instead of being built.
  var isResolving = false
  /// The tag of the nearest element.
  var tag = Name.div
}

extension Visitor {
  /// The tag of a box without meaning of its own.
  var boxTag: Name { container.isPhrasing ? .span : .div }
}
