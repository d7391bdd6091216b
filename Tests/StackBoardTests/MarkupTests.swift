import RavenTesting
import StackBoard
import SwiftUI
import Testing

struct MarkupTests {
  private func classes(_ page: TestPage, under id: UInt32) -> [String] {
    page.document.children(of: id).map { page.document.attribute("class", of: $0) ?? "" }
  }

  @Test func `a section is a group named by its header, its rows a list, its footer a description`() throws {
    let page = try TestPage(
      StackBoard {
        Text("loose")
        StackBoardSection("Account", footer: "Only you see this.") {
          Text("a")
          Text("b")
        }
      }
    )
    let document = page.document
    let section = try #require(document.ids(tag: "section").first)
    #expect(document.attribute("role", of: section) == "group")
    let name = try #require(document.attribute("aria-labelledby", of: section))
    let note = try #require(document.attribute("aria-describedby", of: section))
    let parts = document.children(of: section)
    #expect(parts.map { document.attribute("id", of: $0) } == [name, nil, note])
    #expect(parts.map { document.text(of: $0) } == ["Account", "ab", "Only you see this."])
    #expect(parts.map { document.tag(of: $0) } == ["div", "ul", "div"])
    #expect(document.children(of: parts[1]).map { document.tag(of: $0) } == ["li", "li"])
    // What is on the first level is a list, too.
    let item = try #require(document.parent(of: section))
    let board = try #require(document.parent(of: item))
    #expect(document.tag(of: board) == "ul")
    #expect(document.children(of: board).map { document.tag(of: $0) } == ["li", "li"])
  }

  @Test func `a section without rows shows header and footer alone, and an empty board nothing`() throws {
    let page = try TestPage(StackBoard { StackBoardSection("Empty", footer: "Nothing here.") {} })
    let section = try #require(page.document.ids(tag: "section").first)
    #expect(classes(page, under: section) == ["g head", "g foot"])
    let empty = try TestPage(StackBoard {})
    #expect(empty.text.isEmpty)
    #expect(empty.document.ids(tag: "ul").count == 1)
    #expect(empty.document.ids(tag: "li").isEmpty)
  }

  @Test func `a header that comes names its section`() throws {
    struct Board: View {
      @State private var hasTitle = false
      var body: some View {
        Button("title") { hasTitle.toggle() }
        StackBoard {
          StackBoardSection {
            Text("row")
          } header: {
            if hasTitle { Text("Title") }
          }
        }
      }
    }
    let page = try TestPage(Board())
    let section = try #require(page.document.ids(tag: "section").first)
    func name() -> String? { page.document.attribute("aria-labelledby", of: section) }
    #expect(name() == nil && page.document.attribute("role", of: section) == nil)
    try page.click(text: "title")
    #expect(
      page.document.ids.filter { page.document.attribute("id", of: $0) == name() }.map { page.document.text(of: $0) }
        == ["Title"]
    )
    try page.click(text: "title")
    #expect(name() == nil)
  }

  @Test func `controls stand in rows as in a form, and plain boards have no cards`() throws {
    let page = try TestPage(StackBoard { Button("wide") {} }.stackBoardStyle(.plain))
    let button = try #require(page.document.ids(tag: "button").first)
    #expect(page.document.attribute("class", of: button)?.contains("wide") == true)
    #expect(page.document.ids.contains { page.document.attribute("class", of: $0) == "g sv listing plain" })
  }

  @Test func `headers shown as rows are headings`() throws {
    let page = try TestPage(
      StackBoard { StackBoardSection("A") { StackBoardSection("B") { Text("b") } } }.stackBoardNesting(.inlineHeaders)
    )
    let headings = page.document.ids.filter { page.document.attribute("role", of: $0) == "heading" }
    #expect(headings.map { page.document.text(of: $0) } == ["A", "B"])
    #expect(headings.map { page.document.attribute("aria-level", of: $0) } == ["2", "3"])
  }

  @Test func `pickers show their labels, on a board and on one made of another`() throws {
    struct Settings: View {
      var body: some View {
        StackBoardSection("Privacy") {
          Picker("Lock", selection: .constant(1)) { Text("Soon").tag(1) }
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("a row of its own") }
        }
      }
    }
    let boards: [AnyView] = [
      AnyView(StackBoard { Settings() }),
      AnyView(StackBoardReader(Settings()) { board in StackBoard { board } }),
    ]
    for board in boards {
      let page = try TestPage(board)
      let label = try #require(page.document.ids(tag: "label").first)
      let caption = try #require(page.document.children(of: label).first)
      #expect(page.document.text(of: caption) == "Lock")
      #expect(page.document.attribute("class", of: caption)?.contains("unseen") == false)
      let rows = page.document.ids(tag: "ul").last.map { page.document.children(of: $0).count }
      #expect(rows == 3)
    }
  }

  @Test func `a section that can be closed is closed and opened at its header`() throws {
    struct Board: View {
      @State private var isOpen = true
      var body: some View {
        StackBoardReader(Section("Tags", isExpanded: $isOpen) { Text("red") }) { board in StackBoard { board } }
      }
    }
    let page = try TestPage(Board())
    #expect(page.text == "Tagsred")
    try page.click()
    #expect(page.text == "Tags")
    try page.click()
    #expect(page.text == "Tagsred")
  }
}
