extension View {
  /// Names the view for assistive technology, in place of what it shows.
  ///
  /// ```swift
  /// Text("★★★☆☆").accessibilityLabel("Three of five stars")
  /// ```
  public func accessibilityLabel(_ label: Text) -> some View {
    described(AccessibilityProperties(given: .label, label: label.string))
  }

  /// Names the view for assistive technology, in place of what it shows.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

  /// Tells assistive technology the view's value.
  public func accessibilityValue(_ value: Text) -> some View {
    described(AccessibilityProperties(given: .valueOrHint, value: value.string))
  }

  /// Tells assistive technology the view's value.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  /// Tells assistive technology what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    described(AccessibilityProperties(given: .valueOrHint, hint: hint.string))
  }

  /// Tells assistive technology what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  /// Keeps the view and everything in it from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    described(AccessibilityProperties(given: .isHidden, isHidden: hidden))
  }

  /// Gives the view an identifier for tests.
  ///
  /// On the page it is the element's `id`, so it should occur once.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    described(AccessibilityProperties(given: .identifier, identifier: identifier))
  }

  /// Adds traits to what assistive technology is told.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described(AccessibilityProperties(given: .traits, traits: traits))
  }

  /// Takes away traits that modifiers inside have added.
  ///
  /// What a control is by nature stays.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described(AccessibilityProperties(given: .traits, removedTraits: traits))
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described(AccessibilityProperties(given: .level, level: Int(level.rawValue)))
  }

  /// Has the view be one thing for assistive technology: by itself, together with what is inside, or around it.
  ///
  /// ```swift
  /// HStack { Image(systemName: "star"); Text("4.5") }.accessibilityElement(children: .combine)
  /// ```
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    described(AccessibilityProperties(given: .children, children: children))
  }

  /// Has arrow keys, and a screen reader's own commands, make the view's value larger or smaller.
  ///
  /// Give it a label and an `accessibilityValue(_:)`, which is read after each change.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    described(AccessibilityProperties(given: .adjustment, adjust: AdjustmentAction(handler)))
  }

  func described(_ properties: AccessibilityProperties) -> _ChainedView<Self, DescriptionLink> {
    _ChainedView(content: self, as: DescriptionLink.self) { DescriptionLink(properties, outer: $0) }
  }
}

/// A property for assistive technology.
///
/// It goes to the view's own element, past padding, frames and backgrounds.
final class DescriptionLink: ChainLink {
  private let properties: AccessibilityProperties

  init(_ properties: AccessibilityProperties, outer: ChainLink?) {
    self.properties = properties
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func describe(_ inner: inout AccessibilityProperties) { inner.add(properties) }

  override func decorateElement(_ visitor: Visitor) {
    if let adjust = properties.adjust { visitor.decorate(EventActions(.keyDown) { adjust.perform($0) }) }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    unsafeDowncast(other, to: DescriptionLink.self).properties == properties
  }
}
