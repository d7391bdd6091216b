/// A button that copies the text of another view of the page.
///
/// The view is found by its `accessibilityIdentifier(_:)`: of a field what is typed in it, of anything else the text it shows. The
/// page copies by itself, without asking the app; the button then says “Copied” for two seconds, to screen readers as well. It looks
/// as the button style around it says. Where no script runs it keeps its place and does not show.
///
/// ```swift
/// CodeText(example, language: "swift").accessibilityIdentifier("example")
/// CopyButton("Copy", of: "example").buttonStyle(.bordered)
/// ```
/// It has no place among the items of menus and the actions of alerts.
public struct CopyButton<Label: View>: View {
  private let identifier: String
  private let label: Label

  /// Creates a button with a label of any views.
  ///
  /// - Parameters:
  ///   - identifier: the `accessibilityIdentifier(_:)` of the view whose text is copied.
  ///   - label: what the button shows.
  public init(of identifier: String, @ViewBuilder label: () -> Label) {
    self.identifier = identifier
    self.label = label()
  }

  public var body: some View {
    let identifier = identifier
    _ChainedView(content: Button(action: {}) { CopyLabel(label: label) }, as: CopyLink.self) {
      CopyLink(identifier, outer: $0)
    }
  }
}

extension CopyButton where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: what the button shows.
  ///   - identifier: the `accessibilityIdentifier(_:)` of the view whose text is copied.
  public init(_ title: some StringProtocol, of identifier: String) {
    let text = Text(title)
    self.init(of: identifier) { text }
  }
}

/// Puts an element around the button, whose module copies.
///
/// It keeps the presses to itself: the app has nothing to do.
private final class CopyLink: WrapperLink {
  private let identifier: String

  init(_ identifier: String, outer: ChainLink?) {
    self.identifier = identifier
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: visitor.intern("g copy"))
    visitor.constant(.dataWith, visitor.intern("copy"))
    visitor.attribute(visitor.intern("data-copy"), identifier)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    sameBytes(unsafeDowncast(other, to: CopyLink.self).identifier, identifier)
  }
}
