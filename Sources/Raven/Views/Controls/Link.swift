#if !hasFeature(Embedded)
public import Foundation
#endif

/// A control that leads to an address.
///
/// Schemes other than `http`, `https`, `mailto` and `tel` are refused with a diagnostic: the link then leads nowhere. Whole
/// `http` and `https` addresses open beside the app, relative ones in its place. Where a view further out sets `openURL` in
/// the environment, its handler gets the address instead, whatever the scheme. In a menu it is an item.
///
/// ```swift
/// Link("Terms", destination: URL(string: "https://example.com/terms")!)
/// ```
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(read: { $0.isEnabled }) private var isEnabled
  @Environment(read: { $0.openURL }) private var openURL
  @Environment(read: { $0.buttonLook }) private var look

  /// Creates a link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    LinkBody(destination: destination, openURL: openURL, isEnabled: isEnabled, look: look, label: label)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    let text = Text(title)
    self.init(destination: destination) { text }
  }
}

/// The link: an anchor, or a button in a style.
private struct LinkBody<Label: View>: View {
  let destination: URL
  let openURL: OpenURLAction
  let isEnabled: Bool
  let look: ButtonLook
  let label: Label

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    // In another control a link is what it says and no more.
    let isButton = !visitor.container.isInteractive && visitor.showsLinkAsButton(view.look)
    let outside = visitor.enterBranch(isButton ? 2 : 1)
    if Presence.buttonLooks, isButton {
      Button._visit(view.button(visitor), visitor)
    } else {
      let element = LinkElement(
        destination: view.destination,
        openURL: view.openURL,
        isEnabled: view.isEnabled,
        label: view.label
      )
      LinkElement._visit(element, visitor)
    }
    visitor.leave(outside)
  }

  private func button(_ visitor: Visitor) -> Button<Label> {
    let address = openURL.isHandled ? "#" : visitor.safeAddress(destination.absoluteString)
    let kind = address.map(isWholeWebAddress) == true ? LinkTarget.Kind.pageOutside : .page
    let (openURL, destination) = (openURL, destination)
    let besides = openURL.isHandled ? { openURL(destination) } : nil
    let target = LinkTarget(address: address, kind: kind, isEnabled: isEnabled && address != nil, besides: besides)
    return Button(to: target, action: { openURL(destination) }, label: label)
  }
}

/// The anchor.
///
/// Inside a control it is a span, for no control may hold a link.
private struct LinkElement<Label: View>: _LeafView {
  let destination: URL
  let openURL: OpenURLAction
  let isEnabled: Bool
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isNested = visitor.container.isInteractive
    let isItem = visitor.container.actions == .menu
    let element = visitor.open(
      isNested ? .span : .a,
      isItem ? .raw : .child,
      kind: isItem ? visitor.intern("item") : .gLink
    )
    if isItem { visitor.constant(.role, visitor.intern("menuitem")) }
    visitor.attribute(visitor.intern("data-ink"), visitor.container.hasInk ? "" : nil)
    if !isNested {
      // The browser follows the address, unless a view further out decides what opening means.
      let address = view.openURL.isHandled ? "#" : visitor.safeAddress(view.destination.absoluteString)
      let isOutside = address.map(isWholeWebAddress) ?? false
      visitor.attribute(.href, view.isEnabled ? address : nil)
      visitor.attribute(.target, isOutside ? "_blank" : nil)
      visitor.attribute(.rel, isOutside ? "noopener" : nil)
      visitor.attribute(.ariaDisabled, view.isEnabled ? nil : "true")
      visitor.listen(view.actions(in: isItem ? EnvironmentValues(visitor.environment).presentation : nil))
    }
    visitor.visitLabel(view.label)
    visitor.close(element)
  }

  /// What a click does besides what the browser does; a menu the link stands in closes.
  private func actions(in menu: Presentation?) -> EventActions {
    let (openURL, destination) = (openURL, destination)
    guard isEnabled, openURL.isHandled || menu != nil else { return EventActions() }
    return EventActions(.click) { _ in
      menu?.dismissMenus()
      if openURL.isHandled { openURL(destination) }
    }
  }
}

/// Whether an address leads out of the app.
private func isWholeWebAddress(_ address: String) -> Bool {
  for start: StaticString in ["http:", "https:", "//"] where address.lowercasedASCII(hasPrefix: start) { return true }
  return false
}

extension String {
  /// Whether the text starts with an ASCII prefix, given in lower case, whatever its own case.
  nonisolated func lowercasedASCII(hasPrefix prefix: StaticString) -> Bool {
    withBytes { bytes in
      if bytes.count < prefix.utf8CodeUnitCount { return false }
      for index in 0..<prefix.utf8CodeUnitCount {
        let byte = bytes[index]
        let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        if (isUpper ? byte | 0x20 : byte) != prefix.utf8Start[index] { return false }
      }
      return true
    }
  }
}
