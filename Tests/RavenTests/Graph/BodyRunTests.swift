import Observation
import RavenTesting
import Testing

@testable import Raven

/// How many bodies a change runs: as many as show something else.
struct BodyRunTests {
  private struct StateRow: View {
    let id: Int
    let isSelected: Bool
    var body: some View { Text(isSelected ? "[\(id)]" : "\(id)") }
  }

  private struct StateRows: View {
    @State private var selected = -1
    @State private var ids = Array(0..<1_000)

    var body: some View {
      Button("next") { selected += 1 }
      Button("swap") { ids.swapAt(1, 998) }
      Button("drop") { ids.remove(at: 500) }
      ForEach(ids, id: \.self) { StateRow(id: $0, isSelected: $0 == selected) }
    }
  }

  @Test func `selecting one of 1,000 rows by state runs two row bodies`() throws {
    let page = try TestPage(StateRows())
    try page.click(text: "next")
    page.clearRuns()
    try page.click(text: "next")
    #expect(page.runs.filter { $0 == "StateRow" }.count == 2)
    #expect(page.log.count == 2)
  }

  @Test func `swapping two of 1,000 rows runs no row body and moves two elements`() throws {
    let page = try TestPage(StateRows())
    page.clearRuns()
    try page.click(text: "swap")
    #expect(page.runs.filter { $0 == "StateRow" }.isEmpty)
    #expect(page.log.map { $0.prefix(5) } == ["move ", "move "])
    page.clearRuns()
    try page.click(text: "drop")
    #expect(page.runs.filter { $0 == "StateRow" }.isEmpty)
    #expect(page.log.count == 1)
  }

  @Observable
  fileprivate final class Item: Identifiable {
    nonisolated let id: Int
    var isSelected = false
    nonisolated init(_ id: Int) { self.id = id }
    nonisolated deinit {}
  }

  private struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.isSelected ? "[\(item.id)]" : "\(item.id)") }
  }

  private struct ItemRows: View {
    let items: [Item]
    var body: some View { ForEach(items) { ItemRow(item: $0) } }
  }

  @Test func `selecting one of 1,000 observed rows runs two row bodies and nothing else`() throws {
    let items = (0..<1_000).map { Item($0) }
    let page = try TestPage(ItemRows(items: items))
    items[3].isSelected = true
    try page.commit()
    for turn in 4..<8 {
      page.clearRuns()
      items[turn - 1].isSelected = false
      items[turn].isSelected = true
      #expect(page.requests > 0)
      try page.commit()
      #expect(page.runs == ["ItemRow", "ItemRow"])
    }
  }

  private struct Forgetful: View {
    @State private var looks = true
    let item: Item
    var body: some View {
      Button("away") { looks = false }
      Text(looks ? "\(item.isSelected)" : "away")
    }
  }

  @Test func `a body that stops reading is not run by what it read`() throws {
    let item = Item(0)
    let page = try TestPage(Forgetful(item: item))
    item.isSelected = true
    try page.commit()
    try page.click(text: "away")
    page.clearRuns()
    item.isSelected = false
    #expect(!(try page.commit()))
    #expect(page.runs.isEmpty)
  }

  private struct Own: View {
    @State private var count = 0
    var body: some View { Button("own \(count)") { count += 1 } }
  }

  private struct ManyOwn: View {
    var body: some View { ForEach(0..<100) { _ in Own() } }
  }

  @Test func `changing one row's own state runs that row`() throws {
    let page = try TestPage(ManyOwn())
    page.clearRuns()
    try page.click(tag: "button", 50)
    #expect(page.runs.filter { $0 == "Own" } == ["Own"])
    #expect(!page.runs.contains("ManyOwn"))
    #expect(page.log.count == 1)
  }

  @Test func `updating one of 1,000 observed rows runs its body and sends at most 150 bytes`() throws {
    let items = (0..<1_000).map { Item($0) }
    let page = try TestPage(ItemRows(items: items))
    page.clearRuns()
    let closures = page.coordinator.rowClosureRuns
    items[500].isSelected = true
    try page.commit()
    #expect(page.runs == ["ItemRow"])
    #expect(page.coordinator.rowClosureRuns == closures)
    #expect(page.log == ["text #501 [500]"])
    #expect((1...150).contains(page.lastBatch.count))
  }

  @Test func `changing every tenth of 1,000 observed rows runs their bodies and no closure of the list`() throws {
    let items = (0..<1_000).map { Item($0) }
    let page = try TestPage(ItemRows(items: items))
    page.clearRuns()
    let closures = page.coordinator.rowClosureRuns
    for index in stride(from: 0, to: 1_000, by: 10) { items[index].isSelected = true }
    try page.commit()
    #expect(page.runs == Array(repeating: "ItemRow", count: 100))
    #expect(page.coordinator.rowClosureRuns == closures)
    #expect(page.log == stride(from: 0, to: 1_000, by: 10).map { "text #\($0 + 1) [\($0)]" })
  }

  private struct Named: Identifiable {
    let id: Int
    var name: String
  }

  private struct NameRow: View {
    let item: Named
    var body: some View { Text(item.name) }
  }

  private struct NamedRows: View {
    @State private var items = (0..<1_000).map { Named(id: $0, name: "name \($0)") }
    @State private var runs = 0
    var body: some View {
      Button("rename") { items[500].name = "renamed" }
      Button("again") { runs += 1 }
      Text("\(runs)")
      ForEach(items) { NameRow(item: $0) }
    }
  }

  @Test func `updating one of 1,000 values runs one row's body and sends at most 150 bytes`() throws {
    let page = try TestPage(NamedRows())
    page.clearRuns()
    try page.click(text: "rename")
    #expect(page.runs.filter { !$0.hasPrefix("Button") } == ["NamedRows", "NameRow"])
    #expect(page.log.count == 1)
    #expect((1...150).contains(page.lastBatch.count))
  }

  @Test func `a parent that runs again runs no body of 1,000 rows that are the same`() throws {
    let page = try TestPage(NamedRows())
    page.clearRuns()
    let closures = page.coordinator.rowClosureRuns
    try page.click(text: "again")
    #expect(page.runs.filter { !$0.hasPrefix("Button") } == ["NamedRows"])
    #expect(page.coordinator.rowClosureRuns - closures == 1_000)
    #expect(page.log.count == 1)
  }

  private struct Choosing: View {
    @State private var chosen: Int?
    let items = (0..<1_000).map { Named(id: $0, name: "name \($0)") }
    var body: some View { List(items, selection: $chosen) { NameRow(item: $0) } }
  }

  @Test func `choosing one of a list's 1,000 rows runs no body and changes two rows`() throws {
    let page = try TestPage(Choosing())
    func row(_ number: Int) -> UInt32 {
      page.document.ids.filter { page.document.attribute("role", of: $0) == "option" }[number]
    }
    try page.send(.click([]), to: row(3))
    page.clearRuns()
    try page.send(.click([]), to: row(4))
    // What reads the selection are the list's own rows, which have no bodies.
    #expect(page.runs.isEmpty, "\(page.runs)")
    #expect(Set(page.log.compactMap { $0.split(separator: " ").dropFirst().first }).count == 2, "\(page.log)")
    #expect((1...150).contains(page.lastBatch.count), "\(page.lastBatch.count) bytes")
  }
}
