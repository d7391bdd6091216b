/// A node of the model DOM: what a page should be after the commands it got.
///
/// For tests: comparable, printable, without ids.
public indirect enum VNode: Equatable, Sendable {
  /// An element. `key` is its id on the wire.
  case element(key: UInt32, tag: String, attributes: [String: String], children: [VNode])
  /// Text; never empty, never beside other text.
  case text(String)
  /// Several nodes without an element around them.
  case fragment([VNode])
}

/// The model DOM of one page. Applies batches as a browser does.
public struct ModelDOM {
  final class Node {
    let id: UInt32
    let tag: String
    var attributes: [String: String] = [:]
    var styles: [String: String] = [:]
    var layout: UInt8?
    var mask: UInt32 = 0
    var text = ""
    var value: String?
    var isChecked = false
    unowned(unsafe) var parent: Node?
    var children: [Node] = []

    init(_ id: UInt32, _ tag: String) {
      self.id = id
      self.tag = tag
    }

    nonisolated deinit {}
  }

  let container = Node(0, "div")
  private var nodes: [UInt32: Node] = [:]
  private var names: [String] = WireNames.table.map(\.description)
  private var nextID: UInt32 = 1
  private var open: [Node] = []
  private var current: Node
  private var cursor: (parent: Node, previous: Node?)
  /// The element with the keyboard focus.
  public private(set) var focused: UInt32?
  /// A line for every command, for tests that compare operations.
  public private(set) var log: [String] = []

  /// Creates an empty page.
  public init() {
    current = container
    cursor = (container, nil)
    nodes[0] = container
  }

  /// Applies a batch's body.
  public mutating func apply(_ batch: [UInt8]) {
    open = []
    CommandReader.replay(batch, into: &self)
    precondition(open.isEmpty, "a batch left an element open")
  }

  /// Empties the log.
  public mutating func clearLog() { log = [] }

  /// How many elements the page has.
  public var elementCount: Int { nodes.count - 1 }

  /// The tree, without the container.
  public var tree: VNode { .fragment(container.children.map { ModelDOM.vnode($0) }) }

  /// The HTML of the page as it is now, for comparison with the writer's and a parser's.
  public var html: String { container.children.map { ModelDOM.html($0) }.joined() }

  /// The ids of the elements with a tag, in document order.
  public func ids(tag: String) -> [UInt32] {
    var found: [UInt32] = []
    func walk(_ node: Node) {
      if node.tag == tag { found.append(node.id) }
      for child in node.children { walk(child) }
    }
    for child in container.children { walk(child) }
    return found
  }

  /// The text inside an element, its descendants' included.
  public func text(of id: UInt32) -> String {
    func collect(_ node: Node) -> String { node.text + node.children.map(collect).joined() }
    return nodes[id].map(collect) ?? ""
  }

  /// An attribute of an element.
  public func attribute(_ name: String, of id: UInt32) -> String? { nodes[id]?.attributes[name] }

  /// The kinds of event an element listens to, by bit.
  public func mask(of id: UInt32) -> UInt32 { nodes[id]?.mask ?? 0 }

  /// The live value of a field, or its attribute.
  public func value(of id: UInt32) -> String? { nodes[id].flatMap { $0.value ?? $0.attributes["value"] } }
}

extension ModelDOM {
  /// All attributes as the HTML has them.
  private static func shownAttributes(_ node: Node) -> [String: String] {
    var shown = node.attributes
    if let layout = node.layout {
      var classes = Array((shown["class"] ?? "").utf8)
      HTMLWriter.appendLayoutClasses(layout, to: &classes)
      shown["class"] = String(decoding: classes, as: UTF8.self)
    }
    if !node.styles.isEmpty {
      shown["style"] = node.styles.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
    }
    if node.mask != 0 { shown["data-on"] = String(node.mask) }
    if let value = node.value { shown["value"] = value }
    if node.isChecked { shown["checked"] = "" }
    return shown
  }

  private static func vnode(_ node: Node) -> VNode {
    let children = node.text.isEmpty ? node.children.map { vnode($0) } : [VNode.text(node.text)]
    return .element(key: node.id, tag: node.tag, attributes: shownAttributes(node), children: children)
  }

  private static func html(_ node: Node) -> String {
    let attributes = shownAttributes(node).sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(HTMLWriter.escape($0.value))\"" }.joined()
    let inner = HTMLWriter.escape(node.text) + node.children.map { html($0) }.joined()
    return "<\(node.tag)\(attributes)>\(inner)</\(node.tag)>"
  }
}

