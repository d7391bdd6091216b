import Showcase

extension Topic {
  static let accessibility = Topic("Accessibility") {
    Description(
      """
      Controls are the browser’s own where it has them, so keys and screen readers know them. What you draw yourself you
      have to name.
      """
    )
    Example("Stars that can be read out and changed by keys", sample: .rating) { Rating() }
    ContentList {
      "`accessibilityLabel` says what something is, `accessibilityValue` how it stands, `accessibilityHint` what it does."
      "`accessibilityElement(children: .combine)` makes one thing of many; `accessibilityHidden` takes decoration out."
      "`AccessibilityNotification.Announcement(\"Saved\").post()` says something without moving the focus."
      "`accessibilityReduceMotion` and its kin in the [environment](/state/the-environment) say what somebody has chosen."
    }
    Note { "A page is read in the order in which views are declared, so there is no `accessibilitySortPriority`." }
  }
}
