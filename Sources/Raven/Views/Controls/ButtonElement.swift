/// The button element.
///
/// Inside another control it is a span with the role, for no button may hold a button.
struct ButtonElement<Label: View>: _LeafView {
  let look: _ButtonLook
  var role: ButtonRole?
  /// Where it leads, if it is a link.
  var target: LinkTarget?
  /// Where to note that it is held down, if somebody wants to know.
  var press: PressState?
  /// For a button that is on or off: which.
  var isOn: Bool?
  let isEnabled: Bool
  var shortcut: KeyboardShortcut?
  let action: () -> Void
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isNested = visitor.container.isInteractive
    let values = EnvironmentValues(visitor.environment)
    // A button beside others in a row is no row.
    let isAlone = visitor.container.axis == .none && !isNested
    let isWide = view.look == .automatic && values.standing.isRow && isAlone
    let rule = isWide ? LayoutRule(x: .fills, y: .child) : LayoutRule.child
    let tag = Presence.linkButtons ? view.tag(isNested: isNested, visitor) : isNested ? .span : .button
    let element = visitor.open(tag, rule)
    visitor.setRule(rule, of: element)
    visitor.attribute(.class, name: view.kind(isWide: isWide, visitor))
    if Presence.buttonExtras { view.extras(values).put(visitor) } else { _ = visitor.compare(nil) }
    if isNested {
      view.nested(visitor)
    } else if Presence.linkButtons, tag == .a {
      view.anchor(visitor)
    } else {
      view.alone(visitor)
    }
    visitor.listen(view.actions)
    visitor.container.isInteractive = true
    visitor.container.isPhrasing = true
    visitor.container.axis = .none
    Label._visit(view.label, visitor)
    visitor.close(element)
  }

  /// An anchor, for a link that has an address; it stays what it was at first.
  private func tag(isNested: Bool, _ visitor: Visitor) -> Name {
    let usual: Name = isNested ? .span : .button
    guard let target else { return usual }
    return visitor.object { LinkTag(isNested || target.address == nil ? usual : .a) }.tag
  }

  private func anchor(_ visitor: Visitor) {
    target?.put(visitor, isEnabled: isEnabled)
    visitor.attribute(.ariaDisabled, isEnabled ? nil : "true")
  }

  private func nested(_ visitor: Visitor) {
    visitor.constant(.role, .button)
    visitor.attribute(.tabindex, isEnabled ? "0" : nil)
    visitor.attribute(.ariaDisabled, isEnabled ? nil : "true")
  }

  private func alone(_ visitor: Visitor) {
    visitor.constant(.type, .button)
    visitor.flag(.disabled, !isEnabled)
  }

  private func extras(_ values: EnvironmentValues) -> ButtonExtras {
    let shape = values.buttonBorderShape
    return ButtonExtras(
      size: values.controlSize.name,
      radius: shape.radius,
      isSquare: shape.isSquare,
      pressed: isOn.map { $0 ? "true" : "false" },
      keys: shortcut?.attribute,
      isHeard: press != nil
    )
  }

  private var actions: EventActions {
    guard isEnabled else { return EventActions() }
    var actions = EventActions()
    if Presence.linkButtons, let target, target.followsItself {
      if let besides = target.besides { actions.add(.click) { _ in besides() } }
    } else {
      let action = action
      actions.add(.click) { _ in action() }
    }
    if let press {
      actions.add(.press) { event in
        if case .press(let isDown) = event.payload { press.set(isDown) }
      }
    }
    return actions
  }

  private func kind(isWide: Bool, _ visitor: Visitor) -> Name {
    let isDestructive = role == .destructive
    switch look {
    case .plain: return isDestructive ? .gBtnDestructive : .gBtn
    case .automatic where isWide:
      return isDestructive ? .gBtnBorderlessWideDestructive : .gBtnBorderlessWide
    case .automatic where visitor.container.hasInk, .borderless where visitor.container.hasInk:
      return isDestructive ? .gBtnDestructive : .gBtn
    case .automatic, .borderless: return isDestructive ? .gBtnBorderlessDestructive : .gBtnBorderless
    case .bordered: return isDestructive ? .gBtnBorderedDestructive : .gBtnBordered
    case .borderedProminent: return isDestructive ? .gBtnProminentDestructive : .gBtnProminent
    case .own: return .gBtnOwn
    }
  }
}

/// What most buttons have not: it takes one slot for all.
private struct ButtonExtras {
  let size: StaticString?
  let radius: String?
  let isSquare: Bool
  let pressed: String?
  let keys: String?
  let isHeard: Bool

  /// Everything in one string; nil for an ordinary button.
  private var signature: String? {
    if size == nil, radius == nil, pressed == nil, keys == nil, !isHeard { return nil }
    let words = [size?.description ?? "", radius ?? "", isSquare ? "1" : "0", pressed ?? "", isHeard ? "1" : "0"]
    return words.joined(separator: " ") + " " + (keys ?? "")
  }

  func put(_ visitor: Visitor) {
    let signature = signature
    switch visitor.compare(signature) {
    case .same: return
    case .mounted: if signature == nil { return }
    case .changed: visitor.encoder.target(visitor.openID)
    }
    set(visitor.intern("data-size"), size?.description, visitor)
    set(visitor.intern("data-shape"), isSquare ? "circle" : nil, visitor)
    set(.ariaPressed, pressed, visitor)
    set(visitor.intern("data-keys"), keys, visitor)
    set(.dataWith, isHeard || keys != nil ? "button" : nil, visitor)
    let shape = visitor.intern("--shape")
    if let radius {
      visitor.encoder.style(shape, radius)
    } else if !visitor.isWriting {
      visitor.encoder.removeStyle(shape)
    }
  }

  private func set(_ name: Name, _ value: String?, _ visitor: Visitor) {
    if let value {
      visitor.encoder.attribute(name, value)
    } else if !visitor.isWriting {
      visitor.encoder.removeAttribute(name)
    }
  }
}
