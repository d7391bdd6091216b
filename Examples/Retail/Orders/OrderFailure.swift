/// Why an order did not come.
nonisolated enum OrderFailure: String, Error, Codable, CaseIterable {
  /// The stock room does not answer.
  case noConnection
}
