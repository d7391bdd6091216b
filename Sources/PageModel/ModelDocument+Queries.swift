extension ModelDocument {
  /// The page as plain values.
  public var tree: [VNode] { container.children.map(ModelDocument.markup) }

  /// The ids of all elements in document order.
  public var ids: [UInt32] {
    var found: [UInt32] = []
    func walk(_ element: Element) {
      found.append(element.id)
      element.children.forEach(walk)
    }
    container.children.forEach(walk)
    return found
  }

  /// The ids of the elements with a tag, in document order.
  public func ids(tag: String) -> [UInt32] { ids.filter { elements[$0]?.tag == tag } }

  /// The ids of the elements whose whole text is this, innermost only.
  public func ids(text: String) -> [UInt32] {
    ids.filter { id in
      self.text(of: id) == text && !(elements[id]?.children.contains { self.text(of: $0.id) == text } ?? false)
    }
  }

  /// The text inside an element, its descendants' included.
  public func text(of id: UInt32) -> String {
    func collect(_ element: Element) -> String { element.text + element.children.map(collect).joined() }
    return elements[id].map(collect) ?? ""
  }

  /// The text that stands in an element itself.
  func ownText(of id: UInt32) -> String { elements[id]?.text ?? "" }

  /// The text of the whole page.
  public var text: String { text(of: 0) }

  /// An attribute of an element, as the engine set it.
  public func attribute(_ name: String, of id: UInt32) -> String? { elements[id]?.attributes[name] }

  /// A style property of an element.
  public func style(_ name: String, of id: UInt32) -> String? { elements[id]?.styles[name] }

  /// The kinds of event an element listens to, by bit.
  public func mask(of id: UInt32) -> UInt32 { elements[id]?.mask ?? 0 }

  /// The tag of an element, or nil if it is not on the page.
  public func tag(of id: UInt32) -> String? { elements[id]?.tag }

  /// The elements right inside another, in document order; those of the page itself for 0.
  public func children(of id: UInt32) -> [UInt32] { elements[id]?.children.map(\.id) ?? [] }

  /// The element around another, or nil.
  public func parent(of id: UInt32) -> UInt32? { elements[id]?.parent?.id }

  /// Whether a checkbox is checked.
  public func isChecked(_ id: UInt32) -> Bool { elements[id]?.isChecked ?? false }

  /// Checks a checkbox as a person does: the page changes before the engine hears of it.
  public func setChecked(_ id: UInt32, _ isChecked: Bool) { elements[id]?.isChecked = isChecked }

  /// The live value of a field, or its attribute.
  public func value(of id: UInt32) -> String? { elements[id].flatMap { $0.value ?? $0.attributes["value"] } }

  /// Types into a field as a person does.
  public func setValue(_ id: UInt32, _ value: String) { elements[id]?.value = value }

  static func markup(_ element: Element) -> VNode {
    var shown = element.attributes
    if let layout = element.layout {
      shown["class"] = [shown["class"], layoutClasses(layout)].compactMap(\.self).joined(separator: " ")
    }
    if !element.styles.isEmpty {
      shown["style"] = element.styles.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
    }
    if element.mask != 0 { shown["data-on"] = String(element.mask) }
    if let value = element.value { shown["value"] = value }
    if element.isChecked { shown["checked"] = "" }
    return VNode(element.tag, shown, text: element.text, element.children.map(markup))
  }

  /// The classes of a layout byte, as the wire's document lists them.
  private static func layoutClasses(_ byte: UInt8) -> String {
    let x = ["rx", "tx", "kx", "fx"][Int(byte & 3)]
    let y = ["ry", "ty", "ky", "fy"][Int(byte >> 2 & 3)]
    let bits = ["mx", "my", "px", "py"].enumerated().filter { byte & 0x10 << UInt8($0.offset) != 0 }.map(\.element)
    return ([x, y] + bits).joined(separator: " ")
  }
}
