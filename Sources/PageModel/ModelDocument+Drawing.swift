public import Raven

extension ModelDocument {
  /// Says where the page first differs from what a drawing shows, ids and live values included; nil for nowhere.
  ///
  /// What is said once and then stays in the markup, as a place to scroll to, is no part of how the page stands.
  public func difference(from drawing: PageDrawing) throws -> String? {
    let other = try ModelDocument(drawing)
    return VNode.firstDifference(container.children.map(Self.standing), other.container.children.map(Self.standing))
  }

  /// An element as it stands: with its id and its live value, without what was said once.
  private static func standing(_ element: Element) -> VNode {
    var node = markup(element)
    node.attributes["id"] = (node.attributes["id"] ?? "") + "#\(element.id)"
    let isArea = element.tag == "textarea"
    let value = element.value ?? chosen(in: element) ?? node.attributes["value"] ?? (isArea ? element.text : "")
    if isArea { node.text = "" }
    node.attributes["value"] = value.isEmpty ? nil : value
    node.attributes["checked"] = element.isChecked ? "" : nil
    if element.attributes["data-scroll"] != nil { node.attributes["data-with"] = nil }
    for name in saidOnce { node.attributes[name] = nil }
    // What stands for rows that are not built has its room from the page.
    if element.attributes["data-gap"] != nil { node.attributes["style"] = nil }
    node.children = element.children.map(standing)
    return node
  }

  /// Attributes that are said once, and an option's that says what its menu shows at first.
  private static let saidOnce = [
    "data-scroll", "data-motion", "data-say", "data-found", "data-inserted", "data-moved", "selected",
  ]

  /// What a menu shows at first.
  private static func chosen(in element: Element) -> String? {
    element.tag == "select" ? element.children.first { $0.attributes["selected"] != nil }?.attributes["value"] : nil
  }
}
