import Showcase

extension Topic {
  static let ownLayout = Topic("A layout of your own") {
    Description(
      """
      A type that conforms to `Layout` says how large the whole is and where each view stands. Sizes that only the page knows
      are asked from it: one message each way for most layouts. Until they are known, the views are hidden.
      """
    )
    Example("Words in lines", sample: .flow) { Tags() }
    Topic("One layout becomes another") {
      Description(
        """
        `AnyLayout` holds any of them. The views stay the same views when it changes, with what has been typed into them.
        """
      )
      Example("A row, a column, a circle", sample: .anyLayout) { ChangingLayout() }
    }
  }
}
