/// How long something took, counted by steps: what Prometheus makes quantiles of.
nonisolated struct Histogram: Equatable {
  /// Up to where each step counts, in nanoseconds; beyond the last is one more.
  static let bounds: [Nanoseconds] = [
    100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000,
    250_000_000, 1_000_000_000,
  ]

  /// How many fell into each step, without those of the steps before.
  private(set) var counts = [UInt64](repeating: 0, count: bounds.count + 1)
  /// All of them together.
  private(set) var sum: Nanoseconds = 0

  mutating func add(_ time: Nanoseconds) {
    counts[Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count] += 1
    sum &+= time
  }
}
