import Showcase

extension Chapter {
  static let layout = Chapter("Layout") {
    Description(
      """
      How views get their places. The browser lays them out with rules that are held against SwiftUI’s: hundreds of known
      cases and thousands of random trees, every box within a pixel. `Documentation/Layout.md` names what differs.
      """
    )
    Topic.stacks
    Topic.framesAndPadding
    Topic.layers
    Topic.grids
    Topic.alignmentGuides
    Topic.viewThatFits
    Topic.ownLayout
    Topic.scrollViews
    Topic.measuring
  }
}
