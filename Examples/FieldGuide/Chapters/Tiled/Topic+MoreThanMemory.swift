import Showcase

extension Topic {
  static let moreThanMemory = Topic("More than memory holds") {
    Description(
      """
      A `TiledController` has a stretch of what a `TiledSource` can fetch, a page at a time, and forgets what is far away. It
      goes to any element, loaded or not, and takes changes one by one: `appendItems`, `updateItem`, `removeItems`.
      """
    )
    Example("A million squares", sample: .tiledSource) { MillionSquares() }
    FactTable(
      "What a source is asked",
      header: ["question", "answer"],
      rows: [
        ["`older(before:limit:)`", "what comes directly before an element; before nothing, the last there are"],
        ["`newer(after:limit:)`", "what comes directly behind an element; behind nothing, the first there are"],
        ["`around(id:limit:)`", "an element and its neighbours; nothing if it is gone"],
      ]
    )
    Paragraph(
      """
      What all pages share, such as the messages of a room, is one observable object on the main actor that each page's view
      reads: a `static let shared` handed down by `environment(_:)`. When it changes, the pages that read it show it.
      """
    )
  }
}
