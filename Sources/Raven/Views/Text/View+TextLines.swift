#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Underlines text in this view.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    styled(StyleKind.Decoration.self, .textDecoration, isActive ? line("underline", pattern, color) : nil)
  }

  /// Strikes text in this view through.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    styled(StyleKind.Decoration.self, .textDecoration, isActive ? line("line-through", pattern, color) : nil)
  }

  private func line(_ kind: String, _ pattern: Text.LineStyle.Pattern, _ color: Color?) -> String {
    var value = kind
    if pattern != .solid { value += " " + pattern.css }
    if let color { value += " " + color.css }
    return value
  }

  /// Changes the distance between letters in this view.
  public func kerning(_ kerning: CGFloat) -> some View {
    styled(TextKind.Spacing.self, .letterSpacing, kerning == 0 ? nil : px(kerning))
  }

  /// Changes the distance between letters in this view, as `kerning(_:)`: browsers know one kind.
  public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Sets text in this view in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

  /// Sets digits in this view in one width, so that a number that changes stays where it is.
  public func monospacedDigit() -> some View {
    styled(TextKind.Digits.self, "font-variant-numeric", "tabular-nums")
  }

  /// Sets the kind of letter forms in this view, for fonts that do not name one.
  public func fontDesign(_ design: Font.Design?) -> some View {
    _ChainedView(content: self, as: DesignLink.self) { DesignLink(design, outer: $0) }
  }

  /// Sets how wide letters are in this view, where the typeface has several widths.
  public func fontWidth(_ width: Font.Width?) -> some View {
    styled(TextKind.Width.self, "font-stretch", width.map { percent($0.part) })
  }

  /// Adds room between the lines of text in this view.
  ///
  /// Lines then stand 1.3 times the size of the font and this much apart.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    _ChainedView(content: self, as: LineSpacingLink.self) {
      LineSpacingLink(lineSpacing == 0 ? nil : px(max(lineSpacing, 0)), outer: $0)
    }
  }

  /// Lets text in this view be selected, or not; on a page it is unless a view says otherwise.
  public func textSelection<Selection: TextSelectability>(_ selectability: Selection) -> some View {
    styled(TextKind.Selection.self, "user-select", Selection.allowsSelection ? "text" : "none")
  }

  /// Sets where text is cut that does not fit; a page cuts the end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Not available: a browser does not shrink text to fit.
  @available(*, unavailable, message: "Use lineLimit(_:), or ViewThatFits with smaller fonts.")
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Not available: a browser does not squeeze letters to fit.
  @available(*, unavailable, message: "Use lineLimit(_:), or kerning(_:) with a negative distance.")
  public func allowsTightening(_ flag: Bool) -> some View { self }
}

extension Text {
  /// Where text is cut that does not fit.
  public nonisolated struct TruncationMode: Hashable, Sendable {
    /// At its end.
    public static let tail = TruncationMode()
    /// Not available: a browser cuts text at its end.
    @available(*, unavailable, message: "A browser cuts text at its end: use .tail.")
    public static var head: TruncationMode { tail }
    /// Not available: a browser cuts text at its end.
    @available(*, unavailable, message: "A browser cuts text at its end: use .tail.")
    public static var middle: TruncationMode { tail }
  }
}

/// Whether text can be selected.
public nonisolated protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public nonisolated struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public nonisolated struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static nonisolated var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static nonisolated var disabled: Self { Self() }
}

/// The properties of text that have modifiers, as types.
enum TextKind {
  enum Spacing {}
  enum Digits {}
  enum Width {}
  enum Selection {}
}

/// The family of this view, and of fonts inside that name no design: they take it from the token of plain text.
private final class DesignLink: WrapperLink {
  private let design: Font.Design?

  init(_ design: Font.Design?, outer: ChainLink?) {
    self.design = design
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.has(style: .fontFamily) { wrap(visitor, .child, kind: .g) }
    let isPlain = design == nil || design == .default
    visitor.decorate(style: .fontFamily, design?.css)
    visitor.decorate(style: visitor.intern("--sans"), isPlain ? nil : design?.css)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: DesignLink.self).design == design }
}

/// Room between lines, which the stylesheet adds in every text inside.
private final class LineSpacingLink: WrapperLink {
  private let room: String?

  init(_ room: String?, outer: ChainLink?) {
    self.room = room
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let attribute = visitor.intern("data-leading")
    if visitor.decorations.has(attribute: attribute) { wrap(visitor, .child, kind: .g) }
    visitor.decorate(attribute: attribute, room == nil ? nil : "")
    visitor.decorate(style: visitor.intern("--leading"), room)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: LineSpacingLink.self).room == room }
}
