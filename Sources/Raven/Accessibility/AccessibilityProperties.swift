/// What a view's modifiers tell assistive technology, put together.
nonisolated struct AccessibilityProperties: Equatable {
  /// Which of the properties some modifier gives, whatever its value.
  ///
  /// The same modifiers give the same ones.
  struct Given: OptionSet {
    let rawValue: UInt16
    static let label = Given(rawValue: 1)
    static let valueOrHint = Given(rawValue: 2)
    static let isHidden = Given(rawValue: 4)
    static let identifier = Given(rawValue: 8)
    static let traits = Given(rawValue: 16)
    static let level = Given(rawValue: 32)
    static let children = Given(rawValue: 64)
    static let adjustment = Given(rawValue: 128)
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
  var children: AccessibilityChildBehavior?
  /// What makes the value larger or smaller; told apart by nothing, so the newest counts.
  var adjust: AdjustmentAction?

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
    children = outer.children ?? children
    adjust = outer.adjust ?? adjust
  }

  /// The role an element gets that has none of its own.
  ///
  /// A label says nothing on an element without any.
  fileprivate func role(isLeaf: Bool) -> String? {
    if adjust != nil { return "spinbutton" }
    for (trait, role) in AccessibilityProperties.roles where traits.contains(trait) { return role }
    if level > 0 { return "heading" }
    if children == .ignore { return label == nil ? "presentation" : "img" }
    if children != nil { return "group" }
    return label == nil ? nil : isLeaf ? "img" : "group"
  }

  private static let roles: [(AccessibilityTraits, String)] = [
    (.isModal, "dialog"), (.isToggle, "switch"), (.isButton, "button"), (.isLink, "link"), (.isHeader, "heading"),
    (.isImage, "img"), (.isSearchField, "search"), (.allowsDirectInteraction, "application"),
    (.isSummaryElement, "status"),
  ]

  fileprivate var description: String? {
    guard let value else { return hint }
    guard let hint else { return value }
    return value + ", " + hint
  }
}

/// Properties on their way to an element: few elements have any, so they are kept apart.
final class AccessibilityDescription {
  let properties: AccessibilityProperties
  init(_ properties: AccessibilityProperties) { self.properties = properties }
  nonisolated deinit {}
}

extension Visitor {
  /// Puts the properties on the open element.
  func describe(_ properties: AccessibilityProperties, isLeaf: Bool, hasRole: Bool) {
    let given = properties.given
    if !given.isDisjoint(with: [.label, .traits, .level, .children, .adjustment]) {
      let isGeneric = !hasRole && (container.tag == .div || container.tag == .span)
      let role = isGeneric ? properties.role(isLeaf: isLeaf) : nil
      if !hasRole { attribute(.role, role) }
      let isHeading = isGeneric && role.map { sameBytes($0, "heading") } == true
      attribute(.ariaLevel, isHeading ? String(properties.level > 0 ? properties.level : 2) : nil)
    }
    if given.contains(.label) {
      attribute(.ariaLabel, properties.label)
      isLabelled = properties.label != nil
    }
    if given.contains(.adjustment) {
      attribute(.ariaValuetext, properties.value)
      attribute(.ariaDescription, properties.hint)
      constant(.tabindex, .zero)
    } else if given.contains(.valueOrHint) {
      attribute(.ariaDescription, properties.description)
    }
    if given.contains(.isHidden) { attribute(.ariaHidden, properties.isHidden ? "true" : nil) }
    if given.contains(.children) {
      // A group has no name from its content by itself, but may name itself.
      let name = properties.children == .combine && properties.label == nil ? "r" + String(openID) : nil
      if !given.contains(.identifier) { attribute(.id, name) }
      attribute(.ariaLabelledby, name == nil ? nil : properties.identifier ?? name)
    }
    if given.contains(.identifier) { attribute(.id, properties.identifier) }
    if given.contains(.traits) { describe(properties.traits) }
  }
  private func describe(_ traits: AccessibilityTraits) {
    let isSelected = traits.contains(.isSelected)
    let isToggle = traits.contains(.isToggle)
    attribute(.ariaChecked, isToggle ? (isSelected ? "true" : "false") : nil)
    attribute(.ariaCurrent, isSelected && !isToggle ? "true" : nil)
    attribute(.ariaModal, traits.contains(.isModal) ? "true" : nil)
    attribute(.ariaLive, traits.contains(.updatesFrequently) ? "off" : nil)
  }
}
