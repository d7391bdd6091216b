import SwiftUI

import RowsAsValues

/// The rows as values with their selection in `@State` of the list, not in a store: a selection then runs the list's own
/// body, which makes all rows anew and finds the two that differ.
struct SelectableRows: View {
  @State private var selected: Int?
  @State private var rows: [ValueRow]

  init(count: Int) { _rows = State(initialValue: ValueRowStore(count: count).rows) }

  var body: some View {
    WebElement("div", ["class": "rows-page"]) {
      WebElement("table", ["class": "table table-hover table-striped test-data"]) {
        WebElement("tbody", ["id": "tbody"]) {
          ForEach(rows) { row in
            SelectableRow(row: row, isSelected: selected == row.id, selected: $selected, rows: $rows)
          }
        }
      }
    }
  }
}

struct SelectableRow: View {
  let row: ValueRow
  let isSelected: Bool
  @Binding var selected: Int?
  @Binding var rows: [ValueRow]

  var body: some View {
    WebElement("tr", ["class": isSelected ? "danger" : nil]) {
      WebElement("td", ["class": "col-md-1"]) { Text("\(row.id)") }
      WebElement("td", ["class": "col-md-4"]) {
        WebElement("a") { Text(row.label) }.on(.click) { _ in selected = row.id }
      }
      WebElement("td", ["class": "col-md-1"]) {
        WebElement("a") {
          WebElement("span", ["class": "glyphicon glyphicon-remove", "aria-hidden": "true"])
        }
        .on(.click) { _ in rows.removeAll { $0.id == row.id } }
      }
      WebElement("td", ["class": "col-md-6"])
    }
  }
}
