/// How something is shown above the page, and how it goes again.
nonisolated enum PresentationManner: UInt8 {
  case sheet
  case cover
  case popover
  case alert
  case confirmation
  case menu

  /// The class of the stylesheet.
  var className: StaticString {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmation: "confirm"
    case .menu: "menu"
    }
  }

  /// The module of the page that gives it its manners.
  var module: StaticString {
    switch self {
    case .sheet: "sheet"
    case .popover: "popover"
    case .menu: "menu"
    case .cover, .alert, .confirmation: "dialog"
    }
  }

  /// Whether it asks for a decision.
  var isQuestion: Bool { self == .alert || self == .confirmation }

  /// How buttons in it are built.
  var actions: ActionPlace {
    switch self {
    case .alert, .confirmation: .question
    case .menu: .menu
    case .sheet, .cover, .popover: .anywhere
    }
  }

  /// Whether Escape or a click beside it ends it.
  ///
  /// Those with actions have a button for that.
  var canBeClosed: Bool { self == .sheet || self == .popover || self == .menu }
}

/// Where actions stand, as far as they are built differently there.
nonisolated enum ActionPlace: UInt8 {
  case anywhere
  case question
  case menu
  /// Behind an edge of a row.
  case swipe
}
