import Showcase

extension Topic {
  static let paint = Topic("Colours, gradients and materials") {
    Description(
      """
      Colours follow the page: `.primary`, `.secondary` and the named colours have one value for light and one for dark.
      Gradients and materials can stand wherever a colour can.
      """
    )
    ExampleGroup("What to paint with") {
      Example("Colours", sample: .colors) { Colors() }
      Example("Gradients", sample: .gradients) { Gradients() }
      Example("Materials", sample: .materials) { Materials() }
    }
  }
}
