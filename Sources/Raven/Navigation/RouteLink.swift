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
    let isItem = visitor.container.actions == .menu
    let tag = visitor.object { LinkTag(isNested ? .span : view.address == nil ? .button : .a) }.tag
    let element = visitor.open(tag, isItem ? .raw : .child, kind: visitor.intern(isItem ? "item" : view.kind))
    if isItem { visitor.constant(.role, visitor.intern("menuitem")) }
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
    let menu = isItem ? EnvironmentValues(visitor.environment).presentation : nil
    let perform: (PageEvent) -> Void = { _ in
      menu?.dismissMenus()
      action()
    }
    visitor.listen(view.isEnabled ? EventActions(.click, perform) : EventActions())
    visitor.visitLabel(view.label)
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
