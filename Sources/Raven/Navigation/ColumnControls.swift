/// Leads back to the column before on a narrow page, and shows or hides it on a wide one.
struct ColumnControls: View {
  let split: SplitModel
  let column: Int

  var body: some View {
    split.recordRead()
    let title = split.columns[column - 1].title()
    return Group {
      RouteLink(
        address: split.address(ofColumn: column - 1),
        kind: "nav-back column",
        name: title.map { "Back to \($0)" } ?? "Back",
        action: { split.back(to: column - 1) },
        label: WebElement("span", ["class": "nav-back-title"]) { Text(title ?? "Back") }
      )
      if column == split.columns.count - 1 {
        WebElement(
          "button",
          [
            "type": "button", "class": "split-toggle", "aria-label": "Sidebar",
            "aria-expanded": split.visibility == .detailOnly ? "false" : "true",
          ]
        )
        .on(.click) { _ in split.toggleSidebar() }
      }
    }
  }
}

extension ScreenModel {
  /// The column whose controls the screen shows: its own, or the one its stack stands in.
  var columnControls: ColumnControls? {
    if let split = stack.columns { return stack.column > 0 ? ColumnControls(split: split, column: stack.column) : nil }
    guard entry == nil, let outer = stack.outer else { return nil }
    return outer.columnControls
  }
}
