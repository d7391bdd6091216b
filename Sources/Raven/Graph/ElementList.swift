/// The scope of a list of elements, as it is asked by who has only the block of one of its rows.
///
/// Answers are about the elements of the data, whether or not they have a row on the page.
class ElementList: Scope {
  nonisolated deinit {}

  #if hasFeature(Embedded)
  /// Whether it has let go of its elements: the scope around it gives it others before it runs.
  final var isWaiting = false

  /// Lets go of the elements, if they are an array's.
  func letGoOfElements() {}
  #endif

  /// How many elements there are.
  var elementCount: Int { 0 }

  /// Where in the data the element stands that a row shows; found by its id.
  func offset(of row: Block) -> Int? { nil }

  /// What the row of an element would say, built for that and dropped again.
  func words(at offset: Int) -> String { "" }

  /// Gives values the id of an element as a tag.
  func addTag(at offset: Int, to values: inout ContainerValues) {}
}

/// The place of a row's element in its list.
struct ListedElement {
  let list: ElementList
  private let row: Block

  init(_ list: ElementList, row: Block) {
    self.list = list
    self.row = row
  }

  var offset: Int? { list.isMounted && row.isMounted ? list.offset(of: row) : nil }
}
