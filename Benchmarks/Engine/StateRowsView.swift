import Raven
import RowsAsValues

/// The rows with their selection in state of the view instead of an observable store.
///
/// The first button selects another row.
struct StateRowsView: View {
  let store: ValueRowStore
  @State private var selected: Int?
  @State private var pick = 0

  var body: some View {
    WebElement("div", ["class": "rows-page"]) {
      WebElement("button", ["type": "button"]) { Text("Select") }
        .on(.click) { _ in
          pick += 7
          selected = store.rows[pick % store.rows.count].id
        }
      WebElement("table", ["class": "table table-hover table-striped test-data"]) {
        WebElement("tbody", ["id": "tbody"]) {
          ForEach(store.rows) { row in
            ValueRowView(row: row, isSelected: selected == row.id, store: store)
          }
        }
      }
    }
  }

  /// The id of the button: the second element of the page.
  static let selectButton: UInt32 = 2
}
