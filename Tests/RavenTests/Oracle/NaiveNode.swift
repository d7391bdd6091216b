import RavenTesting

/// An element as the naive renderer describes it: what it is, and how it sizes itself along each axis.
final class NaiveNode {
  /// How an element's own sizing follows from its children.
  enum Rule {
    case raw
    case fixed(Character)
    case child
    case union
  }

  /// What a click or switch does to the naive state.
  enum Action {
    case count(String)
    case flag(Int)
    case switchOwner(String)
    case nothing
  }

  let tag: String
  let kind: String
  let rules: (x: Rule, y: Rule)
  var attributes: [String: String] = [:]
  var styles: [String: String] = [:]
  var text = ""
  var children: [NaiveNode] = []
  var action: Action?

  init(_ tag: String, _ kind: String, _ x: Rule, _ y: Rule) {
    self.tag = tag
    self.kind = kind
    rules = (x, y)
  }

  /// The sizing along x and y: rigid, text-like, capped or filling.
  var sizing: (x: Character, y: Character) {
    let inner = children.filter { if case .raw = $0.rules.x { false } else { true } }.map(\.sizing)
    return (NaiveNode.resolve(rules.x, inner.map(\.x)), NaiveNode.resolve(rules.y, inner.map(\.y)))
  }

  private static func resolve(_ rule: Rule, _ children: [Character]) -> Character {
    switch rule {
    case .raw: "r"
    case .fixed(let sizing): sizing
    case .child: children.contains("f") ? "f" : children.contains("k") ? "k" : children.contains("t") ? "t" : "r"
    case .union: children.contains("f") ? "f" : children.contains { $0 != "r" } ? "t" : "r"
    }
  }

  var markup: VNode {
    var shown = attributes
    if case .raw = rules.x {
    } else {
      let sizing = sizing
      shown["class"] = "\(kind) \(sizing.x)x \(sizing.y)y"
    }
    if !styles.isEmpty {
      shown["style"] = styles.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
    }
    return VNode(tag, shown, text: text, children.map(\.markup))
  }

  /// The actions of the elements that listen, in document order.
  var actions: [Action] { (action.map { [$0] } ?? []) + children.flatMap(\.actions) }
}
