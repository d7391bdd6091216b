import RavenTesting
import Testing

@testable import Raven

/// Rows chosen in the columns of a split view: what they bring up, and what going back takes back.
struct ColumnChoiceTests {
  private struct Shelves: View {
    @State var shelf: String?
    @State private var book: Int?

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $shelf) { Text("shelf \($0)") }.navigationTitle("Shelves")
      } content: {
        if let shelf {
          List(1..<4, id: \.self, selection: $book) { Text("book \($0)") }.navigationTitle("Shelf \(shelf)")
        } else {
          Text("no shelf")
        }
      } detail: {
        if let book {
          VStack {
            Text("read \(book)")
            Button("give back") { self.book = nil }
          }
        } else {
          Text("no book")
        }
      }
    }
  }

  private func top(_ page: TestPage) -> String? {
    page.document.ids.lazy.compactMap { page.document.attribute("data-column", of: $0) }.first
  }

  private func goBack(_ title: String, on page: TestPage) throws {
    let link = page.document.ids.first { page.document.attribute("aria-label", of: $0) == "Back to \(title)" }
    #expect(try page.send(.click([]), to: #require(link)) == .handled)
  }

  @Test func `a chosen row brings up the next column, and the link back takes the choice back`() throws {
    let page = try TestPage(Shelves())
    #expect(top(page) == "0")
    try page.click(text: "shelf b")
    #expect(top(page) == "1" && page.titles == ["Shelves", "Shelf b"])
    try page.click(text: "book 2")
    #expect(top(page) == "2 last" && page.text.contains("read 2"))
    try goBack("Shelf b", on: page)
    #expect(top(page) == "1" && page.text.contains("no book") && page.titles == ["Shelves", "Shelf b"])
    try goBack("Shelves", on: page)
    #expect(top(page) == "0" && page.text.contains("no shelf"))
  }

  @Test func `the browser's steps take choices back and make them again`() throws {
    let page = try TestPage(Shelves())
    try page.click(text: "shelf b")
    try page.click(text: "book 2")
    #expect(page.entry == "3 2 0")
    #expect(try page.navigate(2) == .handled)
    #expect(top(page) == "1" && page.text.contains("no book"))
    #expect(try page.navigate(3) == .handled)
    #expect(top(page) == "2 last" && page.text.contains("read 2"))
    #expect(page.entry == "3 2 0")
  }

  @Test func `another row of the same list is no further step`() throws {
    let page = try TestPage(Shelves())
    try page.click(text: "shelf a")
    try page.click(text: "shelf b")
    #expect(page.entry == "2 1 0" && page.titles == ["Shelves", "Shelf b"])
    let back = page.tree.flatMap(\.preorder).compactMap { $0.attributes["aria-label"] }.filter { $0.hasPrefix("Back") }
    #expect(back == ["Back to Shelves", "Back to Shelf b"])
  }

  @Test func `a choice that the app takes back brings the list up again`() throws {
    let page = try TestPage(Shelves())
    try page.click(text: "shelf a")
    try page.click(text: "book 1")
    try page.click(text: "give back")
    #expect(top(page) == "1" && page.entry == "2 1 0")
  }

  @Test func `what is chosen from the start is on top, and is no step`() throws {
    let page = try TestPage(Shelves(shelf: "a"))
    #expect(top(page) == "1" && page.entry == "1 0 0")
    try goBack("Shelves", on: page)
    #expect(top(page) == "0" && page.text.contains("no shelf"))
  }

  @Test func `a row that is chosen already brings the next column up when it is pressed`() throws {
    struct Kept: View {
      @State private var shelf: String? = "a"
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["a", "b"], id: \.self, selection: $shelf) { Text("shelf \($0)") }
        } detail: {
          Text("on \(shelf ?? "none")")
        }
      }
    }
    let page = try TestPage(Kept())
    #expect(top(page) == "0")
    try page.click(text: "shelf a")
    #expect(top(page) == "1 last" && page.text.contains("on a"))
  }

  @Test func `what a link opened in a column can dismiss itself`() throws {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
    struct Linked: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("open") { Closing() }
        } detail: {
          Text("nothing")
        }
      }
    }
    let page = try TestPage(Linked())
    try page.click(text: "open")
    #expect(top(page) == "1 last" && !page.text.contains("nothing"))
    try page.click(text: "close")
    #expect(top(page) == "0" && page.text.contains("nothing"))
  }

  @Test func `ending frees everything`() throws {
    let probe = LifetimeProbe()
    do {
      let page = try TestPage(Shelves())
      try page.click(text: "shelf b")
      try page.click(text: "book 2")
      try goBack("Shelves", on: page)
      page.end()
    }
    #expect(probe.blocks == 0 && probe.boxes == 0)
  }

  // MARK: Links as rows

  private struct Book: Hashable, Identifiable { let id: Int }

  private struct Linked: View {
    @State private var book: Book?
    let hasDestination: Bool

    var body: some View {
      NavigationSplitView {
        if hasDestination {
          list.navigationDestination(for: Book.self) { Text("opened \($0.id)") }
        } else {
          list
        }
      } detail: {
        Text(book.map { "read \($0.id)" } ?? "no book")
      }
    }

    private var list: some View {
      List(selection: $book) {
        ForEach([Book(id: 1), Book(id: 2)]) { NavigationLink("book \($0.id)", value: $0) }
      }
      .navigationTitle("Books")
    }
  }

  @Test func `a link to a value of a list that chooses is the row that stands for it`() throws {
    let page = try TestPage(Linked(hasDestination: false))
    #expect(!page.document.ids(tag: "a").contains { page.document.text(of: $0).hasPrefix("book") })
    try page.click(text: "book 2")
    #expect(page.text.contains("read 2") && top(page) == "1 last")
    let rows = page.document.ids.filter { page.document.attribute("role", of: $0) == "option" }
    #expect(rows.map { page.document.attribute("aria-selected", of: $0) } == ["false", "true"])
    try goBack("Books", on: page)
    #expect(top(page) == "0" && page.text.contains("no book"))
  }

  @Test func `a link that is disabled is a row that cannot be chosen, as is one that says so`() throws {
    struct Off: View {
      @State private var book: Book?
      var body: some View {
        NavigationSplitView {
          List(selection: $book) {
            NavigationLink("book 1", value: Book(id: 1)).disabled(true)
            Text("book 2").tag(Book(id: 2)).selectionDisabled()
            NavigationLink("book 3", value: Book(id: 3))
          }
        } detail: {
          Text(book.map { "read \($0.id)" } ?? "no book")
        }
      }
    }
    let page = try TestPage(Off())
    let rows = page.document.ids.filter { page.document.attribute("role", of: $0) == "option" }
    #expect(rows.map { page.document.attribute("aria-disabled", of: $0) } == ["true", "true", nil])
    #expect(rows.map { page.document.mask(of: $0) } == [0, 0, 1])
    try page.click(text: "book 3")
    #expect(page.text.contains("read 3"))
  }

  @Test func `a link whose column knows a destination leads there`() throws {
    let page = try TestPage(Linked(hasDestination: true))
    try page.click(text: "book 2")
    #expect(page.text.contains("opened 2") && !page.text.contains("no book"))
  }
}
