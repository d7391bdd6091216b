import SwiftUI

/// What the modifiers of a list say.
struct TiledOptions<Element, ID: Hashable> {
  /// Elements that belong together under a header.
  struct Sections {
    let isSame: (Element, Element) -> Bool
    let header: (Element) -> AnyView
  }

  /// What stands before the first element that was not read.
  struct Marker {
    let id: ID
    let jump: Text
    let view: AnyView
  }

  /// How a place is kept as text.
  struct Restoration {
    let text: (ID) -> String
    let id: (String) -> ID?
  }

  var follow = TiledFollow.whenAtEnd
  var start = TiledInitialPosition<ID>.start
  var role = TiledRole.automatic
  var former: ((Element) -> ID?)?
  var sortKey: ((Element) -> Double)?
  var itemHeight: ((Element, Double) -> Double?)?
  var prompt: ID?
  var position: Binding<TiledPosition<ID>>?
  /// Goes to the end where that takes more than scrolling.
  var goToEnd: (() -> Void)?
  /// Goes back to an element that was read at the last visit, if it is there still.
  var goBack: ((ID) -> Void)?
  /// How more is fetched before the first and behind the last element.
  var loading: () -> (older: TiledLoading?, newer: TiledLoading?) = { (nil, nil) }
  var header: AnyView?
  var typing: AnyView?
  var sections: Sections?
  var marker: Marker?
  var restoration: Restoration?
  /// Where an element has a page of its own.
  var link: ((ID) -> URL?)?
  var endButton = Visibility.automatic

  var isLog: Bool { role == .log || (role == .automatic && start.isEnd) }
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

  var isElement: Bool {
    if case .id = self { true } else { false }
  }
}

/// What assistive technology takes a list for.
nonisolated public enum TiledRole: Sendable {
  /// A log if the list begins at its end, else a feed.
  case automatic
  /// Articles one after another, such as a timeline.
  case feed
  /// What has happened, the newest at the end, such as a chat; new elements there are read out.
  case log
}
