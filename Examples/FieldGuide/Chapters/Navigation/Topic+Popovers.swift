import Showcase

extension Topic {
  static let popovers = Topic("Popovers and menus") {
    Description(
      """
      A popover stands beside what it belongs to; where there is little room it becomes a sheet. A menu offers actions, and a
      context menu comes with a right click or a long press.
      """
    )
    ExampleGroup("Beside something") {
      Example("A popover", sample: .popover) { PopoverSample() }
      Example("A menu", sample: .menu) { MenuSample() }
      Example("A context menu", sample: .contextMenu) { ContextMenuSample() }
    }
  }
}
