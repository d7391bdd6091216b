// What the engine costs without a network: microseconds and bytes of each operation of the rows benchmark, of a click, and
// of a page, and the memory a page keeps.
//
//   EngineBenchmark [part of a name [rounds]]

@testable import Counter
import Raven
@testable import Rows
import RowsAsValues

func run(_ page: RenderCoordinator, _ change: () -> Void) -> Int {
  change()
  return page.takeBatch()?.count ?? 0
}

func click(_ page: RenderCoordinator, _ node: UInt32) -> Int {
  run(page) {
    let outcome = page.perform(PageEvent(node: node, payload: .click([])))
    precondition(outcome == .handled)
  }
}

let store = ValueRowStore(count: 1000)
let page = RenderCoordinator(ValueRowsView(store: store))
_ = page.takeBatch()
var pick = 0
measure("select") {
  run(page) {
    pick += 7; store.selected = store.rows[pick % 1000].id
  }
}
let statePage = RenderCoordinator(StateRowsView(store: ValueRowStore(count: 1000)))
_ = statePage.takeBatch()
measure("select @State") { click(statePage, StateRowsView.selectButton) }
measure("update every 10th") { run(page) { store.updateEveryTenth() } }
measure("swap") { run(page) { store.swapRows() } }
measure("replace 1k", rounds: 30) { run(page) { store.replace(with: 1000) } }
measure("clear 1k", rounds: 30, { _ = run(page) { store.replace(with: 1000) } }) { run(page) { store.clear() } }
measure("create 1k", rounds: 30, { _ = run(page) { store.clear() } }) { run(page) { store.replace(with: 1000) } }
measure("mount+html+end", rounds: 60) {
  let page = RenderCoordinator(ValueRowsView(count: 1000))
  let html = HTMLWriter.page(of: page.takeBatch() ?? [], names: page.internedNames).html
  page.end()
  return html.count
}
let rows = RenderCoordinator(ValueRowsView(count: 1000))
let batch = rows.takeBatch() ?? []
measure("html only", rounds: 60) { HTMLWriter.page(of: batch, names: rows.internedNames).html.count }

// The same rows as objects, of which each is observed by its own view.
let objects = RowStore(count: 1000)
let objectPage = RenderCoordinator(RowsView(store: objects))
_ = objectPage.takeBatch()
measure("select an object") {
  run(objectPage) {
    pick += 7; objects.select(objects.rows[pick % 1000])
  }
}
measure("update every 10th object") { run(objectPage) { objects.updateEveryTenth() } }
measure("swap objects") { run(objectPage) { objects.swapRows() } }
measure("clear 1k objects", rounds: 30, { _ = run(objectPage) { objects.replace(with: 1000) } }) {
  run(objectPage) { objects.clear() }
}
measure("create 1k objects", rounds: 30, { _ = run(objectPage) { objects.clear() } }) {
  run(objectPage) { objects.replace(with: 1000) }
}

let counter = RenderCoordinator(CounterView())
_ = counter.takeBatch()
let button =
  (1..<counter.nextNodeID).first { counter.perform(PageEvent(node: $0, payload: .click([]))) == .handled } ?? 0
measure("counter click", rounds: 2000) { click(counter, button) }
measure("counter page", rounds: 2000) {
  let page = RenderCoordinator(CounterView())
  let html = HTMLWriter.page(of: page.takeBatch() ?? [], names: page.internedNames).html
  page.end()
  return html.count
}
measureMemory("memory of 1,000 rows") { ValueRowsView(count: 1000) }
measureMemory("memory of 1,000 objects") { RowsView(count: 1000) }
measureMemory("memory of a counter") { CounterView() }
