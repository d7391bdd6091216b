/// What came of looking for a product.
nonisolated enum Finding: Codable, Equatable {
  case found
  case notFound(MissingReason)
}
