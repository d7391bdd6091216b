import Showcase

extension Chapter {
  static let stackBoard = Chapter("StackBoard") {
    Description(
      """
      A library for boards of settings, put together from parts that need not know of one another. `import StackBoard`, with
      the product of that name.
      """
    )
    Topic.boards
    Topic.sectionsInSections
    Topic.boardStyles
    Topic.readingABoard
  }
}
