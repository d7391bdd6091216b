// What the engine costs without a network: microseconds and bytes of each operation of the rows benchmark, and of a page.

import Raven
@testable import Rows

func measure(_ name: String, rounds: Int = 200, _ prepare: () -> Void = {}, _ body: () -> Int) {
  var times: [Double] = []
  var bytes = 0
  for _ in 0..<rounds {
    prepare()
    let clock = ContinuousClock()
    let time = clock.measure { bytes = body() }
    times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
  }
  times.sort()
  print("\(name): median \(times[rounds / 2]) µs, least \(times[0]) µs, \(bytes) B")
}

func run(_ page: RenderCoordinator, _ change: () -> Void) -> Int {
  change()
  return page.takeBatch()?.count ?? 0
}

let store = RowStore(count: 1000)
let page = RenderCoordinator(RowsView(store: store))
_ = page.takeBatch()
var pick = 0
measure("select") { run(page) { pick += 7; store.selected = store.rows[pick % 1000].id } }
measure("update every 10th") { run(page) { store.updateEveryTenth() } }
measure("swap") { run(page) { store.swapRows() } }
measure("replace 1k", rounds: 30) { run(page) { store.replace(with: 1000) } }
measure("clear 1k", rounds: 30, { _ = run(page) { store.replace(with: 1000) } }) { run(page) { store.clear() } }
measure("create 1k", rounds: 30, { _ = run(page) { store.clear() } }) { run(page) { store.replace(with: 1000) } }
measure("mount+html+end", rounds: 60) {
  let page = RenderCoordinator(RowsView(count: 1000))
  let html = HTMLWriter.html(of: page.takeBatch() ?? [], names: page.internedNames)
  page.end()
  return html.count
}
let batch = RenderCoordinator(RowsView(count: 1000)).takeBatch() ?? []
measure("html only", rounds: 60) { HTMLWriter.html(of: batch, names: []).count }
