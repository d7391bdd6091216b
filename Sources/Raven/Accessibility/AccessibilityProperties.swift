/// What a view's modifiers tell assistive technology, put together.
nonisolated struct AccessibilityProperties: Equatable {
  /// Which of the properties some modifier gives, whatever its value.
  ///
  /// The same modifiers give the same ones.
  struct Given: OptionSet {
    let rawValue: UInt8
    static let label = Given(rawValue: 1)
    static let valueOrHint = Given(rawValue: 2)
    static let isHidden = Given(rawValue: 4)
    static let identifier = Given(rawValue: 8)
    static let traits = Given(rawValue: 16)
    static let level = Given(rawValue: 32)
  }

  var given: Given = []
  var label: String?
  var value: String?
  var hint: String?
  var isHidden = false
  var identifier: String?
  var traits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var level = 0

  /// Takes in those of a modifier further out, which wins.
  mutating func add(_ outer: AccessibilityProperties) {
    given.formUnion(outer.given)
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    if outer.given.contains(.isHidden) { isHidden = outer.isHidden }
    identifier = outer.identifier ?? identifier
    traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    if outer.given.contains(.level) { level = outer.level }
  }

  /// The role an element gets that has none of its own.
  ///
  /// A label says nothing on an element without any.
  fileprivate func role(isLeaf: Bool) -> String? {
    if traits.contains(.isButton) { return "button" }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isHeader) || level > 0 { return "heading" }
    if traits.contains(.isImage) { return "img" }
    return label == nil ? nil : isLeaf ? "img" : "group"
  }

  fileprivate var description: String? {
    guard let value else { return hint }
    guard let hint else { return value }
    return value + ", " + hint
  }
}

extension Visitor {
  /// Puts the properties on the open element.
  func describe(_ properties: AccessibilityProperties, isLeaf: Bool) {
    let given = properties.given
    if !given.isDisjoint(with: [.label, .traits, .level]) {
      let isGeneric = container.tag == .div || container.tag == .span
      let role = isGeneric ? properties.role(isLeaf: isLeaf) : nil
      attribute(.role, role)
      let isHeading = isGeneric && role == "heading"
      attribute(.ariaLevel, isHeading ? String(properties.level > 0 ? properties.level : 2) : nil)
    }
    if given.contains(.label) {
      attribute(.ariaLabel, properties.label)
      isLabelled = properties.label != nil
    }
    if given.contains(.valueOrHint) { attribute(.ariaDescription, properties.description) }
    if given.contains(.isHidden) { attribute(.ariaHidden, properties.isHidden ? "true" : nil) }
    if given.contains(.identifier) { attribute(.id, properties.identifier) }
    if given.contains(.traits) { attribute(.ariaCurrent, properties.traits.contains(.isSelected) ? "true" : nil) }
  }
}
