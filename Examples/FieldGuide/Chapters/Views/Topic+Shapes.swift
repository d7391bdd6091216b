import Showcase

extension Topic {
  static let shapes = Topic("Shapes") {
    Description(
      """
      A shape fills the room it is given. It can be filled, stroked, trimmed, and can clip or stand behind something else.
      """
    )
    ExampleGroup("Shapes") {
      Example("Built in", sample: .shapes) { Shapes() }
      Example("Strokes", sample: .strokes) { Strokes() }
      Example("Clipping", sample: .clips) { Clips() }
    }
    Topic("A shape of your own") {
      Description("A shape is a function from a rectangle to a `Path`. It is drawn anew for every size it gets.")
      Example("A star of as many points as you like", sample: .star) { StarSample() }
    }
  }
}
