#if !hasFeature(Embedded)
public import Foundation
#endif

/// A page of another site, shown inside this one.
///
/// It can run its own scripts, take input and open windows, and can reach nothing of the page around it. The browser loads it when it
/// comes near the window, and does not tell it where it is shown. It is as wide as there is room.
///
/// ```swift
/// @main struct GuideApp: App {
///   var body: some Scene {
///     WindowGroup { EmbeddedPage("A tour in two minutes", url: tour) }
///       .embeddedPages(from: ["https://www.youtube-nocookie.com"])
///   }
/// }
/// ```
/// The address begins with `https://`, or is relative, for a page that the same host serves and lets others show; any other is
/// refused with a diagnostic, and the title stands in its place. Where it comes from must be one of `embeddedPages(from:)`, or the
/// browser shows nothing. Pages of Raven let nobody show them.
public struct EmbeddedPage: View {
  private let title: String
  private let address: String
  private let minHeight: CGFloat

  /// Creates a view of a page.
  ///
  /// - Parameters:
  ///   - title: what assistive technology calls it.
  ///   - url: where it is.
  ///   - minHeight: how high it is at least, in points.
  public init(_ title: some StringProtocol, url: URL, minHeight: CGFloat = 320) {
    self.title = String(title)
    address = url.absoluteString
    self.minHeight = minHeight
  }

  public var body: some View {
    if let page = checkedAddress {
      // Another address is another frame: one that goes elsewhere would be an entry of the history to go back to.
      EmbeddedFrame(title: title, page: page, minHeight: minHeight).id(page.text)
    } else {
      Text(title)
    }
  }

  private var checkedAddress: EmbeddedAddress? {
    let page = EmbeddedAddress(address)
    if page == nil { Diagnostics.report(.refusedEmbed(title, address)) }
    return page
  }
}

/// The frame a page is shown in.
private struct EmbeddedFrame: _LeafView {
  let title: String
  let page: EmbeddedAddress
  let minHeight: CGFloat

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.intern("iframe"), .fills, kind: visitor.intern("embed"), hasRole: true)
    visitor.style(.minHeight, px(max(0, view.minHeight)))
    visitor.attribute(.title, view.title)
    visitor.constant(.loading, .lazy)
    visitor.constant(visitor.intern("referrerpolicy"), visitor.intern("no-referrer"))
    // Before the address: what is loaded is bound by what stands here then. With `allow-same-origin` as well, a page of our own
    // origin could take its sandbox off.
    visitor.attribute(
      visitor.intern("sandbox"),
      name: visitor.intern(view.page.isOwn ? "allow-scripts" : "allow-scripts allow-forms allow-popups")
    )
    #if !hasFeature(Embedded)
    let allowed = visitor.coordinator.context.frameSources
    if !allowed.contains(view.page.origin) {
      Diagnostics.report(.embedNotAllowed(view.title, from: view.page.origin, allowed))
    }
    #endif
    visitor.attribute(.src, view.page.text)
    visitor.close(element)
  }
}
