extension Visitor {
  /// Opens an element that is a root of the view being visited: the modifiers in the chain wrap and decorate it.
  ///
  /// `kind` is the element's own class, before the layout classes; `hasRole` says that the view gives it a role itself.
  func open(_ tag: Name, _ rule: LayoutRule, kind: Name? = nil, hasRole: Bool = false) -> OpenElement {
    let taken = chain
    if let taken {
      chain = nil
      if Presence.passingLinks, taken.isPassing { openPassing(taken) } else { openChain(taken) }
    }
    let element = openBare(tag, rule, kind: kind, chain: taken, hasRole: hasRole)
    return element
  }

  /// Opens an element around a control: what describes or focuses the view is held for the control inside.
  func openOuter(_ tag: Name, _ rule: LayoutRule, kind: Name? = nil) -> (element: OpenElement, held: HeldDecorations) {
    let taken = chain
    var held = HeldDecorations()
    if let taken {
      chain = nil
      if Presence.passingLinks, taken.isPassing { openPassing(taken, held: &held) } else { openChain(taken) }
    }
    return (openBare(tag, rule, kind: kind, chain: taken), held)
  }

  /// Closes an element, then the wrappers around it.
  func close(_ element: OpenElement) {
    if let taken = closeBare(element) {
      closeChain(taken)
      chain = taken
    }
  }

  /// Opens a chain of which some links pass others by.
  private func openPassing(_ innermost: ChainLink) {
    describePassing(innermost)
    openChain(innermost)
    takeDescription()
    forEachLink(from: innermost) { $0.decorateElement(self) }
  }

  /// As `openPassing`, with what is for the view's own element held back.
  private func openPassing(_ innermost: ChainLink, held: inout HeldDecorations) {
    describePassing(innermost)
    openChain(innermost)
    held = holdOwnDecorations { forEachLink(from: innermost) { $0.decorateElement(self) } }
  }

  private func describePassing(_ innermost: ChainLink) {
    var properties = AccessibilityProperties()
    forEachLink(from: innermost) { link in
      link.decorateOutermost(self)
      link.describe(&properties)
    }
    if !properties.given.isEmpty { description = AccessibilityDescription(properties) }
  }

  private func forEachLink(from innermost: ChainLink, _ body: (ChainLink) -> Void) {
    var current: ChainLink? = innermost
    while let link = current {
      body(link)
      current = link.outer
    }
  }

  func openChain(_ link: ChainLink) {
    if let outer = link.outer { openChain(outer) }
    link.open(self)
  }

  func closeChain(_ link: ChainLink) {
    link.close(self)
    if let outer = link.outer { closeChain(outer) }
  }

  /// Opens an element without regard to the chain: a wrapper, or an inner part of a control.
  func openBare(
    _ tag: Name,
    _ rule: LayoutRule,
    kind: Name? = nil,
    chain: ChainLink? = nil,
    hasRole: Bool = false
  ) -> OpenElement {
    let index = passed
    let id: UInt32
    var layoutAt = -1
    let outside = container
    if isMounting {
      if !container.isMuted, let objection = MarkupRules.objection(to: tag, in: container) { mute { objection.words } }
      id = container.isMuted ? 0 : unmanagedCoordinator._withUnsafeGuaranteedRef { $0.issueID() }
      let layout = container.measured
      append(ElementSlot(id: id, layout: layout, rule: rule))
      layoutAt = encoder.open(tag, layout: rule.isRaw ? nil : layout)
      if let kind { encoder.constant(.class, kind) }
    } else {
      let slot = next().element
      id = slot.pointee.id
      if id == 0, !container.isMuted {
        container.isMuted = true
        updateEncoder()
      }
      if !slot.pointee.rule.isRaw { setLayout(slot, slot.pointee.layout & 0x0F | container.measured) }
      if isRedrawing {
        layoutAt = encoder.open(tag, layout: slot.pointee.rule.isRaw ? nil : slot.pointee.layout)
        if let kind { encoder.constant(.class, kind) }
      }
    }
    if id != 0 { drawn?.append(id) }
    let element = openElements.push(
      OpenElements.Entry(
        index: index,
        id: id,
        layoutAt: layoutAt,
        outer: place,
        sizing: sizing,
        container: outside,
        chain: chain
      )
    )
    place = Place(parent: id, previous: 0)
    openIndex = index
    sizing = ChildSizing()
    container.tag = tag
    container.offer = Offer()
    container.leaveLazy()
    isLabelled = false
    if !decorations.isEmpty { applyDecorations(isLeaf: rule.isLeaf, hasRole: hasRole) }
    return element
  }

