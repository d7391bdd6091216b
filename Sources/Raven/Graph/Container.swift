/// What an element or scope has to know of what it stands in.
struct Container: Equatable {
  /// The main axis of the nearest stack.
  enum Axis: UInt8 {
    case none
    case horizontal
    case vertical
  }

  var axis = Axis.none
  /// The `mx my px py` bits of the layout byte: measured, or placed, without an offer.
  var measured: UInt8 = 0
  /// Inside a button, link or label, where no other may stand.
  var isInteractive = false
  /// The tag of the nearest element, where HTML restricts what may stand in it; `div` for everything else.
  var tag = Name.div
}
