/// Which order it is, and for whom.
nonisolated struct OrderHeading: Codable, Equatable {
  /// The how-manieth of this person, counted from 1.
  let turn: Int
  let number: Int
  let customer: String
}
