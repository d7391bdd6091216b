import SwiftUI

/// The table of the rows example with rows that are values, and the selection in the store.
///
/// The closure of the rows reads the selection: a change runs it for all rows and finds those that differ.
public struct ValueRowsView: View {
  @State private var store: ValueRowStore

  public init(count: Int) { self.init(store: ValueRowStore(count: count)) }

  public init(store: ValueRowStore) { _store = State(initialValue: store) }

  public var body: some View {
    // The closure of the rows has the store itself, rather than asking the state for it once for each.
    let store = store
    WebElement("div", ["class": "rows-page"]) {
      WebElement("table", ["class": "table table-hover table-striped test-data"]) {
        WebElement("tbody", ["id": "tbody"]) {
          ForEach(store.rows) { row in
            ValueRowView(row: row, isSelected: store.selected == row.id, store: store)
          }
        }
      }
    }
  }
}

/// A row that is a value, of whichever list says whether it is the one selected.
///
/// Its elements are written out here and in each view like it: with its actions handed to a function they share, a row
/// keeps two more closures, and making it takes a fourth longer.
public struct ValueRowView: View {
  private let row: ValueRow
  private let isSelected: Bool
  private let store: ValueRowStore

  public init(row: ValueRow, isSelected: Bool, store: ValueRowStore) {
    self.row = row
    self.isSelected = isSelected
    self.store = store
  }

  public var body: some View {
    WebElement("tr", ["class": isSelected ? "danger" : nil]) {
      WebElement("td", ["class": "col-md-1"]) { Text("\(row.id)") }
      WebElement("td", ["class": "col-md-4"]) {
        WebElement("a") { Text(row.label) }.on(.click) { _ in store.selected = row.id }
      }
      WebElement("td", ["class": "col-md-1"]) {
        WebElement("a") {
          WebElement("span", ["class": "glyphicon glyphicon-remove", "aria-hidden": "true"])
        }
        .on(.click) { _ in store.remove(row.id) }
      }
      WebElement("td", ["class": "col-md-6"])
    }
  }
}
