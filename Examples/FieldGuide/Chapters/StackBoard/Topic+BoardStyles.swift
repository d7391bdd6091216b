import Showcase

extension Topic {
  static let boardStyles = Topic("Styles of boards") {
    Description(
      """
      `.grouped` shows sections as cards, `.plain` rows from edge to edge. A style of your own is handed the board with its
      sections resolved, and draws it.
      """
    )
    Example("A checklist", sample: .boardStyle) { StyledBoard() }
  }
}
