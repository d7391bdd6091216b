// What SwiftUI has for assistive technology and a page cannot do, or does by itself.
extension View {
  /// Not available: a page is read in the order of its elements.
  @available(*, unavailable, message: "A page is read in document order: declare the views in the order to be read.")
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Not available: speech control uses what is seen.
  @available(*, unavailable, message: "Speech control goes by the text that is seen; use accessibilityLabel(_:).")
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Not available: browsers find out themselves.
  @available(*, unavailable, message: "A page finds out itself: whatever has an action responds.")
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Not available: a view stands for itself.
  @available(
    *,
    unavailable,
    message: "Hide the view with accessibilityHidden(true) and put a control that says the same beside it."
  )
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { self }

  /// Not available: browsers have no large content viewer.
  @available(*, unavailable, message: "Browsers zoom; let text grow with dynamicTypeSize instead.")
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Not available: browsers ask nobody before inverting colours.
  @available(*, unavailable, message: "Browsers leave images as they are by themselves.")
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Not available: actions are named one by one.
  @available(*, unavailable, message: "Use accessibilityAction(named:_:) for each action.")
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Not available: a page is gone through by its headings, links and controls.
  @available(
    *,
    unavailable,
    message: "A page is gone through by headings, links and controls: use accessibilityAddTraits(.isHeader)."
  )
  public func accessibilityRotor<Entries>(_ label: String, entries: () -> Entries) -> some View { self }

  /// Not available: what is said of a view is its label, value and hint.
  @available(*, unavailable, message: "Use accessibilityValue(_:) or accessibilityHint(_:).")
  public func accessibilityCustomContent(_ label: String, _ value: String) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use accessibilityLabel(_:).")
  public func accessibility(label: Text) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use accessibilityValue(_:).")
  public func accessibility(value: Text) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use accessibilityHint(_:).")
  public func accessibility(hint: Text) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use accessibilityHidden(_:).")
  public func accessibility(hidden: Bool) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use accessibilityIdentifier(_:).")
  public func accessibility(identifier: String) -> some View { self }

  /// Not available: an older form.
  @available(*, unavailable, message: "Use accessibilityAddTraits(_:).")
  public func accessibility(addTraits: AccessibilityTraits) -> some View { self }
}
