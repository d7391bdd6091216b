import Showcase

extension Topic {
  static let environment = Topic("The environment") {
    Description(
      """
      Values that a view hands to everything inside it. The page fills in what is known of the visitor: light or dark,
      language, size of text, whether motion is to be reduced.
      """
    )
    Example("What the page knows of you", sample: .environment) { Surroundings() }
    Topic("For a part of the page") {
      Description("Set a value, and everything inside has it.")
      Example("Night in a box", sample: .environmentOverride) { NightBox() }
    }
    Topic("A value of your own") {
      Description("`@Entry` declares one. Objects of an `@Observable` class can be handed down by their type.")
      Example("A unit of length", sample: .environmentEntry) { Lengths() }
    }
  }
}
