import Showcase

extension Topic {
  static let effects = Topic("Effects") {
    Description(
      """
      Effects change how a view is drawn, not where others stand: turning one or making it larger moves nothing around it.
      """
    )
    Example("Turn, scale, blur", sample: .effects) { Effects() }
    ExampleGroup("More") {
      Example("Shadows", sample: .shadows) { Shadows() }
      Example("In three dimensions", sample: .flip) { Flip() }
    }
  }
}
