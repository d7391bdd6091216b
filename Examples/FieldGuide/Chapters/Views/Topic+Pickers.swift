import Showcase

extension Topic {
  static let pickers = Topic("Pickers") {
    Description(
      """
      A picker binds one of several values. What stands in it are views with a tag; rows of a `ForEach` are tagged with their
      ids.
      """
    )
    ExampleGroup("The same choice in four styles") {
      Example("Menu", sample: .menuPicker) { MenuPicker() }
      Example("Segments", sample: .segmentedPicker) { SegmentedPicker() }
      Example("Radio buttons", sample: .radioPicker) { RadioPicker() }
    }
    Topic("None of them") {
      Description("A choice that may be empty is an optional, and its tags are optionals, too.")
      Example("Perhaps a topping", sample: .optionalPicker) { OptionalPicker() }
    }
    Note { "There are no wheels on a page: phones show a menu as a wheel or a list of their own." }
  }
}