  /// Closes an element opened with `openBare`, and gives the modifiers it was opened with.
  @discardableResult
  func closeBare(_ element: OpenElement) -> ChainLink? {
    let entry = openElements.pop(element)
    let slot = slot(at: entry.index).element
    let rule = slot.pointee.rule
    if isMounting {
      slot.pointee.setCount(passed - entry.index - 1)
      let layout = rule.resolve(sizing) | slot.pointee.layout & 0xF0
      slot.pointee.layout = layout
      encoder.close(entry.id, layoutAt: entry.layoutAt, layout: layout)
    } else {
      if !rule.isRaw { setLayout(slot, rule.resolve(sizing) | slot.pointee.layout & 0xF0) }
      if isRedrawing { encoder.close(entry.id, layoutAt: entry.layoutAt, layout: slot.pointee.layout) }
    }
    place = Place(parent: entry.outer.parent, previous: entry.id == 0 ? entry.outer.previous : entry.id)
    sizing = entry.sizing
    if !rule.isRaw, entry.id != 0 { sizing.add(layout: slot.pointee.layout) }
    container = entry.container
    if entry.id == 0 { updateEncoder() }
    return entry.chain
  }

  private func setLayout(_ slot: UnsafeMutablePointer<ElementSlot>, _ layout: UInt8) {
    if slot.pointee.layout == layout { return }
    slot.pointee.layout = layout
    if isRedrawing { return }
    encoder.target(slot.pointee.id)
    encoder.layout(layout)
  }

  /// Replaces the layout rule of the open element, when a modifier's values changed it.
  func setRule(_ rule: LayoutRule, of element: OpenElement) {
    slot(at: openElements[element].index).element.pointee.rule = rule
  }

  /// What is known of the room an open element was offered.
  func offer(of element: OpenElement) -> Offer { openElements[element].container.offer }

  /// The id of the open element.
  var openID: UInt32 { place.parent }

  // MARK: Markup that is there

  /// Whether elements of the app's own, if there is nothing else in them, are brought to their new values without being opened:
  /// what opening one notes is for views that are laid out, or made.
  var bringsMarkup: Bool {
    !isWriting && chain == nil && decorations.isEmpty && !container.isMuted && !container.isResolving
  }

  /// Goes into an element without opening it, and says where it stands; one that was refused is passed by with everything in it.
  @inline(__always)
  func enterMarkup() -> Place? {
    let index = cursor
    let id = block.slot(index).element.pointee.id
    if id == 0 {
      passElement()
      return nil
    }
    pass(1)
    let outside = place
    place = Place(parent: id, previous: 0)
    openIndex = index
    isLabelled = false
    return outside
  }

  @inline(__always)
  func leaveMarkup(_ outside: Place) { place = Place(parent: outside.parent, previous: place.parent) }

  /// Whether what comes next is a text of the element that was gone into.
  var isAtText: Bool { block.slot(cursor).kind == .value }

  /// Passes the next element by with everything in it.
  func passElement() { pass(1 + Int(block.slot(cursor).element.pointee.count)) }

  /// Replaces the actions of the element that was gone into; most have none, and are told so without a call.
  @inline(__always)
  func listenAgain(_ actions: EventActions) {
    if actions.mask != 0 || block.slot(openIndex).isPresent { listen(actions) }
  }

  // MARK: What an element carries

  /// Text of the open element, which has no child elements.
  func text(_ value: String) {
    switch compare(value) {
    case .same: return
    case .mounted: if !value.isEmpty { encoder.text(value) }
    case .changed:
      encoder.target(openID)
      encoder.text(value)
    }
  }

  /// An attribute that never changes: it has no slot.
  func constant(_ name: Name, _ value: Name) {
    if isWriting { encoder.constant(name, value) }
  }

