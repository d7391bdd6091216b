import SwiftUI

struct RowsView: View {
  @State private var store: RowStore

  init(count: Int = 0) { self.init(store: RowStore(count: count)) }

  init(store: RowStore) { _store = State(initialValue: store) }

  var body: some View {
    // The closure of the rows has the store itself, rather than asking the state for it once for each.
    let store = store
    WebElement("div", ["class": "rows-page"]) {
      Jumbotron(store: store)
      WebElement("table", ["class": "table table-hover table-striped test-data"]) {
        WebElement("tbody", ["id": "tbody"]) {
          ForEach(store.rows) { RowView(row: $0, store: store) }
        }
      }
    }
  }
}

struct Jumbotron: View {
  let store: RowStore

  var body: some View {
    WebElement("div", ["class": "jumbotron"]) {
      WebElement("h1") { Text("Raven") }
      ActionButton(id: "run", title: "Create 1,000 rows") { store.replace(with: 1_000) }
      ActionButton(id: "runlots", title: "Create 10,000 rows") { store.replace(with: 10_000) }
      ActionButton(id: "add", title: "Append 1,000 rows") { store.append(1_000) }
      ActionButton(id: "update", title: "Update every 10th row") { store.updateEveryTenth() }
      ActionButton(id: "clear", title: "Clear") { store.clear() }
      ActionButton(id: "swaprows", title: "Swap Rows") { store.swapRows() }
    }
  }
}

struct ActionButton: View {
  let id: String
  let title: String
  let action: () -> Void

  var body: some View {
    WebElement("button", ["type": "button", "class": "g btn bordered btn-primary btn-block", "id": id]) { Text(title) }
      .on(.click) { _ in action() }
  }
}

struct RowView: View {
  let row: Row
  let store: RowStore

  var body: some View {
    WebElement("tr", ["class": row.isSelected ? "danger" : nil]) {
      WebElement("td", ["class": "col-md-1"]) { Text("\(row.id)") }
      WebElement("td", ["class": "col-md-4"]) {
        WebElement("a") { Text(row.label) }.on(.click) { _ in store.select(row) }
      }
      WebElement("td", ["class": "col-md-1"]) {
        WebElement("a") {
          WebElement("span", ["class": "glyphicon glyphicon-remove", "aria-hidden": "true"])
        }
        .on(.click) { _ in store.remove(row) }
      }
      WebElement("td", ["class": "col-md-6"])
    }
  }
}
