import Showcase

extension Topic {
  static let measuring = Topic("Measuring") {
    Description(
      """
      The browser decides sizes, so the app hears of them: `onGeometryChange` acts when a measured value has changed, and
      `GeometryReader` hands its content the size of its room.
      """
    )
    Example("How large it is", sample: .geometryChange) { Measured() }
    Example("How far it is scrolled", sample: .scrollOffset) { ScrolledBy() }
    Note(.tip) {
      """
      Each report is a message. What only follows a size needs none: use frames with limits, `containerRelativeFrame`,
      [what fits](/layout/what-fits), or a [layout of your own](/layout/a-layout-of-your-own).
      """
    }
  }
}
