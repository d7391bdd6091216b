import Showcase

extension Topic {
  static let swipeActions = Topic("Swipe actions") {
    Description(
      """
      Buttons behind an edge of a row, which a swipe uncovers. For who does not swipe, the same actions are in a menu: behind a
      button at the end of the row under the pointer, a right click, and Shift-F10 while the row has the focus.
      """
    )
    Example("Letters", sample: .swipeActions) { Letters() }
    Note { "A swipe across the whole row presses the first action, unless `allowsFullSwipe` is false." }
  }
}
