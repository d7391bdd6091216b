import RavenTesting
import StackBoard
import SwiftUI
import Testing

/// Rows with and without a section, under one that comes, goes and is renamed.
private struct Board: View {
  @State private var hasNews = false
  @State private var title = "News "
  @State private var isReversed = false

  var body: some View {
    WebElement("nav") {
      Button("toggle") { hasNews.toggle() }
      Button("rename") { title += "! " }
      Button("reverse") { isReversed.toggle() }
    }
    StackBoard {
      CountingRow(name: "first")
      if hasNews { StackBoardSection(title) { Text("new ") } }
      CountingRow(name: "second")
      CountingRow(name: "third")
      ForEach(isReversed ? ["B", "A"] : ["A", "B"], id: \.self) { name in
        StackBoardSection("\(name) ") {
          CountingRow(name: name)
          if hasNews { StackBoardSection("inner") { Text("more ") } }
          CountingRow(name: "\(name)'s last")
        }
      }
    }
  }
}

struct IdentityTests {
  private func board(_ page: TestPage) -> String { String(page.text.trimmingPrefix("togglerenamereverse")) }

  /// The elements of buttons on the board, by what they say.
  private func buttons(_ page: TestPage) -> [String: UInt32] {
    var found: [String: UInt32] = [:]
    for id in page.document.ids(tag: "button") { found[page.document.text(of: id)] = id }
    return found
  }

  @Test func `rows keep state and elements when sections come, go, move and are renamed`() throws {
    let page = try TestPage(Board())
    for name in ["first0 ", "second0 ", "A0 ", "B's last0 "] { try page.click(text: name) }
    let before = buttons(page)
    #expect(board(page) == "first1 second1 third0 A A1 A's last0 B B0 B's last1 ")
    try page.click(text: "toggle")
    #expect(
      board(page) == "first1 News new second1 third0 A A1 more A's last0 B B0 more B's last1 "
    )
    #expect(buttons(page) == before)
    try page.click(text: "rename")
    #expect(board(page).hasPrefix("first1 News ! new second1 "))
    #expect(buttons(page) == before)
    try page.click(text: "reverse")
    #expect(board(page).hasSuffix("third0 B B0 more B's last1 A A1 more A's last0 "))
    #expect(buttons(page) == before)
    try page.click(text: "toggle")
    #expect(board(page) == "first1 second1 third0 B B0 B's last1 A A1 A's last0 ")
    #expect(buttons(page) == before)
  }

  @Test func `one row of ten thousand that changes runs its body alone`() throws {
    let page = try TestPage(
      StackBoard {
        StackBoardSection("All") { ForEach(0..<10_000) { CountingRow(name: "row \($0) is ") } }
      }
    )
    page.clearRuns()
    let closures = page.coordinator.rowClosureRuns
    try page.click(text: "row 5000 is 0 ")
    // The row's, and that of the button in it.
    #expect(page.runs == ["CountingRow", "Button<Text>"])
    #expect(page.coordinator.rowClosureRuns == closures)
    #expect(page.log.count == 1)
    #expect(page.text.contains("row 4999 is 0 row 5000 is 1 row 5001 is 0 "))
  }

  @Test func `a section that comes above a thousand rows runs none of their bodies`() throws {
    struct Long: View {
      @State private var hasNews = false
      var body: some View {
        Button("news") { hasNews = true }
        StackBoard {
          if hasNews { StackBoardSection("News") { Text("new") } }
          StackBoardSection("All") { ForEach(0..<1000) { CountingRow(name: "row \($0) is ") } }
        }
      }
    }
    let page = try TestPage(Long())
    page.clearRuns()
    let log = page.log.count
    try page.click(text: "news")
    // The new section's own.
    #expect(page.runs.filter { $0.hasSuffix("Row") } == ["BoardRow"])
    #expect(page.runs.count < 30)
    #expect(page.log.count - log < 30)
  }

  @Test func `branches of one type have states of their own`() throws {
    struct Branches: View {
      @State private var isFirst = true
      var body: some View {
        Button("switch") { isFirst.toggle() }
        StackBoard {
          if isFirst { CountingRow(name: "a") } else { CountingRow(name: "b") }
        }
      }
    }
    let page = try TestPage(Branches())
    try page.click(text: "a0 ")
    try page.click(text: "switch")
    #expect(page.text == "switchb0 ")
  }
}
