/// A product of an order, and where it stands.
nonisolated struct Product: Codable, Equatable, Identifiable {
  let id: Int
  let name: String
  /// How much of it: "2 × 1 l".
  let amount: String
  let shelf: String
}
