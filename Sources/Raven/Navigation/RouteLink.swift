/// An element that leads to another screen: a link where the screen has an address, else a button.
struct RouteLink<Label: View>: _LeafView {
  /// The address; nil for none.
  let address: String?
  let kind: StaticString
  /// The shortcut that presses it, as `data-keys` says it.
  var keys: String?
  var isEnabled = true
  var isCurrent = false
  var name: String?
  let action: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openRoute(
      view.address,
      view.kind,
      name: view.name,
      keys: view.keys,
      isEnabled: view.isEnabled,
      isCurrent: view.isCurrent,
      view.action
    )
    visitor.visitLabel(view.label)
    visitor.close(element)
  }
}

extension Visitor {
  /// Opens what leads to another screen: what is the same whatever its label.
  fileprivate func openRoute(
    _ address: String?,
    _ kind: StaticString,
    name: String?,
    keys: String?,
    isEnabled: Bool,
    isCurrent: Bool,
    _ action: @escaping () -> Void
  ) -> OpenElement {
    let isNested = container.isInteractive
    let isItem = container.actions == .menu
    let tag = object { LinkTag(isNested ? .span : address == nil ? .button : .a) }.tag
    let element = open(tag, isItem ? .raw : .child, kind: intern(isItem ? "item" : kind))
    if isItem { constant(.role, intern("menuitem")) }
    if tag == .a {
      constant(intern("data-route"), .empty)
      attribute(.href, isEnabled ? address : nil)
    } else {
      constant(isNested ? .role : .type, .button)
    }
    attribute(intern("data-ink"), container.hasInk ? "" : nil)
    attribute(.ariaDisabled, isEnabled ? nil : "true")
    attribute(.ariaCurrent, isCurrent ? "page" : nil)
    attribute(intern("data-keys"), keys)
    attribute(.dataWith, keys == nil ? nil : "button")
    if !isLabelled { attribute(.ariaLabel, name) }
    let menu = isItem ? EnvironmentValues(environment).presentation : nil
    let perform: (PageEvent) -> Void = { _ in
      menu?.dismissMenus()
      action()
    }
    listen(isEnabled ? EventActions(.click, perform) : EventActions())
    return element
  }
}
