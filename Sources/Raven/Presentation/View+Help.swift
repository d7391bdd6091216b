extension View {
  /// Explains the view in a few words: shown beside it while a pointer rests on it or it has the keyboard focus, and told
  /// by assistive technology as its hint.
  ///
  /// ```swift
  /// Button("Archive") { archive() }.help("Moves the note out of sight")
  /// ```
  public func help(_ text: Text) -> some View {
    let words = text.string
    return _ChainedView(content: accessibilityHint(words), as: HelpLink.self) { HelpLink(words, outer: $0) }
  }

  /// Explains the view in a few words.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }
}

/// Puts an element around that shows the words.
private final class HelpLink: WrapperLink {
  private let words: String

  init(_ words: String, outer: ChainLink?) {
    self.words = words
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.constant(.dataWith, visitor.intern("help"))
    visitor.attribute(visitor.intern("data-help"), words)
  }

  override func absorb(_ other: ChainLink) -> Bool { sameBytes(unsafeDowncast(other, to: HelpLink.self).words, words) }
}
