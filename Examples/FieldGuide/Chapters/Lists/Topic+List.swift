import Showcase

extension Topic {
  static let list = Topic("Lists") {
    Description(
      """
      A list has rows, and finds them through any view: those of a `ForEach`, those that stand there by themselves, and those
      that a view of yours makes. It scrolls by itself; in a page like this one it needs a height.
      """
    )
    Example("Rows from here and there", sample: .list) { ShelfList() }
    ExampleGroup("Looks") {
      Example("Styles", sample: .listStyles) { ListStyles() }
      Example("Rows", sample: .listRows) { DressedRows() }
    }
  }
}
