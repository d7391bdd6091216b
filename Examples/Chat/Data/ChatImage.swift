/// A picture somebody sent: one of the app's own.
///
/// How large it is nobody knows before the browser has it.
nonisolated enum ChatImage: Int, CaseIterable, Sendable {
  case harbour = 1
  case hills, kite, lighthouse, tower

  var file: String { "\(self).svg" }

  /// What is to be seen on it.
  var words: String {
    switch self {
    case .harbour: "Two boats in a harbour"
    case .hills: "Hills below a low sun"
    case .kite: "A kite above a beach"
    case .lighthouse: "A lighthouse at night"
    case .tower: "A tower with a clock"
    }
  }
}
