/// A product as its row shows it.
struct ProductRow: Equatable, Identifiable {
  /// How a product is marked.
  enum Mark: Equatable {
    case open
    case found
    case notFound
  }

  let id: Product.ID
  let name: String
  let amount: String
  let shelf: String
  let mark: Mark
  /// The mark in words.
  let state: String
  /// Whether it can be marked, or marked otherwise.
  let isMarkable: Bool
}
