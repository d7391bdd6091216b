/// An element that leads to another screen: a link where the screen has an address, else a button.
struct RouteLink<Label: View>: _LeafView {
  /// The address; nil for none.
  let address: String?
  let kind: StaticString
  var isEnabled = true
  var isCurrent = false
  var name: String?
  let action: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isNested = visitor.container.isInteractive
    let tag = visitor.object { LinkTag(isNested ? .span : view.address == nil ? .button : .a) }.tag
    let element = visitor.open(tag, .child, kind: visitor.intern(view.kind))
    if tag == .a {
      visitor.constant(visitor.intern("data-route"), .empty)
      visitor.attribute(.href, view.isEnabled ? view.address : nil)
    } else {
      visitor.constant(isNested ? .role : .type, .button)
    }
    visitor.attribute(.ariaDisabled, view.isEnabled ? nil : "true")
    visitor.attribute(.ariaCurrent, view.isCurrent ? "page" : nil)
    if !visitor.isLabelled { visitor.attribute(.ariaLabel, view.name) }
    let action = view.action
    visitor.listen(view.isEnabled ? EventActions(.click) { _ in action() } : EventActions())
    visitor.container.isInteractive = true
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    Label._visit(view.label, visitor)
    visitor.close(element)
  }
}

/// The tag a link was mounted with.
private final class LinkTag: Retained {
  let tag: Name

  init(_ tag: Name) {
    self.tag = tag
    super.init()
  }

  nonisolated deinit {}
}
