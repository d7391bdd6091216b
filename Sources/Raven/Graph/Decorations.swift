/// What modifiers put on the next element that is opened.
///
/// The order of calls is the order of slots, and the same modifiers always make the same calls.
struct Decorations {
  enum Item {
    case style(Name, String?)
    case attribute(Name, String?)
    case listen(EventActions)
    case describe(AccessibilityDescription)
    /// Actions made on the element itself.
    case listenOnElement((Visitor) -> EventActions)
    case focusable(Name)
  }

  fileprivate(set) var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// Whether a style property waits already, so that another needs an element of its own.
  func has(style property: Name) -> Bool {
    for case .style(property, _) in items { return true }
    return false
  }

  /// Whether an attribute waits already.
  func has(attribute name: Name) -> Bool {
    for case .attribute(name, _) in items { return true }
    return false
  }

  /// How far from the page the innermost change of space stands that waits; an element has one of each step, and CSS
  /// applies them in this order.
  var space = Space.none

  /// The steps from the page to the element.
  enum Space: UInt8 {
    case none
    case moved
    case turned
    case filtered
  }
}

/// Decorations on their way to an element further in.
struct HeldDecorations {
  fileprivate(set) var decorations = Decorations()
}

extension Visitor {
  /// Adds a style that inner modifiers of the same kind multiply with: two need two elements.
  @inline(__always) func decorate(style property: Name, _ value: String?) {
    if property.isLookOfText { Presence.textRuns = true }
    add(style: property, value)
  }

  @inline(never) private func add(style property: Name, _ value: String?) {
    decorations.items.append(.style(property, value))
  }

  /// Adds the slot of a style that nothing has set yet.
  func reserve(style property: Name) { add(style: property, nil) }

  /// Adds an attribute.
  func decorate(attribute name: Name, _ value: String?) { decorations.items.append(.attribute(name, value)) }

  /// Adds actions.
  func decorate(_ actions: EventActions) { decorations.items.append(.listen(actions)) }

  /// Has the element be one that a `FocusState` follows.
  func decorate(focus link: FocusLink) { decorations.items.append(.listenOnElement { $0.follow(link) }) }

  /// Has the element take the focus, also if it is no control: by keyboard (0), or only when commanded (-1).
  func decorate(focusable order: Name) { decorations.items.append(.focusable(order)) }

  /// Has the next element be the one that assistive technology is told of.
  func takeDescription() {
    guard let taken = description else { return }
    description = nil
    decorations.items.append(.describe(taken))
  }

  /// Takes what modifiers have for the view's own element, to be put on an element further in.
  ///
  /// A control that opens a label around its input gives the input what describes and focuses it.
  func holdOwnDecorations(_ decorate: () -> Void) -> HeldDecorations {
    let waiting = decorations
    decorations = Decorations()
    takeDescription()
    decorate()
    defer { decorations = waiting }
    return HeldDecorations(decorations: decorations)
  }

  /// Has the next element take what was held.
  func putHeld(_ held: HeldDecorations) { decorations.items.append(contentsOf: held.decorations.items) }

  /// Puts everything that waits on the element just opened.
  func applyDecorations(isLeaf: Bool, hasRole: Bool) {
    let items = decorations.items
    decorations.items.removeAll(keepingCapacity: true)
    decorations.space = .none
    var actions: EventActions?
    func add(_ more: EventActions) {
      if actions == nil { actions = more } else { actions?.add(more) }
    }
    for item in items {
      switch item {
      case .style(let property, let value): style(property, value)
      case .attribute(let name, let value): attribute(name, value)
      case .listen(let more): add(more)
      case .describe(let description):
        if Presence.passingLinks { describe(description.properties, isLeaf: isLeaf, hasRole: hasRole) }
      case .listenOnElement(let make): add(make(self))
      case .focusable(let order): if !MarkupRules.isControl(container.tag) { constant(.tabindex, order) }
      }
    }
    if let actions { listenForModifiers(actions) }
  }
}
