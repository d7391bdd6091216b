import Observation
import Raven
import RavenTesting
import Testing

/// What a change of a list may cost, in counts that repeat exactly; `make bench ONLY=list` measures the times.
struct ListCostTests {
  @Observable
  final class Model<Element> {
    var items: [Element]
    init(_ items: [Element]) { self.items = items }
  }

  struct Row: View {
    let title: String

    var body: some View {
      HStack {
        Text(title)
        Spacer()
        Text("seen")
      }
    }
  }

  struct Column: View {
    let model: Model<Int>

    var body: some View { VStack { ForEach(model.items, id: \.self) { Row(title: "\($0)") } } }
  }

  /// An element that counts how often its id is asked for.
  struct Counted: Identifiable {
    static var asked = 0
    let name: String

    var id: String {
      Counted.asked += 1
      return name
    }
  }

  struct Rows: View {
    let model: Model<Counted>

    var body: some View { List(model.items) { Row(title: $0.name) } }
  }

  struct Watching: View {
    let title: String
    let watched: Model<String>

    var body: some View { Text(watched.items.contains(title) ? title + ", watched" : title) }
  }

  struct WatchingColumn: View {
    let model: Model<String>
    let watched: Model<String>

    var body: some View { VStack { ForEach(model.items, id: \.self) { Watching(title: $0, watched: watched) } } }
  }

  struct ChosenColumn: View {
    let model: Model<Counted>
    let chosen: Model<String>

    var body: some View {
      VStack { ForEach(model.items) { Text(chosen.items.contains($0.name) ? $0.name + ", chosen" : $0.name) } }
    }
  }

  private func moves(_ page: TestPage) -> [String] { page.log.filter { $0.hasPrefix("move") } }

  private func rows(_ page: TestPage) -> Int { page.runs.count { $0 == "Row" } }

  @Test func `two of 1,000 rows change places with two moves, and no row runs`() throws {
    let model = Model(Array(0..<1_000))
    let page = try TestPage(Column(model: model))
    page.clearRuns()
    model.items.swapAt(1, 998)
    try page.commit()
    #expect(page.log.count == 2)
    #expect(moves(page).count == 2)
    #expect(rows(page) == 0)
    // For each move a place to move to, after or into: two commands of an id of up to three bytes.
    #expect(page.lastBatch.count <= 3 + 2 * (2 * 4))
  }

  @Test func `a row runs once when what it read changes together with its list`() throws {
    let (model, watched) = (Model(["a", "b", "c"]), Model<String>([]))
    let page = try TestPage(WatchingColumn(model: model, watched: watched))
    page.clearRuns()
    watched.items = ["b"]
    model.items = ["c", "b", "d"]
    try page.commit()
    #expect(page.runs.count { $0 == "Watching" } == 3)
    #expect(page.text == "cb, watchedd")
  }

  @Test func `a list that runs for what its rows read asks no element for its id`() throws {
    let (model, chosen) = (Model(["a", "b", "c"].map { Counted(name: $0) }), Model<String>([]))
    let page = try TestPage(ChosenColumn(model: model, chosen: chosen))
    page.clearRuns()
    Counted.asked = 0
    chosen.items = ["b"]
    try page.commit()
    #expect(Counted.asked == 0)
    #expect(page.runs.isEmpty)
    #expect(page.text == "ab, chosenc")
    model.items.removeFirst()
    chosen.items = ["c"]
    try page.commit()
    #expect(page.text == "bc, chosen")
  }

  @Test func `10,000 rows are reversed with 9,999 moves, and no row runs`() throws {
    let model = Model(Array(0..<10_000))
    let page = RenderCoordinator(Column(model: model))
    _ = page.takeBatch()
    var rows = 0
    page.onBodyRun = { if $0 == Row.self { rows += 1 } }
    model.items.reverse()
    let batch = page.takeBatch() ?? []
    let moves = try DOMCommand.decode(batch).count { if case .move = $0 { true } else { false } }
    #expect(moves == 9_999)
    #expect(rows == 0)
    // A move and an id of up to three bytes each; one place to begin at and the lengths of the batch's parts.
    #expect(batch.count <= 9_999 * 4 + 10)
  }

  /// What an element inserted at the front of a lazy list costs.
  private struct Insertion: Equatable {
    var rows: Int
    var bytes: Int
    var asked: Int
  }

  private func insertAtFront(of count: Int, scrolled: Bool) throws -> Insertion {
    let model = Model((0..<count).map { Counted(name: "element \($0)") })
    let lazy = try LazyPage(Rows(model: model))
    if scrolled { try lazy.ask(500..<540) }
    lazy.page.clearRuns()
    Counted.asked = 0
    model.items.insert(Counted(name: "element new"), at: 0)
    try lazy.page.commit()
    let shown = lazy.texts.count { $0.hasPrefix("element") }
    #expect(shown == 40)
    #expect(lazy.windows == [scrolled ? "501 541 \(count + 1)" : "0 40 \(count + 1)"])
    return Insertion(rows: rows(lazy.page), bytes: lazy.page.lastBatch.count, asked: Counted.asked)
  }

  @Test(arguments: [false, true])
  func `an element in front of 100,000 costs what it costs in front of 1,000`(scrolled: Bool) throws {
    let cost = try insertAtFront(of: 100_000, scrolled: scrolled)
    let short = try insertAtFront(of: 1_000, scrolled: scrolled)
    // The new one shows only to a reader at the very beginning.
    #expect(cost.rows == (scrolled ? 0 : 1))
    // Each id of the window once for the window and once for its rows.
    #expect(cost.asked <= 2 * 41)
    #expect(cost.asked == short.asked)
    // Each of 40 rows is told its place and the number of all: its id, two attributes and ten digits. The number of all has
    // two digits more than in the short list, in each row and in the range.
    #expect(cost.bytes <= 40 * (3 + 3 + 3 + 10) + 80)
    #expect(cost.bytes == short.bytes + 2 * (40 + 1))
  }
}
