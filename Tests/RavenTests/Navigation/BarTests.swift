import RavenTesting
import Testing

@testable import Raven

/// Titles, toolbars and search: what content says of the bars.
struct BarTests {
  @Test(arguments: [Visibility.hidden, .visible])
  func `a bar's background is hidden on demand`(visibility: Visibility) throws {
    let page = try TestPage(
      NavigationStack {
        Text("…").navigationTitle("Clear").toolbarBackground(visibility, for: .navigationBar)
      }
    )
    let bar = page.document.ids(tag: "header")[0]
    let expected = visibility == .hidden ? "nav-bar clear" : "nav-bar"
    #expect(page.document.attribute("class", of: bar) == expected)
  }

  private struct Titled: View {
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        Group {
          if isShown { TitleRow(count: $count) }
          Button("hide") { isShown = false }
        }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Tally() } }
      }
    }
  }

  private struct TitleRow: View {
    @Binding var count: Int
    var body: some View { Button("count") { count += 1 }.navigationTitle("Title \(count)") }
  }

  /// Has state of its own, in the bar.
  private struct Tally: View {
    @State private var taps = 0
    var body: some View { Button("tally \(taps)") { taps += 1 } }
  }

  @Test func `a title found through custom views, if and Group is in the first batch`() throws {
    let page = try TestPage(Titled())
    #expect(page.titles == ["Title 0"])
  }

  @Test func `a new title runs the bar and what says it, and keeps the state of items`() throws {
    let page = try TestPage(Titled())
    try page.commit()
    try page.click(text: "tally 0")
    page.clearRuns()
    try page.click(text: "count")
    #expect(page.titles == ["Title 1"])
    #expect(page.text.contains("tally 1"))
    #expect(!page.runs.contains("Titled") && !page.runs.contains("StackScreens"), "\(page.runs)")
    #expect(page.runs.filter { $0 == "ScreenHeader" }.count == 1)
    try page.click(text: "hide")
    #expect(page.titles == [])
    #expect(page.text.contains("tally 1"))
  }

  @Test func `a title deep inside follows with the first update`() throws {
    let page = try TestPage(NavigationStack { VStack { HStack { Text("x").navigationTitle("Deep") } } })
    #expect(page.titles == [])
    try page.commit()
    #expect(page.titles == ["Deep"])
    #expect(page.coordinator.title == "Deep")
  }

  @Test func `the outer of two titles counts`() throws {
    let page = try TestPage(NavigationStack { Text("x").navigationTitle("Inner").navigationTitle("Outer") })
    #expect(page.titles == ["Outer"])
  }

  @Test func `items stand where their placement says`() throws {
    let page = try TestPage(
      NavigationStack {
        Text("x").navigationTitle("T").toolbar {
          ToolbarItem { Text("automatic") }
          ToolbarItem(placement: .cancellationAction) { Text("cancel") }
          ToolbarItem(placement: .principal) { Text("principal") }
          ToolbarItem(placement: .bottomBar) { Text("bottom") }
          ToolbarItem(placement: .keyboard) { Text("keyboard") }
          ToolbarItem(placement: .status) { Text("status") }
          if true { Extra() }
        }
      }
    )
    #expect(page.texts(ofClass: "nav-side") == ["cancel"])
    #expect(page.texts(ofClass: "nav-middle") == ["principal"])
    #expect(page.texts(ofClass: "nav-side end") == ["automaticconfirm"])
    #expect(page.texts(ofClass: "nav-item h prominent") == ["confirm"])
    #expect(page.texts(ofClass: "nav-bottom") == ["bottomkeyboardstatus"])
  }

  private struct Extra: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) { Text("confirm") }
    }
  }

  @Test func `hidden bars keep the title for those who listen`() throws {
    let page = try TestPage(
      NavigationStack { Text("x").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
    )
    #expect(page.titles == ["T"])
    #expect(page.document.ids(tag: "header").isEmpty)
  }

  @Test func `a stack inside keeps its titles to itself`() throws {
    let page = try TestPage(
      NavigationStack { NavigationStack { Text("x").navigationTitle("Inner") }.navigationTitle("Outer") }
    )
    try page.commit()
    #expect(page.titles == ["Outer", "Inner"])
    #expect(page.coordinator.title == "Outer")
  }

  private struct Searched: View {
    @State private var query = ""
    @State private var scope = 1
    @State private var submitted = ""

    var body: some View {
      NavigationStack {
        Results(query: query, scope: scope, submitted: submitted)
          .searchable(text: $query, prompt: "Find")
          .searchSuggestions { Text("apple").searchCompletion("apples") }
          .searchScopes($scope) { ForEach(1...2, id: \.self) { Text("scope \($0)").tag($0) } }
          .onSubmit(of: .search) { submitted = query }
      }
    }
  }

  private struct Results: View {
    let query: String
    let scope: Int
    let submitted: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text("\(isSearching ? "searching" : "idle"):\(query):\(scope):\(submitted)")
      Button("stop") { dismissSearch() }
    }
  }

  @Test func `a search is typed, completed, scoped, submitted and dismissed`() throws {
    let page = try TestPage(Searched())
    #expect(page.text.contains("idle::1:"))
    try page.type("a")
    #expect(page.text.contains("searching:a:1:"))
    try page.click(text: "apple")
    #expect(page.text.contains("idle:apples:1:"))
    try page.click(text: "scope 2")
    #expect(page.text.contains("idle:apples:2:"))
    let field = try #require(page.document.ids(tag: "input").first)
    #expect(page.document.value(of: field) == "apples")
    try page.send(.submit, to: field)
    #expect(page.text.contains(":2:apples"))
    try page.send(.focus, to: field)
    #expect(page.text.contains("searching:apples"))
    try page.click(text: "stop")
    #expect(page.text.contains("idle::2:apples"))
  }
}

extension TestPage {
  /// The texts of the elements with a class.
  func texts(ofClass name: String) -> [String] {
    document.ids.filter { document.attribute("class", of: $0) == name }.map { document.text(of: $0) }
  }
}
