/// A width of the page from which it is laid out in another way.
public nonisolated enum PageWidth: Equatable, Hashable, Sendable {
  /// Where the columns of a split view stand side by side: 44 times the size of text, 704 points unless text is larger.
  case regular
  /// Where there is room for one thing more beside them: 75 times the size of text, 1,200 points.
  case wide

  fileprivate var name: StaticString {
    switch self {
    case .regular: "regular"
    case .wide: "wide"
    }
  }
}

extension View {
  /// Shows the view only on pages that are at least so wide.
  ///
  /// Raven's own: the stylesheet decides, so nothing is measured and nothing moves when the page appears. Use it for what a
  /// narrow page has elsewhere, or does without; `horizontalSizeClass` for whatever else depends on the width.
  ///
  /// ```swift
  /// HStack {
  ///   Article()
  ///   TableOfContents().shown(from: .wide)
  /// }
  /// ```
  public func shown(from width: PageWidth) -> some View {
    _ChainedView(content: self, as: PageWidthLink.self) { PageWidthLink(width, isShown: true, outer: $0) }
  }

  /// Hides the view on pages that are at least so wide.
  ///
  /// Raven's own: the other half of `shown(from:)`, for what takes a view's place on a narrow page. Hidden views are there for
  /// nobody, assistive technology neither, and keep their state.
  public func hidden(from width: PageWidth) -> some View {
    _ChainedView(content: self, as: PageWidthLink.self) { PageWidthLink(width, isShown: false, outer: $0) }
  }
}

private final class PageWidthLink: ChainLink {
  private let width: PageWidth
  private let isShown: Bool

  init(_ width: PageWidth, isShown: Bool, outer: ChainLink?) {
    self.width = width
    self.isShown = isShown
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func decorateOutermost(_ visitor: Visitor) {
    visitor.decorate(attribute: visitor.intern("data-from"), isShown ? width.name.description : nil)
    visitor.decorate(attribute: visitor.intern("data-until"), isShown ? nil : width.name.description)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: PageWidthLink.self)
    return other.width == width && other.isShown == isShown
  }
}
