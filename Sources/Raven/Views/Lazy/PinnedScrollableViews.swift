/// Which parts of sections stay in sight while a lazy container scrolls through them.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the start of what is seen of their sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the end of what is seen of their sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension Visitor {
  /// Visits what stands in a lazy container: lists in it build what is near the window.
  func lazily(pinning pinned: PinnedScrollableViews = [], inLines hasLines: Bool = false, _ visit: () -> Void) {
    Presence.lazyRows = true
    let outer = (rowBudget, lazyLists, container)
    rowBudget = ListWindow.initial
    container.isLazy = true
    container.pinned = pinned
    container.hasLines = hasLines
    visit()
    (rowBudget, lazyLists, container) = outer
  }
}
