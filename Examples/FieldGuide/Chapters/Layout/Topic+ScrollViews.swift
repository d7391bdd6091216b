import Showcase

extension Topic {
  static let scrollViews = Topic("Scroll views") {
    Description(
      """
      A scroll view shows a part of what is larger than it: in one direction, or in both. The browser scrolls; nothing is sent
      for it.
      """
    )
    ExampleGroup("Scrolling") {
      Example("Sideways", sample: .sideways) { Sideways() }
      Example("To a row", sample: .scrollTo) { ScrollToRow() }
    }
    Topic("What stays at an edge") {
      Description("`safeAreaInset` keeps a view at an edge, and what scrolls ends there.")
      Example("A bar at the bottom", sample: .safeAreaInset) { BottomBar() }
    }
  }
}
