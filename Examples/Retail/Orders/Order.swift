/// What a customer wants.
nonisolated struct Order: Codable, Equatable {
  let heading: OrderHeading
  let products: [Product]
}
