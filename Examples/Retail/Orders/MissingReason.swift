/// Why a product could not be found.
nonisolated enum MissingReason: String, Codable, CaseIterable {
  case soldOut
  case damaged
  case elsewhere
}
