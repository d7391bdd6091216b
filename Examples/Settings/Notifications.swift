/// What the app may tell, how, and when not.
nonisolated struct Notifications: Codable, Equatable {
  enum Preview: String, Codable, CaseIterable, Identifiable {
    case always
    case unlocked
    case never

    var id: Self { self }
    var title: String {
      switch self {
      case .always: "Always"
      case .unlocked: "When unlocked"
      case .never: "Never"
      }
    }
  }

  enum Digest: String, Codable, CaseIterable, Identifiable {
    case never
    case daily
    case weekly

    var id: Self { self }
    var title: String {
      switch self {
      case .never: "Never"
      case .daily: "Every day"
      case .weekly: "Every week"
      }
    }
  }

  var areAllowed = true
  var push = true
  var sounds = true
  var preview = Preview.unlocked
  var email = false
  var digest = Digest.weekly
  var news = false
  var quietHours = false
  var quietFrom = TimeOfDay(hour: 22, minute: 0)
  var quietUntil = TimeOfDay(hour: 7, minute: 0)
}
