/// What modifiers put on the next element that is opened.
///
/// The order of calls is the order of slots, and the same modifiers always make the same calls.
struct Decorations {
  enum Item {
    case style(Name, String?)
    case attribute(Name, String?)
    case listen(EventActions)
  }

  fileprivate(set) var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// Whether a style property waits already, so that another needs an element of its own.
  func has(style property: Name) -> Bool {
    for case .style(property, _) in items { return true }
    return false
  }
}

extension Visitor {
  /// Adds a style that inner modifiers of the same kind multiply with: two need two elements.
  func decorate(style property: Name, _ value: String?) {
    decorations.items.append(.style(property, value))
  }

  /// Adds an attribute.
  func decorate(attribute name: Name, _ value: String?) { decorations.items.append(.attribute(name, value)) }

  /// Adds actions.
  func decorate(_ actions: EventActions) { decorations.items.append(.listen(actions)) }

  /// Puts everything that waits on the element just opened.
  func applyDecorations() {
    let items = decorations.items
    decorations.items.removeAll(keepingCapacity: true)
    var actions: EventActions?
    for item in items {
      switch item {
      case .style(let property, let value): style(property, value)
      case .attribute(let name, let value): attribute(name, value)
      case .listen(let more):
        if actions == nil { actions = more } else { actions?.add(more) }
      }
    }
    if let actions {
      modifierActions = (object { Listener(id: openID, actions: EventActions()) }, actions)
    }
  }
}
