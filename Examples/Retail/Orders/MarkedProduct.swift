/// A product with what came of looking for it so far.
nonisolated struct MarkedProduct: Codable, Equatable {
  let product: Product
  /// Nil until it has been marked.
  var finding: Finding?
}
