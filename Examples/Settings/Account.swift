/// Whose settings they are.
nonisolated struct Account: Codable, Equatable {
  enum State: String, Codable {
    case signedIn
    case signedOut
    case deleted
  }

  var state = State.signedIn
  var name = "Ada Lindqvist"
  var mail = "ada@example.org"

  /// An account of which nothing is known yet.
  static let blank = Account(name: "", mail: "")

  /// The first letters of the first and the last name.
  var initials: String {
    let names = name.split(whereSeparator: \.isWhitespace)
    let letters = [names.first, names.count > 1 ? names.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}
