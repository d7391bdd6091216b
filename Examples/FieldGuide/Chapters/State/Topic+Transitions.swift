import Showcase

extension Topic {
  static let transitions = Topic("Transitions") {
    Description(
      """
      A transition says how a view comes and goes, when that happens in an animation. What goes stays on the page until it is
      gone; it cannot be pressed any more.
      """
    )
    Example("Coming and going", sample: .transitions) { Notice() }
    Example("Rows that move", sample: .shuffle) { Shuffled() }
  }
}
