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
    lines(number)
  }

  /// Lets each text of this view take so many lines at most; with `reservesSpace` it takes their room in any case.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit).lineRoom(reservesSpace ? limit : nil)
  }

  /// Lets each text of this view take so many lines at most and gives it the room of the least in any case.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.upperBound).lineRoom(limit.lowerBound)
  }

  /// Gives each text of this view the room of so many lines in any case.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(nil).lineRoom(limit.lowerBound) }

  /// Lets each text of this view take so many lines at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(limit.upperBound) }

  private func lines(_ number: Int?) -> _ChainedView<Self, LineLimitLink> {
    _ChainedView(content: self, as: LineLimitLink.self) { LineLimitLink(number.map { max($0, 1) }, outer: $0) }
  }

  private func lineRoom(_ number: Int?) -> _ChainedView<Self, LineRoomLink> {
    _ChainedView(content: self, as: LineRoomLink.self) { LineRoomLink(number.map { max($0, 1) }, outer: $0) }
  }
}

/// The least number of lines, for the stylesheet to make room for in every text inside.
private final class LineRoomLink: WrapperLink {
  private let lines: Int?

  init(_ lines: Int?, outer: ChainLink?) {
    self.lines = lines
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let attribute = visitor.intern("data-rows")
    if visitor.decorations.has(attribute: attribute) { wrap(visitor, .child, kind: .g) }
    visitor.decorate(attribute: attribute, lines == nil ? nil : "")
    visitor.decorate(style: visitor.intern("--rows"), lines.map { String($0) })
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: LineRoomLink.self).lines == lines }
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
