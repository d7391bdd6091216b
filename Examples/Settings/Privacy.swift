/// Who learns what.
nonisolated struct Privacy: Codable, Equatable {
  enum Audience: String, Codable, CaseIterable, Identifiable {
    case everyone
    case contacts
    case nobody

    var id: Self { self }
    var title: String {
      switch self {
      case .everyone: "Everyone"
      case .contacts: "My contacts"
      case .nobody: "Nobody"
      }
    }
  }

  var visibleAs = "Ada"
  var audience = Audience.contacts
  var showsWhenActive = true
  var sharesStatistics = false
  var usesLocation = false
}
