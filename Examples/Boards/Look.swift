/// How the board looks.
enum Look: Int, CaseIterable, Identifiable {
  case cards
  case plain
  case outline

  var id: Int { rawValue }
  var title: String {
    switch self {
    case .cards: "Cards"
    case .plain: "Plain"
    case .outline: "Outline"
    }
  }
}
