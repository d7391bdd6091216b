extension View {
  /// Keeps a distance around the view.
  ///
  /// ```swift
  /// Text("Note").padding(.horizontal, 12).padding(.vertical, 6)
  /// ```
  ///
  /// Without a length it is the usual 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Keeps the same distance on all sides.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Keeps a distance of its own on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    _ChainedView(content: self, as: PaddingLink.self) { PaddingLink(insets, outer: $0) }
  }
}

/// Padding is a grid around the view, not CSS padding, which a stack would not count when it shares out room.
///
/// Negative insets are margins.
private final class PaddingLink: WrapperLink {
  private let insets: EdgeInsets

  init(_ insets: EdgeInsets, outer: ChainLink?) {
    self.insets = insets
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .gP)
    visitor.container.offer.inset(insets)
    let (rows, columns) = ((insets.top, insets.bottom), (insets.leading, insets.trailing))
    visitor.style(
      .gridTemplate,
      pair(max(rows.0, 0), " 1fr ", max(rows.1, 0)) + "/" + pair(max(columns.0, 0), " 1fr ", max(columns.1, 0))
    )
    let hasNegative = min(rows.0, rows.1, columns.0, columns.1) < 0
    visitor.style(
      .margin,
      hasNegative
        ? pair(min(rows.0, 0), " ", min(columns.1, 0)) + " " + pair(min(rows.1, 0), " ", min(columns.0, 0))
        : nil
    )
  }

  @inline(never)
  private func pair(_ first: CGFloat, _ between: String, _ second: CGFloat) -> String {
    px(first) + between + px(second)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: PaddingLink.self).insets == insets }
}
