/// What an evaluator was told, oldest first: for the report of something that went wrong.
public final class Breadcrumbs {
  /// What was told.
  public private(set) var trail: [String] = []
  /// How many are kept; the oldest go first.
  public let limit: Int

  /// Creates a trail that keeps so many.
  public init(limit: Int = 100) { self.limit = max(0, limit) }
  nonisolated deinit {}

  /// Adds what was told.
  public func leave(_ breadcrumb: String) {
    trail.append(breadcrumb)
    if trail.count > limit { trail.removeFirst(trail.count - limit) }
  }
}
