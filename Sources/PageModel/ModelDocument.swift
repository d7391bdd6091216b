public import Raven

/// What a browser would show: applies batches command by command and refuses what a browser could not do.
///
/// ```
///   let document = ModelDocument()
///   try document.apply(page.takeBatch()!)
///   document.tree   // to compare
///   document.log    // every command, as text
/// ```
public final class ModelDocument {
  /// One element.
  final class Element {
    let id: UInt32
    let tag: String
    var attributes: [String: String] = [:]
    var styles: [String: String] = [:]
    var layout: UInt8?
    var mask: UInt32 = 0
    var text = ""
    var value: String?
    var isChecked = false
    weak var parent: Element?
    var children: [Element] = []

    init(_ id: UInt32, _ tag: String) {
      self.id = id
      self.tag = tag
    }

    nonisolated deinit {}
  }

  let container = Element(0, "div")
  var elements: [UInt32: Element] = [:]
  private var names: [String] = WireNames.table.map(\.description)
  private var nextID: UInt32 = 1
  /// The ids of elements that are not new, in the order in which they are opened.
  private var knownIDs: ArraySlice<UInt32> = []
  private var open: [Element] = []
  private var current: Element?
  private var cursor: (parent: Element, previous: Element?)?
  /// The element with the keyboard focus.
  public private(set) var focused: UInt32?
  /// A line for every command applied.
  public private(set) var log: [String] = []

  /// Creates an empty page.
  public init() {
    elements[0] = container
    cursor = (container, nil)
  }

  /// Creates the page that a drawing shows.
  public convenience init(_ drawing: PageDrawing) throws {
    self.init()
    names += drawing.names
    knownIDs = drawing.ids[...]
    try apply(drawing.body)
    guard knownIDs.isEmpty else { throw BrokenBatch("\(knownIDs.count) ids of the drawing are left") }
    nextID = drawing.nextNodeID
  }

  nonisolated deinit {}

  /// Empties the log.
  public func clearLog() { log = [] }

  /// Applies a batch's body.
  public func apply(_ batch: [UInt8]) throws { try apply(DOMCommand.decode(batch)) }

  /// Applies commands.
  public func apply(_ commands: [DOMCommand]) throws {
    open = []
    current = nil
    for command in commands { try apply(command) }
    guard open.isEmpty else { throw BrokenBatch("the batch left <\(open[0].tag)> open") }
  }

  private func apply(_ command: DOMCommand) throws {
    switch command {
    case .open(let tag, let layout): try open(tag, layout)
    case .close: try close()
    case .target(let id):
      guard open.isEmpty else { throw BrokenBatch("an element became current inside an open one") }
      current = try element(id)
    case .after(let id):
      let previous = try element(id)
      guard let parent = previous.parent else { throw BrokenBatch("a place behind node \(id), which stands nowhere") }
      cursor = (parent, previous)
    case .into(let id): cursor = (try element(id), nil)
    case .move(let id):
      let moved = try element(id)
      try detach(moved)
      try insertAtCursor(moved)
      log.append("move #\(id)")
    case .remove(let id):
      let removed = try element(id)
      try detach(removed)
      forget(removed)
      log.append("remove #\(id)")
    case .clear(let id):
      let cleared = try element(id)
      for child in cleared.children { forget(child) }
      cleared.children = []
      log.append("clear #\(id)")
    case .name(let text): names.append(text)
    default: try change(command)
    }
  }

  /// Commands about the current element.
  private func change(_ command: DOMCommand) throws {
    guard let current else { throw BrokenBatch("\(command) without a current element") }
    switch command {
    case .text(let text):
      guard current.children.isEmpty else { throw BrokenBatch("text for node \(current.id), which has children") }
      current.text = text
      log.append("text #\(current.id) \(text)")
    case .attribute(let name, let value): set(current, try text(name), value)
    case .constant(let name, let value): set(current, try text(name), try text(value))
    case .removeAttribute(let name):
      current.attributes[try text(name)] = nil
      log.append("removeAttribute #\(current.id) \(try text(name))")
    case .style(let name, let value):
      current.styles[try text(name)] = value
      log.append("style #\(current.id) \(try text(name))=\(value)")
    case .removeStyle(let name):
      current.styles[try text(name)] = nil
      log.append("removeStyle #\(current.id) \(try text(name))")
    case .listen(let mask):
      current.mask = mask
      log.append("listen #\(current.id) \(mask)")
    case .layout(let byte):
      guard current.layout != nil else { throw BrokenBatch("a layout byte for node \(current.id), outside layout") }
      current.layout = byte
      log.append("layout #\(current.id) \(byte)")
    case .value(let version, let text):
      current.value = text
      log.append("value #\(current.id) \(version) \(text)")
    case .checked(let isChecked):
      current.isChecked = isChecked
      log.append("checked #\(current.id) \(isChecked)")
    case .focus:
      focused = current.id
      log.append("focus #\(current.id)")
    case .blur:
      focused = nil
      log.append("blur #\(current.id)")
    default: throw BrokenBatch("\(command) is not about the current element")
    }
  }

  private func set(_ element: Element, _ name: String, _ value: String) {
    element.attributes[name] = value
    log.append("attribute #\(element.id) \(name)=\(value)")
  }

  private func open(_ tag: UInt32, _ layout: UInt8?) throws {
    let element = Element(issueID(), try text(tag))
    element.layout = layout
    elements[element.id] = element
    if let outer = open.last {
      guard outer.text.isEmpty else { throw BrokenBatch("node \(outer.id) has text and got a child") }
      element.parent = outer
      outer.children.append(element)
    } else {
      try insertAtCursor(element)
    }
    open.append(element)
    current = element
    log.append("open #\(element.id) \(element.tag)")
  }

  private func issueID() -> UInt32 {
    if let known = knownIDs.popFirst() { return known }
    defer { nextID += 1 }
    return nextID
  }

  private func close() throws {
    guard let closed = open.popLast() else { throw BrokenBatch("nothing is open to be closed") }
    current = open.last
    if open.isEmpty, let parent = closed.parent { cursor = (parent, closed) }
  }

  // MARK: The tree

  private func element(_ id: UInt32) throws -> Element {
    guard let element = elements[id] else { throw BrokenBatch("node \(id) is not on the page") }
    return element
  }

  private func text(_ name: UInt32) throws -> String {
    guard Int(name) < names.count else { throw BrokenBatch("the page was not told of name \(name)") }
    return names[Int(name)]
  }

  private func insertAtCursor(_ element: Element) throws {
    guard let (parent, previous) = cursor else { throw BrokenBatch("an insertion with no cursor") }
    guard elements[parent.id] === parent else {
      throw BrokenBatch("the cursor stands in node \(parent.id), which has gone")
    }
    var place = 0
    if let previous {
      guard let index = parent.children.firstIndex(where: { $0 === previous }) else {
        throw BrokenBatch("the cursor stands behind node \(previous.id), which has gone")
      }
      place = index + 1
    }
    element.parent = parent
    parent.children.insert(element, at: place)
    cursor = (parent, element)
  }

  private func detach(_ element: Element) throws {
    guard let parent = element.parent, let index = parent.children.firstIndex(where: { $0 === element }) else {
      throw BrokenBatch("node \(element.id) stands nowhere")
    }
    parent.children.remove(at: index)
    if let place = cursor, place.previous === element {
      cursor = (place.parent, index > 0 ? parent.children[index - 1] : nil)
    }
    element.parent = nil
  }

  private func forget(_ element: Element) {
    elements[element.id] = nil
    for child in element.children { forget(child) }
  }
}
