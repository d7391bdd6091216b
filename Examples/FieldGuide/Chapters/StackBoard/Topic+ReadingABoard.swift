import Showcase

extension Topic {
  static let readingABoard = Topic("Reading and searching") {
    Description(
      """
      `StackBoardReader` gives you what really stands on a board. Count it, list it, or make a smaller board of it whose rows
      are the same views with the same state.
      """
    )
    Example("Find a setting", sample: .boardReader) { SearchedBoard() }
  }
}
