import Showcase

extension Topic {
  static let images = Topic("Images and system images") {
    Description(
      """
      `Image(systemName:)` knows a good thousand names. They are drawn by Bootstrap Icons, take the size of the text around
      them, and the colour of `foregroundStyle`.
      """
    )
    ExampleGroup("System images") {
      Example("Names", sample: .icons) { Icons() }
      Example("Variants", sample: .iconVariants) { IconVariants() }
      Example("Labels", sample: .labels) { Labels() }
    }
    Paragraph(
      """
      Pictures of your own are resources of your target: `resources: [.copy("Resources/map.png")]` in the manifest, and
      `Image("map.png")` in a view. `resizable()` makes one fill its room, `scaledToFit()` keeps its proportions.
      """
    )
    CodeBlock {
      """
      Image("map.png", label: Text("A map of the island"))
        .resizable()
        .scaledToFit()
        .frame(height: 240)
      """
    }
    Note(.important) {
      "A picture has to be said, too: give it a label, or make it `Image(decorative:)` if it only decorates."
    }
    Paragraph(
      """
      `AsyncImage` shows a picture of another server, and something else until it is there. The browser loads it, not yours;
      where it may come from is a matter of the [page’s policy](/security/what-a-page-may-load).
      """
    )
  }
}
