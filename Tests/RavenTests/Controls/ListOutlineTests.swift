import RavenTesting
import Testing

@testable import Raven

/// Rows that show and hide others: sections that close, trees, disclosure groups.
struct ListOutlineTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private static let tree = [
    Folder(id: "a", folders: [Folder(id: "a1", folders: [Folder(id: "a1x")]), Folder(id: "a2")]),
    Folder(id: "b"), Folder(id: "c", folders: []),
  ]

  private struct Name: View {
    let folder: Folder
    var body: some View { Text(folder.id) }
  }

  private struct Plain: View {
    @State private var folders = tree
    var body: some View {
      Button("turn") { folders.reverse() }
      List(folders, children: \.folders) { Name(folder: $0) }
    }
  }

  private func rows(_ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0)?.hasPrefix("g entry") == true }
  }

  private func texts(_ page: TestPage) -> [String] { rows(page).map { page.document.text(of: $0) } }

  private func arrow(of row: UInt32, _ page: TestPage) -> UInt32? {
    page.document.children(of: row).first { page.document.attribute("class", of: $0) == "arrow" }
  }

  /// Opens or closes the row of a text.
  private func press(_ text: String, _ page: TestPage) throws {
    let row = try #require(rows(page).first { page.document.text(of: $0) == text })
    try page.send(.click([]), to: try #require(arrow(of: row, page)))
  }

  @Test func `a tree's rows open and close, and their views are made only while they show`() throws {
    let page = try TestPage(Plain())
    #expect(texts(page) == ["a", "b", "c"])
    page.clearRuns()
    try press("a", page)
    #expect(texts(page) == ["a", "a1", "a2", "b", "c"])
    #expect(page.runs.filter { $0 == "Name" }.count == 2)
    try press("a1", page)
    #expect(texts(page) == ["a", "a1", "a1x", "a2", "b", "c"])
    try press("a", page)
    #expect(texts(page) == ["a", "b", "c"])
  }

  @Test func `what is open is known by id, wherever the element goes`() throws {
    let page = try TestPage(Plain())
    try press("a", page)
    try press("a1", page)
    try page.click(text: "turn")
    #expect(texts(page) == ["c", "b", "a", "a1", "a1x", "a2"])
    try press("a", page)
    try press("a", page)
    #expect(texts(page) == ["c", "b", "a", "a1", "a1x", "a2"])
  }

  @Test func `rows say their level, and their arrows are buttons named by them`() throws {
    let page = try TestPage(Plain())
    try press("a", page)
    try press("a1", page)
    let levels = rows(page).map { page.document.attribute("aria-level", of: $0) }
    #expect(levels == ["1", "2", "3", "2", nil, "1"])
    #expect(rows(page).map { page.document.style("--depth", of: $0) } == [nil, "1", "2", "1", nil, nil])
    let arrows = rows(page).map { arrow(of: $0, page) }
    #expect(
      arrows.map { $0.flatMap { page.document.attribute("aria-expanded", of: $0) } } == [
        "true", "true", nil, nil, nil, "false",
      ]
    )
    let first = try #require(arrows[0])
    #expect(page.document.tag(of: first) == "button")
    #expect(page.document.attribute("aria-labelledby", of: first) == page.document.attribute("id", of: rows(page)[0]))
  }

  private struct Chosen: View {
    @State private var chosen: String?
    var body: some View {
      List(tree, children: \.folders, selection: $chosen) { Name(folder: $0) }
      Text("is \(chosen ?? "none")")
    }
  }

  @Test func `a tree of which a row can be chosen is a tree`() throws {
    let page = try TestPage(Chosen())
    #expect(!(try page.commit()))
    #expect(page.document.ids.contains { page.document.attribute("role", of: $0) == "tree" })
    #expect(rows(page).map { page.document.attribute("role", of: $0) } == ["treeitem", "treeitem", "treeitem"])
    #expect(rows(page).map { page.document.attribute("aria-expanded", of: $0) } == ["false", nil, "false"])
    #expect(rows(page).map { page.document.attribute("aria-level", of: $0) } == ["1", "1", "1"])
    try press("a", page)
    #expect(page.text.hasSuffix("is none"))
    #expect(page.document.attribute("aria-expanded", of: rows(page)[0]) == "true")
    let hidden = try #require(arrow(of: rows(page)[0], page))
    #expect(page.document.attribute("aria-hidden", of: hidden) == "true")
    try page.send(.click([]), to: rows(page)[1])
    #expect(page.text.hasSuffix("is a1"))
  }

  private struct Mixed: View {
    @State private var many: Set<String> = []
    @State private var isOutlineShown = false
    var body: some View {
      Button("more") { isOutlineShown.toggle() }
      List(selection: $many) {
        Text("first").tag("first")
        if isOutlineShown { OutlineGroup(tree, id: \.id, children: \.folders) { Text($0.id) } }
      }
    }
  }

  @Test func `a list becomes a tree when rows come that show others`() throws {
    let page = try TestPage(Mixed())
    func role() -> String? {
      page.document.ids.first { page.document.attribute("data-with", of: $0) == "list" }
        .flatMap { page.document.attribute("role", of: $0) }
    }
    #expect(role() == "listbox")
    #expect(page.document.attribute("role", of: rows(page)[0]) == "option")
    try page.click(text: "more")
    #expect(role() == "tree")
    #expect(rows(page).allSatisfy { page.document.attribute("role", of: $0) == "treeitem" })
  }

  private struct Alone: View {
    var body: some View { VStack { OutlineGroup(tree[0], children: \.folders) { Text($0.id) } } }
  }

  @Test func `an outline outside of a list has its arrows in front`() throws {
    let page = try TestPage(Alone())
    #expect(page.text == "a")
    try page.click()
    #expect(page.text == "aa1a2")
    try page.click(tag: "button", 1)
    #expect(page.text == "aa1a1xa2")
    try page.click()
    #expect(page.text == "a")
  }

  private struct Counted: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Sections: View {
    @State private var isOpen = true
    var body: some View {
      List {
        Section("Open", isExpanded: $isOpen) { Counted() }
        Section(isExpanded: .constant(false)) {
          Counted()
        } header: {
          Text("Closed")
        }
        Section("Usual") { Text("row") }
      }
      Button(isOpen ? "close" : "open") { isOpen.toggle() }
    }
  }

  private func heads(_ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0) == "g head" }
  }

  @Test func `a section closes at its header and by its binding, and its views go`() throws {
    let page = try TestPage(Sections())
    #expect(texts(page) == ["count 0", "row"])
    let arrows = heads(page).map { arrow(of: $0, page) }
    #expect(arrows.map { $0 != nil } == [true, true, false])
    #expect(heads(page).map { page.document.attribute("role", of: $0) } == ["heading", "heading", "heading"])
    #expect(heads(page).map { page.document.attribute("aria-level", of: $0) } == ["2", "2", "2"])
    let first = try #require(arrows[0])
    #expect(page.document.attribute("aria-expanded", of: first) == "true")
    try page.click(text: "count 0")
    page.clearRuns()
    try page.send(.click([]), to: first)
    #expect(texts(page) == ["row"])
    #expect(page.document.attribute("aria-expanded", of: first) == "false")
    #expect(!page.runs.contains("Counted"))
    try page.click(text: "open")
    #expect(texts(page) == ["count 0", "row"])
    #expect(page.runs.contains("Counted"))
    try page.click(text: "close")
    #expect(texts(page) == ["row"])
  }

  private struct ChosenSections: View {
    @State private var chosen: Int?
    @State private var isOpen = true
    var body: some View {
      List(selection: $chosen) {
        Section("Numbers", isExpanded: $isOpen) { ForEach(1..<3) { Text("\($0)") } }
        Section("Usual") { Text("row").tag(9) }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func `where rows are chosen the header is what opens`() throws {
    let page = try TestPage(ChosenSections())
    #expect(heads(page).map { page.document.attribute("role", of: $0) } == ["treeitem", nil])
    #expect(heads(page).map { page.document.attribute("aria-expanded", of: $0) } == ["true", nil])
    #expect(rows(page).map { page.document.attribute("aria-level", of: $0) } == ["2", "2", "1"])
    try page.send(.click([]), to: try #require(arrow(of: heads(page)[0], page)))
    #expect(texts(page) == ["row"])
    #expect(page.document.attribute("aria-expanded", of: heads(page)[0]) == "false")
  }

  private struct Free: View {
    @State private var isOpen = false
    var body: some View {
      VStack { Section("Head", isExpanded: $isOpen) { Text("content") } }
      Button("turn") { isOpen.toggle() }
    }
  }

  @Test func `outside of a list a section shows its content as the binding says`() throws {
    let page = try TestPage(Free())
    #expect(page.text == "Headturn")
    try page.click(text: "turn")
    #expect(page.text == "Headcontentturn")
  }

  private struct Groups: View {
    let isForm: Bool
    var body: some View {
      if isForm { Form { groups } } else { List { groups } }
    }
    @ViewBuilder private var groups: some View {
      DisclosureGroup("outer") {
        Text("one")
        DisclosureGroup("inner") { Text("two") }
      }
      HStack { DisclosureGroup("in a row") { Text("three") } }
    }
  }

  @Test func `a disclosure group in a list is rows, each at its depth`() throws {
    let page = try TestPage(Groups(isForm: false))
    #expect(texts(page) == ["outer", "in a row"])
    try press("outer", page)
    try press("inner", page)
    #expect(texts(page) == ["outer", "one", "inner", "two", "in a row"])
    #expect(rows(page).map { page.document.style("--depth", of: $0) } == [nil, "1", "1", "2", nil])
    try page.click(text: "in a row")
    #expect(texts(page).last == "in a rowthree")
  }

  @Test func `in a form it is a button that opens rows`() throws {
    let page = try TestPage(Groups(isForm: true))
    try page.click(text: "outer")
    try page.click(text: "inner")
    #expect(texts(page) == ["outer", "one", "inner", "two", "in a row"])
  }

  @Test func `a row under others stands further in than its insets say`() throws {
    let page = try TestPage(
      List {
        DisclosureGroup("more", isExpanded: .constant(true)) {
          Text("in").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
      }
    )
    #expect(page.document.style("padding-inline", of: rows(page)[1]) == "calc(2px + 1 * 1.25rem) 4px")
  }

  private struct ClosedForm: View {
    @State private var isOpen = false
    var body: some View { Form { Section("Head", isExpanded: $isOpen) { Text("content") } } }
  }

  @Test func `a section of a form closes and opens too`() throws {
    let page = try TestPage(ClosedForm())
    #expect(texts(page).isEmpty)
    try page.click()
    #expect(texts(page) == ["content"])
    try page.click()
    #expect(texts(page).isEmpty)
  }

  private struct TreeAndSections: View {
    @State private var chosen: String?
    @State private var isOpen = true
    var body: some View {
      List(selection: $chosen) {
        OutlineGroup(tree, children: \.folders) { Text($0.id) }
        Section("Head", isExpanded: $isOpen) { DisclosureGroup("more") { Text("content") } }
      }
    }
  }

  @Test func `a tree that ends frees every block`() throws {
    let probe = LifetimeProbe()
    do {
      let page = try TestPage(TreeAndSections())
      try press("a", page)
      try press("more", page)
      try press("a", page)
      page.end()
    }
    #expect(probe.blocks == 0)
    #expect(probe.boxes == 0)
  }
}