extension ModelDOM: CommandSink {
  mutating func open(_ tag: Name, layout: UInt8?) {
    let node = Node(nextID, names[Int(tag.rawValue)])
    nextID += 1
    node.layout = layout
    nodes[node.id] = node
    if let outer = open.last {
      precondition(outer.text.isEmpty, "an element with text got a child")
      node.parent = outer
      outer.children.append(node)
    } else {
      insertAtCursor(node)
    }
    open.append(node)
    current = node
    log.append("open \(node.tag) #\(node.id)")
  }

  mutating func close() {
    open.removeLast()
    if let outer = open.last { current = outer }
  }

  mutating func text(_ value: UnsafeBufferPointer<UInt8>) {
    precondition(current.children.isEmpty, "text for an element with children")
    current.text = String(decoding: value, as: UTF8.self)
    log.append("text #\(current.id) \(current.text)")
  }

  mutating func attribute(_ name: Name, _ value: UnsafeBufferPointer<UInt8>) {
    set(names[Int(name.rawValue)], String(decoding: value, as: UTF8.self))
  }

  mutating func constant(_ name: Name, _ value: Name) { set(names[Int(name.rawValue)], names[Int(value.rawValue)]) }

  private mutating func set(_ name: String, _ value: String) {
    current.attributes[name] = value
    log.append("attribute #\(current.id) \(name)=\(value)")
  }

  mutating func removeAttribute(_ name: Name) {
    current.attributes[names[Int(name.rawValue)]] = nil
    log.append("removeAttribute #\(current.id) \(names[Int(name.rawValue)])")
  }

  mutating func style(_ property: Name, _ value: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: value, as: UTF8.self)
    current.styles[names[Int(property.rawValue)]] = text
    log.append("style #\(current.id) \(names[Int(property.rawValue)])=\(text)")
  }

  mutating func removeStyle(_ property: Name) {
    current.styles[names[Int(property.rawValue)]] = nil
    log.append("removeStyle #\(current.id) \(names[Int(property.rawValue)])")
  }

  mutating func listen(_ mask: UInt32) {
    current.mask = mask
    log.append("listen #\(current.id) \(mask)")
  }

  mutating func layout(_ byte: UInt8) {
    precondition(current.layout != nil, "a layout byte for an element outside layout")
    current.layout = byte
    log.append("layout #\(current.id) \(byte)")
  }

  mutating func value(version: UInt32, _ text: UnsafeBufferPointer<UInt8>) {
    current.value = String(decoding: text, as: UTF8.self)
    log.append("value #\(current.id) \(version) \(current.value ?? "")")
  }

  mutating func checked(_ isChecked: Bool) {
    current.isChecked = isChecked
    log.append("checked #\(current.id) \(isChecked)")
  }

  mutating func focus(_ isFocused: Bool) {
    focused = isFocused ? current.id : nil
    log.append("\(isFocused ? "focus" : "blur") #\(current.id)")
  }

  mutating func target(_ id: UInt32) { current = node(id) }

  mutating func after(_ id: UInt32) {
    let node = node(id)
    guard let parent = node.parent else { preconditionFailure("a place behind a node outside the page") }
    cursor = (parent, node)
  }

  mutating func into(_ id: UInt32) { cursor = (node(id), nil) }

  mutating func move(_ id: UInt32) {
    let node = node(id)
    detach(node)
    insertAtCursor(node)
    log.append("move #\(id)")
  }

  mutating func remove(_ id: UInt32) {
    let node = node(id)
    detach(node)
    forget(node)
    log.append("remove #\(id)")
  }

  mutating func clear(_ id: UInt32) {
    let node = node(id)
    for child in node.children { forget(child) }
    node.children = []
    log.append("clear #\(id)")
  }

  mutating func name(_ text: UnsafeBufferPointer<UInt8>) { names.append(String(decoding: text, as: UTF8.self)) }

  private func node(_ id: UInt32) -> Node {
    guard let node = nodes[id] else { preconditionFailure("node \(id) is not on the page") }
    return node
  }

  private mutating func insertAtCursor(_ node: Node) {
    let place: Int
    if let previous = cursor.previous {
      guard let index = cursor.parent.children.firstIndex(where: { $0 === previous }) else {
        preconditionFailure("the cursor's node has gone")
      }
      place = index + 1
    } else {
      place = 0
    }
    node.parent = cursor.parent
    cursor.parent.children.insert(node, at: place)
    cursor.previous = node
  }

  private mutating func detach(_ node: Node) {
    guard let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node }) else {
      preconditionFailure("node \(node.id) stands nowhere")
    }
    parent.children.remove(at: index)
    if cursor.previous === node { cursor.previous = index > 0 ? parent.children[index - 1] : nil }
    node.parent = nil
  }

  private mutating func forget(_ node: Node) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }
}
