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
}
