import Showcase

extension Topic {
  static let grids = Topic("Grids") {
    Description(
      """
      In a `Grid` the cells of a column are as wide as the widest of them. A `LazyVGrid` flows: it fills as many columns as
      there is room for, and builds only what is near the window.
      """
    )
    ExampleGroup("Two kinds") {
      Example("Grid", sample: .grid) { Timetable() }
      Example("LazyVGrid", sample: .lazyGrid) { Swatches() }
    }
    Topic("Cells over several columns") {
      Description("A cell can span columns, and stand in its own way in its column.")
      Example("A bill", sample: .gridCells) { Bill() }
    }
  }
}
