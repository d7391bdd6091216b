import Raven
import RavenTesting
import Testing

@MainActor private final class Journal {
  var lines: [String] = []
}

@MainActor struct MenuTests {
  private struct Root: View {
    let journal: Journal
    @State private var isOn = false

    var body: some View {
      Menu("More") {
        Section("First") {
          Button("Copy") { journal.lines.append("copy") }
          Toggle("Bold", isOn: $isOn)
        }
        Menu("Deeper") {
          ForEach(["One", "Two"], id: \.self) { name in
            Button(name, role: .destructive) { journal.lines.append(name) }
            Toggle("is \(name)", isOn: $isOn)
          }
        }
        Button("Never") { journal.lines.append("never") }.disabled(true)
      }
      Text("bold: \(isOn)")
    }
  }

  private func roles(_ page: TestPage) -> [String] {
    page.document.ids(tag: "button").compactMap { id in
      page.document.attribute("role", of: id).map { "\($0) \(page.document.text(of: id))" }
    }
  }

  @Test func `items are made when the menu opens, each with its role`() throws {
    let page = try TestPage(Root(journal: Journal()))
    #expect(page.document.ids(tag: "dialog").isEmpty)
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.attribute("aria-haspopup", of: button) == "menu")
    #expect(page.document.attribute("aria-expanded", of: button) == "false")
    try page.click(text: "More")
    #expect(page.document.attribute("aria-expanded", of: button) == "true")
    #expect(
      roles(page) == ["menuitem Copy", "menuitemcheckbox Bold", "menuitem Deeper", "menuitem Never"]
    )
    #expect(page.text.contains("First"))
  }

  @Test func `an item closes the menu and acts`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "More")
    try page.click(text: "Copy")
    #expect(journal.lines == ["copy"])
    #expect(page.document.ids(tag: "dialog").isEmpty)
    try page.click(text: "More")
    let bold = try #require(page.document.ids(text: "Bold").first.flatMap(page.document.parent))
    #expect(page.document.attribute("aria-checked", of: bold) == "false")
    try page.click(text: "Bold")
    #expect(page.text.contains("bold: true"))
    #expect(page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `an item of a menu inside closes both`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "More")
    try page.click(text: "Deeper")
    #expect(page.document.ids(tag: "dialog").count == 2)
    #expect(
      roles(page).suffix(4) == ["menuitem One", "menuitemcheckbox is One", "menuitem Two", "menuitemcheckbox is Two"]
    )
    try page.click(text: "Two")
    #expect(journal.lines == ["Two"])
    #expect(page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `closing a menu inside leaves the one around it`() throws {
    let page = try TestPage(Root(journal: Journal()))
    try page.click(text: "More")
    try page.click(text: "Deeper")
    #expect(try page.send(.close, to: page.document.ids(tag: "dialog")[1]) == .handled)
    #expect(page.document.ids(tag: "dialog").count == 1)
  }

  @Test func `a disabled item does nothing`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "More")
    #expect(throws: BrokenBatch.self) { try page.click(text: "Never") }
    #expect(journal.lines.isEmpty)
  }

  @Test func `an open menu follows the state it was made from`() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Button("count") { count += 1 }
        Menu("More") { Text("counted \(count)") }
      }
    }
    let page = try TestPage(Counting())
    try page.click(text: "More")
    try page.click(text: "count")
    #expect(page.text.contains("counted 1"))
  }

  @Test func `a menu with an action of its own is two buttons`() throws {
    let journal = Journal()
    struct Split: View {
      let journal: Journal
      var body: some View {
        Menu("Save") {
          Button("Save as") {}
        } primaryAction: {
          journal.lines.append("saved")
        }
      }
    }
    let page = try TestPage(Split(journal: journal))
    try page.click(text: "Save")
    #expect(journal.lines == ["saved"])
    try page.click(tag: "button", 1)
    #expect(page.text.contains("Save as"))
  }

  @Test func `a context menu opens where it was asked for, and nothing is made before`() throws {
    let journal = Journal()
    struct Row: View {
      let journal: Journal
      var body: some View {
        Text("row").contextMenu { Button("Copy") { journal.lines.append("copied") } }
      }
    }
    let page = try TestPage(Row(journal: journal))
    let row = try #require(page.document.parent(of: page.document.ids(text: "row")[0]))
    #expect(page.document.attribute("data-with", of: row) == "context")
    #expect(page.document.mask(of: row) == 1 << 13)
    #expect(try page.send(.reveal(x: 10, y: 20), to: row) == .handled)
    let menu = page.document.ids(tag: "dialog")[0]
    #expect(page.document.attribute("data-at", of: menu) == "10 20")
    try page.click(text: "Copy")
    #expect(journal.lines == ["copied"])
    #expect(page.document.ids(tag: "dialog").isEmpty)
    #expect(try page.send(.reveal(x: 1, y: 2), to: row) == .handled)
    #expect(try page.send(.close, to: page.document.ids(tag: "dialog")[0]) == .handled)
  }

  @Test func `a button in a label of a menu's item is not an item`() throws {
    struct Labelled: View {
      var body: some View {
        Menu("More") {
          Button {
          } label: {
            HStack {
              Text("Copy"); Text("⌘C")
            }
          }
        }
        Button("plain") {}
      }
    }
    let page = try TestPage(Labelled())
    try page.click(text: "More")
    #expect(roles(page) == ["menuitem Copy⌘C"])
  }
}
