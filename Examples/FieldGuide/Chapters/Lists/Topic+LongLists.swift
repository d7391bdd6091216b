import Showcase

extension Topic {
  static let longLists = Topic("Long lists") {
    Description(
      """
      `List`, the lazy stacks and the lazy grids build only the rows near the window, however many there are. What is built
      grows and shrinks as somebody scrolls.
      """
    )
    Example("A hundred thousand rows", sample: .longList) { LongList() }
    ExampleGroup("Lazy stacks") {
      Example("Pinned headers", sample: .pinnedHeaders) { PinnedHeaders() }
      Example("How many are there?", sample: .builtRows) { BuiltRows() }
    }
    Note {
      "Only rows of a `ForEach` are built when they are needed; views that stand in a lazy stack by themselves all are."
    }
  }
}
