/// Where a link leads that looks like a button.
///
/// Links are anchors with a look of their own until a style of buttons says otherwise; then they are buttons, whose element
/// still is the anchor.
final class LinkTarget {
  enum Kind { case screen, page, pageOutside }

  /// The address; nil where there is none to open in another tab.
  let address: String?
  let kind: Kind
  /// Whether it leads anywhere.
  let isEnabled: Bool
  /// What is done as the browser follows the address by itself.
  let besides: (() -> Void)?

  init(address: String?, kind: Kind, isEnabled: Bool, besides: (() -> Void)? = nil) {
    self.address = address
    self.kind = kind
    self.isEnabled = isEnabled
    self.besides = besides
    Presence.linkButtons = true
  }

  nonisolated deinit {}

  /// Whether the browser does all that a press is for.
  var followsItself: Bool { kind != .screen && address != nil }

  /// Writes what makes the open element lead there.
  func put(_ visitor: Visitor, isEnabled: Bool) {
    if kind == .screen { visitor.constant(visitor.intern("data-route"), .empty) }
    visitor.attribute(.href, isEnabled ? address : nil)
    visitor.attribute(.target, kind == .pageOutside ? "_blank" : nil)
    visitor.attribute(.rel, kind == .pageOutside ? "noopener" : nil)
  }
}

extension Visitor {
  /// Whether a link here is a button in a style: not where rows and menus have a look for what stands in them.
  func showsLinkAsButton(_ look: ButtonLook) -> Bool {
    Presence.buttonLooks && look != .builtIn(.automatic) && container.actions == .anywhere && !makesRows
  }
}

/// The tag a link was mounted with.
final class LinkTag: Retained {
  let tag: Name

  init(_ tag: Name) {
    self.tag = tag
    super.init()
  }

  nonisolated deinit {}
}
