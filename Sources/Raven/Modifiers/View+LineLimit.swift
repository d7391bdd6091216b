extension View {
  /// Lets fields in this view that grow be so many lines high, and texts take so many at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    fieldRows(limit.lowerBound).lineLimit(max(limit.upperBound, 1))
  }

  /// Lets fields in this view that grow be at least so many lines high.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { fieldRows(limit.lowerBound).lineLimit(nil) }

  /// Lets texts in this view, and fields that grow, take so many lines at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(max(limit.upperBound, 1)) }

  /// Lets texts in this view take so many lines at most, and keeps the room of as many in fields that grow.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    fieldRows(reservesSpace ? limit : 1).lineLimit(max(limit, 1))
  }

  private func fieldRows(_ count: Int) -> _ChainedView<Self, FieldRowsLink> {
    _ChainedView(content: self, as: FieldRowsLink.self) { FieldRowsLink(max(count, 1), outer: $0) }
  }
}

/// A custom property that the stylesheet reads on fields below.
private final class FieldRowsLink: ChainLink {
  private let count: Int

  init(_ count: Int, outer: ChainLink?) {
    self.count = count
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let property = visitor.intern("--rows")
    if !visitor.decorations.has(style: property) { visitor.decorate(style: property, String(count)) }
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: FieldRowsLink.self).count == count }
}
