/// An element of a page as a plain value, without its id: what two pages are compared by.
public nonisolated struct VNode: Equatable, Sendable {
  public var tag: String
  /// All attributes as HTML has them: layout classes in `class`, properties in `style` sorted by name, `data-on`.
  public var attributes: [String: String]
  /// The text; empty if the element has children.
  public var text: String
  public var children: [VNode]

  public init(_ tag: String, _ attributes: [String: String] = [:], text: String = "", _ children: [VNode] = []) {
    self.tag = tag
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The node and everything in it, in document order.
  public var preorder: [VNode] { [self] + children.flatMap(\.preorder) }

  /// One line a node, indented: for failures, and for comparison with a browser's tree.
  public func dump(indent: Int = 0) -> String {
    let shown = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    let content = text.isEmpty ? "" : " | \(text)"
    let start = String(repeating: "  ", count: indent) + tag + shown + content
    return ([start] + children.map { $0.dump(indent: indent + 1) }).joined(separator: "\n")
  }

  /// Says where two trees first differ, or nil.
  public static func firstDifference(_ left: [VNode], _ right: [VNode], at path: String = "") -> String? {
    for (index, pair) in zip(left, right).enumerated() {
      let here = "\(path)/\(pair.0.tag)[\(index)]"
      if pair.0.tag != pair.1.tag { return "\(here): <\(pair.0.tag)> against <\(pair.1.tag)>" }
      if pair.0.text != pair.1.text { return "\(here): text '\(pair.0.text)' against '\(pair.1.text)'" }
      if pair.0.attributes != pair.1.attributes {
        return
          "\(here): \(pair.0.attributes.sorted { $0.key < $1.key }) against \(pair.1.attributes.sorted { $0.key < $1.key })"
      }
      if let inner = firstDifference(pair.0.children, pair.1.children, at: here) { return inner }
    }
    if left.count != right.count { return "\(path): \(left.count) children against \(right.count)" }
    return nil
  }
}
