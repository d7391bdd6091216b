import Showcase

extension Topic {
  static let identity = Topic("ForEach and identity") {
    Description(
      """
      `ForEach` makes a view for each element and tells them apart by their ids. A row stays itself, with its state, its
      element on the page and its focus, wherever its element moves.
      """
    )
    Example("Type into a row, then shuffle", sample: .identity) { KeptRows() }
    Topic("What an id is") {
      Description(
        """
        Elements are `Identifiable`, or `id:` leads to what tells them apart. An index is a place, not an element: with places
        as ids, the second row stays the second row, whatever it says.
        """
      )
      ExampleGroup("Ids") {
        Example("Elements", sample: .elementIDs) { ElementIDs() }
        Example("Places", sample: .placeIDs) { PlaceIDs() }
      }
    }
    Note(.warning) {
      """
      An id that is there twice, or that does not stay with its element, is reported with the line of the `ForEach` and what to
      write instead.
      """
    }
  }
}
