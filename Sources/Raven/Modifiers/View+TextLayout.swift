extension View {
  /// Shows text of this view in upper or lower case; nil as it was written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    styled(
      StyleKind.TextCase.self,
      .textTransform,
      textCase.map { $0 == .uppercase ? "uppercase" : "lowercase" } ?? "none"
    )
  }

  /// Lets each text of this view take so many lines at most, and ends with an ellipsis what does not fit; nil for as many
  /// as it needs.
  public func lineLimit(_ number: Int?) -> some View {
    _ChainedView(content: self, as: LineLimitLink.self) { LineLimitLink(number.map { max($0, 1) }, outer: $0) }
  }
}

extension Text {
  /// Upper or lower case.
  public nonisolated enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

/// Custom properties that the stylesheet reads on every text below.
private final class LineLimitLink: ChainLink {
  private let limit: Int?
  private var wrapper: OpenElement?

  init(_ limit: Int?, outer: ChainLink?) {
    self.limit = limit
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.has(style: .varLines) { wrapper = visitor.openBare(visitor.boxTag, .child, kind: .g) }
    visitor.decorate(style: .varLines, limit.map { String($0) } ?? "none")
    visitor.decorate(style: .varBox, limit == nil ? "block" : "-webkit-box")
    visitor.decorate(style: .varClip, limit == nil ? "visible" : "hidden")
    // A single line ends anywhere in a word, and can be as short as its first letter.
    visitor.decorate(style: .varWrap, limit == 1 ? "break-all" : "normal")
  }

  override func close(_ visitor: Visitor) {
    guard let wrapper else { return }
    self.wrapper = nil
    visitor.closeBare(wrapper)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: LineLimitLink.self).limit == limit }
}
