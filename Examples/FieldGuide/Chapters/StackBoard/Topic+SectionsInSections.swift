import Showcase

extension Topic {
  static let sectionsInSections = Topic("Sections in sections") {
    Description(
      """
      A part that is a section by itself can be put into another section: its rows join the outermost one, in order, and its
      header and footer go. `stackBoardNesting(_:)` shows the headers as rows instead.
      """
    )
    Example("Flat, or with headers", sample: .boardNesting) { NestedBoard() }
    Note(.tip) {
      "While you develop, `stackBoardNesting(.report)` names each header that goes in a diagnostic."
    }
  }
}
