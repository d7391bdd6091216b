public import SwiftUI

/// What the modifiers of a list say.
struct TiledOptions<Element, ID: Hashable> {
  var follow = TiledFollow.whenAtEnd
  var start = TiledInitialPosition<ID>.start
  var former: ((Element) -> ID?)?
}

/// When the end of a list stays in sight as elements are appended.
nonisolated public enum TiledFollow: Sendable {
  /// As long as the reader is at the end.
  case whenAtEnd
  /// Always: whatever is appended shows, wherever the reader is.
  case always
  /// Never: the reader scrolls.
  case never

  var mode: AnchoredWindow.Follow {
    switch self {
    case .whenAtEnd: .whenAtEnd
    case .always: .always
    case .never: .never
    }
  }
}

/// What is seen of a list first.
nonisolated public enum TiledInitialPosition<ID: Hashable> {
  /// The first element, at the upper edge.
  case start
  /// The last element, at the lower edge.
  case end
  /// An element, at the upper edge; the end if there is none with this id.
  case id(ID)

  var isEnd: Bool {
    if case .end = self { true } else { false }
  }
}
