import Showcase

extension Topic {
  static let tabs = Topic("Tabs") {
    Description(
      """
      A `TabView` shows one of its tabs. A tab is built when it is first chosen, and then keeps its state. At the outside of an
      app each tab has an address, and so has what is pushed in it.
      """
    )
    Example("In a sheet", sample: .tabs) { TabsButton() }
  }
}
