/// Why content is not shown as it is.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons by bit.
  public let rawValue: Int
  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is nothing to show yet: grey bars stand for it.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is marked with `privacySensitive(_:)` is not for every eye.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private nonisolated enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

nonisolated extension EnvironmentValues {
  /// Why content is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Shows bars in place of text and pictures, or hides what is private.
  ///
  /// ```swift
  /// ArticleRow(article ?? .sample).redacted(reason: article == nil ? .placeholder : [])
  /// ```
  /// Assistive technology is told that the view is busy.
  public func redacted(reason: RedactionReasons) -> some View {
    _ChainedView(content: transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }, as: RedactionLink.self) {
      RedactionLink(reason, outer: $0)
    }
  }

  /// Shows the view as it is inside a redacted one.
  public func unredacted() -> some View {
    _ChainedView(content: environment(\.redactionReasons, []), as: UnredactedLink.self) {
      NamedAttributeLink("data-shown", "", outer: $0)
    }
  }

  /// Marks the view as private, for `redacted(reason: .privacy)` around it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    _ChainedView(content: self, as: PrivateLink.self) {
      NamedAttributeLink("data-private", sensitive ? "" : nil, outer: $0)
    }
  }
}

private enum UnredactedLink {}
private enum PrivateLink {}

/// An element around what is redacted, which the stylesheet knows.
private final class RedactionLink: WrapperLink {
  private let reason: RedactionReasons

  init(_ reason: RedactionReasons, outer: ChainLink?) {
    self.reason = reason
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    let isPlaceholder = reason.contains(.placeholder)
    let kind = isPlaceholder ? "placeholder" : reason.contains(.privacy) ? "privacy" : nil
    visitor.attribute(visitor.intern("data-redacted"), kind)
    visitor.attribute(visitor.intern("aria-busy"), isPlaceholder ? "true" : nil)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: RedactionLink.self).reason == reason }
}
