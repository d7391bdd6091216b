import Showcase

extension Topic {
  static let animation = Topic("Animation") {
    Description(
      """
      `withAnimation` animates what comes of a change, `animation(_:value:)` what a view does when a value changes. The
      browser moves things; only where they end is sent.
      """
    )
    ExampleGroup("Moving") {
      Example("withAnimation", sample: .withAnimation) { Sliding() }
      Example("animation(_:value:)", sample: .animationValue) { Beating() }
      Example("Curves", sample: .curves) { Curves() }
    }
    Note { "For visitors who have asked for less motion, things are at their end at once." }
  }
}
