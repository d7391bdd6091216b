import Showcase

extension Topic {
  static let preferences = Topic("Preferences") {
    Description(
      """
      The environment goes down, preferences come up: a view says something, and a view around it hears what all of them said,
      put together in order.
      """
    )
    Example("What is in there?", sample: .preferences) { Roll() }
  }
}