  /// An attribute whose value is an interned name that may change.
  func attribute(_ name: Name, name value: Name) {
    switch compare(Int(value.rawValue)) {
    case .same: return
    case .mounted: break
    case .changed: encoder.target(openID)
    }
    encoder.constant(name, value)
  }

  /// An attribute that may change; nil for none.
  func attribute(_ name: Name, _ value: String?) {
    switch compare(value) {
    case .same: return
    case .mounted: if let value { encoder.attribute(name, value) }
    case .changed:
      encoder.target(openID)
      if let value { encoder.attribute(name, value) } else { encoder.removeAttribute(name) }
    }
  }

  /// A style property that may change; nil for none.
  func style(_ property: Name, _ value: String?) {
    switch compare(value) {
    case .same: return
    case .mounted: if let value { encoder.style(property, value) }
    case .changed:
      encoder.target(openID)
      if let value { encoder.style(property, value) } else { encoder.removeStyle(property) }
    }
  }

  /// An attribute without a value, there or not.
  func flag(_ name: Name, _ isSet: Bool) {
    switch compare(isSet ? 1 : 0) {
    case .same: return
    case .mounted: if isSet { encoder.attribute(name, "") }
    case .changed:
      encoder.target(openID)
      if isSet { encoder.attribute(name, "") } else { encoder.removeAttribute(name) }
    }
  }

  /// The outcome of holding a value against its slot.
  enum Comparison {
    /// The element is written whole.
    case mounted
    case same
    case changed
  }

  /// Holds an optional string against its slot, which afterwards has it.
  func compare(_ value: String?) -> Comparison {
    let fingerprint = Fingerprint(value)
    if isMounting {
      append(SlotHeader(kind: .value)).fingerprint = fingerprint
      return .mounted
    }
    let slot = next()
    if isRedrawing {
      slot.fingerprint = fingerprint
      return .mounted
    }
    if slot.fingerprint == fingerprint { return .same }
    slot.fingerprint = fingerprint
    return .changed
  }

  /// Holds a number against its slot, which afterwards has it.
  func compare(_ value: Int) -> Comparison {
    if isMounting {
      append(SlotHeader(kind: .value)).number = value
      return .mounted
    }
    let slot = next()
    if isRedrawing {
      slot.number = value
      return .mounted
    }
    if slot.number == value { return .same }
    slot.number = value
    return .changed
  }

  /// A retained object: made while mounting, found again while patching.
  func object<Kind: Retained>(_ make: () -> Kind) -> Kind {
    if isMounting {
      let made = make()
      append(SlotHeader(kind: .object)).initialize(object: made)
      return made
    }
    return unsafeDowncast(next().object, to: Kind.self)
  }

  /// The actions of the open element itself; replaced whole on every visit, before its children are opened.
  ///
  /// Those of modifiers come first.
  func listen(_ actions: EventActions) { listen(actions, of: .view) }

  /// The actions that modifiers put on the open element.
  func listenForModifiers(_ actions: EventActions) { listen(actions, of: .modifiers) }

  /// Changes the open element's listener, which is there while there is something to do: most elements do nothing.
  private func listen(_ actions: EventActions, of giver: Listener.Giver) {
    if actions.mask == 0, isMounting { return }
    let slot = slot(at: openIndex)
    assert(
      slot.kind == .element && slot.element.pointee.id == openID,
      "a child was opened before its element's actions"
    )
    if openID == 0 || (actions.mask == 0 && !slot.isPresent) { return }
    let (before, mask) = unmanagedCoordinator._withUnsafeGuaranteedRef {
      $0.listeners.replace(actions, of: giver, on: openID)
    }
    slot.header.pointee.isPresent = mask != 0
    if before == mask, !isRedrawing { return }
    if !isWriting { encoder.target(openID) }
    encoder.listen(mask)
  }
}

/// Whether two strings have the same UTF-8; `==` would also call differently composed text the same.
nonisolated func sameBytes(_ left: String, _ right: String) -> Bool {
  let count = left.utf8.count
  if count != right.utf8.count { return false }
  var left = left
  var right = right
  return left.withUTF8 { left in
    right.withUTF8 { right in
      if left.baseAddress == right.baseAddress { return true }
      var index = 0
      while index < count {
        if left[index] != right[index] { return false }
        index += 1
      }
      return true
    }
  }
}
