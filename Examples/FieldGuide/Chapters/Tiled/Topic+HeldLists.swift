import Showcase

extension Topic {
  static let heldLists = Topic("Lists that never jump") {
    Description(
      """
      Give a `TiledView` your array and change the array: put elements in front, behind, between, take some away. Nobody has to
      say what changed. Of the rows in sight that are still there, one stays where it is to the pixel.
      """
    )
    Example("Rows above and below", sample: .heldList) { HeldList() }
    Paragraph(
      """
      Only the rows around what is seen are on the page, of a hundred as of a million elements. Nobody measures rows in advance:
      the page does when they come, and `tiledItemSize(_:)` makes a guess better.
      """
    )
    ExampleApp("/timeline", "The example Timeline", "Everything that may happen around what is read, a button each.")
  }
}
