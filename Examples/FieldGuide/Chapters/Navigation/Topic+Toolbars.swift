import Showcase

extension Topic {
  static let toolbars = Topic("Titles and toolbars") {
    Description(
      """
      A screen says its title, and what stands in its bars. The title is the page’s, too: it stands in the browser’s tab and
      in its history.
      """
    )
    Example("A screen with bars", sample: .toolbar) { ToolbarButton() }
  }
}
