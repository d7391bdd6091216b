import Showcase

extension Topic {
  static let viewThatFits = Topic("What fits") {
    Description(
      """
      `ViewThatFits` shows the first of its views for which there is room. The page chooses, so it follows a window that is
      made smaller without asking the server.
      """
    )
    Example("A row, or a column", sample: .viewThatFits) { Fitting() }
    Topic("By the size of the window") {
      Description("`horizontalSizeClass` in the environment says whether there is little room, as on a phone.")
      Example("Compact or regular", sample: .sizeClass) { BySizeClass() }
    }
  }
}
