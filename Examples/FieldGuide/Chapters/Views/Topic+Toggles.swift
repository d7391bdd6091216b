import Showcase

extension Topic {
  static let toggles = Topic("Toggles") {
    Description("For what is on or off. The style is inherited: set it once around several.")
    ExampleGroup("Styles") {
      Example("Built in", sample: .toggles) { Toggles() }
      Example("Of your own", sample: .toggleStyle) { Ticks() }
    }
    Topic("One for many") {
      Description(
        """
        A toggle of several values is on when all are, off when none is, and mixed otherwise. Pressing it sets them all.
        """
      )
      Example("All or some", sample: .mixedToggle) { MixedToggle() }
    }
  }
}
