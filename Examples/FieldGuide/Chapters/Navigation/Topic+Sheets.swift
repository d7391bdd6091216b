import Showcase

extension Topic {
  static let sheets = Topic("Sheets") {
    Description(
      """
      A sheet stands above the page, which cannot be used meanwhile. It is shown while a binding says so, or for an item that
      a binding has; `dismiss` in the environment closes it from inside.
      """
    )
    ExampleGroup("Above the page") {
      Example("A sheet", sample: .sheet) { SheetSample() }
      Example("For an item", sample: .itemSheet) { ItemSheet() }
      Example("Half as high", sample: .detents) { Detents() }
    }
    Note { "Escape and a press beside it close a sheet; `interactiveDismissDisabled()` keeps it open." }
  }
}
