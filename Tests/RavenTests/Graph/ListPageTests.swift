import Observation
import RavenTesting
import Testing

@testable import Raven

/// Lists on a page against the same page built from nothing, and against what must survive.
struct ListPageTests {
  @Observable
  fileprivate final class Model {
    var rows: [Int] = []
    var inner: [Int: [Int]] = [:]
    nonisolated init() {}
    nonisolated deinit {}
  }

  /// A row whose number of elements depends on its own state and its id: some have none, some two.
  private struct RowView: View {
    let id: Int
    var body: some View {
      if id % 5 != 4 { WebElement("li", ["data-key": "\(id)"]) { Text("row \(id)") } }
      if id % 7 == 3 { WebElement("li") { Text("after \(id)") } }
    }
  }

  private struct Flat: View {
    let model: Model
    var body: some View {
      WebElement("ul") {
        WebElement("li") { Text("first") }
        ForEach(model.rows, id: \.self) { RowView(id: $0) }
        WebElement("li") { Text("last") }
      }
    }
  }

  private struct Nested: View {
    let model: Model
    var body: some View {
      WebElement("ul") {
        ForEach(model.rows, id: \.self) { row in
          ForEach(model.inner[row] ?? [], id: \.self) { RowView(id: $0) }
          if row % 3 == 0 { RowView(id: row) }
        }
      }
    }
  }

  @Observable
  fileprivate final class Growth {
    var count = 0
    nonisolated init() {}
    nonisolated deinit {}
  }

  /// A row that gets elements without its list: where they go depends on where the row now stands.
  private struct GrowingRow: View {
    let id: Int
    let growth: Growth
    var body: some View {
      ForEach(0..<growth.count, id: \.self) { number in WebElement("li") { Text("\(id).\(number)") } }
    }
  }

  private struct Growing: View {
    let model: Model
    let growths: [Growth]
    var body: some View {
      WebElement("ul") { ForEach(model.rows, id: \.self) { GrowingRow(id: $0, growth: growths[$0]) } }
    }
  }

  private struct Simple: View {
    let model: Model
    var body: some View {
      WebElement("ul") { ForEach(model.rows, id: \.self) { WebElement("li", ["data-key": "\($0)"]) } }
    }
  }

  /// Takes a list through random changes; `step` makes each, and says what is wrong afterwards, if anything is.
  private func run<Root: View>(
    _ view: (Model) -> Root,
    isUnique: Bool = true,
    change: (inout SplitMix64, Model) -> Void,
    check: (TestPage, Model, _ before: [String: UInt32]) -> String? = { _, _, _ in nil }
  ) throws {
    let steps = 10
    let fuzz = ListFuzz()
    var number = 0
    try fuzz.forEachCase { random in
      number += 1
      // Every case of the fuzz is a page that lives for some steps.
      if number % steps != 1, fuzz.cases > 1 { return nil }
      let model = Model()
      model.rows = random.list(isUnique: isUnique)
      let page = try TestPage(view(model))
      defer { page.end() }
      for step in 0..<steps {
        let before = ListPageTests.keys(page)
        let old = model.rows
        change(&random, model)
        page.document.clearLog()
        try page.commit()
        let fresh = try TestPage(view(model))
        defer { fresh.end() }
        let difference = VNode.firstDifference(page.tree, fresh.tree) ?? check(page, model, before)
        if let difference { return "step \(step), \(old) to \(model.rows): \(difference)" }
      }
      return nil
    }
  }

  /// The elements of rows by what they show.
  private static func keys(_ page: TestPage) -> [String: UInt32] {
    var keys: [String: UInt32] = [:]
    for id in page.document.ids(tag: "li") {
      if let key = page.document.attribute("data-key", of: id) { keys[key] = id }
    }
    return keys
  }

  @Test func `the commands of a random change give the page that is built from the new list`() throws {
    try run({ Flat(model: $0) }, change: { random, model in model.rows = random.change(of: model.rows) })
  }

  @Test func `so they do with equal ids`() throws {
    try run({ Flat(model: $0) }, isUnique: false) { random, model in
      model.rows = random.change(of: model.rows, isUnique: false)
    }
  }

  @Test func `so they do with lists in lists`() throws {
    try run({ Nested(model: $0) }) { random, model in
      if !random.chance(3) { model.rows = random.change(of: model.rows) }
      for row in model.rows where random.chance(3) {
        model.inner[row] = model.inner[row].map { random.change(of: $0) } ?? random.list()
      }
    }
  }

  @Test func `rows that grow by themselves do so where the list has put them`() throws {
    let growths = (0..<1_100).map { _ in Growth() }
    try run({ Growing(model: $0, growths: growths) }) { random, model in
      if random.chance(2) {
        model.rows.shuffle(using: &random)
      } else if random.chance(3) {
        model.rows = random.change(of: model.rows)
      }
      for row in model.rows where random.chance(3) { growths[row].count = Int(random.next() % 3) }
    }
  }

  @Test func `rows that survive are the same elements, and the fewest of them move`() throws {
    var old: [Int] = []
    try run({ Simple(model: $0) }) { random, model in
      old = model.rows
      model.rows = random.change(of: model.rows)
    } check: { page, model, before in
      let now = ListPageTests.keys(page)
      for row in model.rows where old.contains(row) && before["\(row)"] != now["\(row)"] {
        return "row \(row) was element \(before["\(row)"] ?? 0) and is \(now["\(row)"] ?? 0)"
      }
      let survivors = model.rows.compactMap { old.firstIndex(of: $0) }
      let fewest = survivors.count - KeyedDiffTests.longestIncreasing(survivors)
      let moves = page.log.count { $0.hasPrefix("move ") }
      return moves == fewest ? nil : "\(moves) moves, \(fewest) would do"
    }
  }
}
