/// How far the order is, in words and as a part of the whole.
struct Stage: Equatable {
  /// How many stages there are.
  static let count = 4

  /// How many are behind or under way.
  let reached: Int
  let text: String
}
