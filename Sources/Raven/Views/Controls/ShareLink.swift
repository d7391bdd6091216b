#if !hasFeature(Embedded)
public import Foundation
#endif

/// A button that hands an address or a text to other apps, as the browser does that.
///
/// Where a browser cannot, as most on a desk, it copies what is to be shared and says “Copied” for two seconds. The page
/// does so by itself, without asking the app. The button looks as the button style around it says, and where no script runs
/// it keeps its place and does not show.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.com/trails/ridge-walk")!)
/// ShareLink("Tell a friend", item: "Meet you at the saddle", subject: Text("Ridge Walk"))
/// ```
/// An address that is relative is one of the app itself. Addresses other than `http`, `https`, `mailto` and `tel` are refused
/// with a diagnostic.
public struct ShareLink<Label: View>: View {
  private let item: SharedItem
  private let label: Label

  private init(_ item: SharedItem, _ label: Label) {
    self.item = item
    self.label = label
  }

  /// Creates a button that shares an address, with a label of any views.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(SharedItem(address: item.absoluteString, subject, message), label())
  }

  /// Creates a button that shares a text, with a label of any views.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(SharedItem(text: item, subject, message), label())
  }

  public var body: some View {
    let item = item
    _ChainedView(content: Button(action: {}) { CopyLabel(label: label) }, as: ShareWrapper.self) {
      ShareWrapper(item, outer: $0)
    }
  }
}

/// What a `ShareLink` without a title of its own says.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text) { self.title = title }

  public var body: some View {
    Raven.Label {
      title
    } icon: {
      Image(decorativeSystemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(verbatim: "Share…")) }
  }

  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(verbatim: "Share…")) }
  }

  /// Creates a button with a title that shares an address.
  public init(_ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(verbatim: String(title)), item: item, subject: subject, message: message)
  }

  /// Creates a button with a title that shares a text.
  public init(_ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(verbatim: String(title)), item: item, subject: subject, message: message)
  }

  /// Creates a button with a title that shares an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title) }
  }

  /// Creates a button with a title that shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title) }
  }
}

/// What is handed on.
private struct SharedItem: Equatable {
  var address: String?
  var text: String?
  let title: String?

  init(address: String? = nil, text: String? = nil, _ subject: Text?, _ message: Text?) {
    self.address = address
    // Beside an address the message is the text; beside a text it goes before it.
    self.text = [message?.string, text].compactMap { $0 }.joined(separator: "\n")
    title = subject?.string
  }
}

/// Puts an element around the button, whose module shares.
private final class ShareWrapper: WrapperLink {
  private let item: SharedItem

  init(_ item: SharedItem, outer: ChainLink?) {
    self.item = item
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: visitor.intern("g copy"))
    visitor.constant(.dataWith, visitor.intern("share"))
    visitor.attribute(visitor.intern("data-address"), item.address.flatMap { visitor.safeAddress($0) })
    visitor.attribute(visitor.intern("data-text"), item.text)
    visitor.attribute(visitor.intern("data-subject"), item.title)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: ShareWrapper.self).item == item }
}
