import RavenTesting
import Testing

@testable import Raven

/// Tabs and columns: which is shown, at which address.
struct TabAndSplitTests {
  private enum Choice: Hashable { case letters, numbers }

  private struct Tabs: View {
    @State private var choice = Choice.letters

    var body: some View {
      TabView(selection: $choice) {
        Tab("Letters", systemImage: "textformat", value: Choice.letters) {
          Values(title: "Letters", links: ["a", "numbers"])
        }
        Tab("Numbers", systemImage: "number", value: Choice.numbers) {
          Values(title: "Numbers", links: ["1"])
          Button("to letters") { choice = .letters }
        }
        .badge(3)
      }
    }
  }

  private struct Values: View {
    let title: String
    let links: [String]

    var body: some View {
      NavigationStack {
        VStack { ForEach(links, id: \.self) { NavigationLink("link \($0)", value: $0) } }
          .navigationTitle(title)
          .navigationDestination(for: String.self) { Text("…").navigationTitle("Value \($0)") }
      }
    }
  }

  private func route(_ path: String) -> PageRoute { PageRoute(base: "", path: path[...]) ?? .root }

  @Test func `a tab is built when it is selected, and then keeps its screens`() throws {
    let page = try TestPage(Tabs())
    #expect(page.titles == ["Letters"] && page.url == "/")
    try page.click(text: "link a")
    #expect(page.url == "/a")
    try page.click(text: "Numbers")
    #expect(page.titles == ["Letters", "Value a", "Numbers"] && page.url == "/numbers")
    try page.click(text: "to letters")
    #expect(page.url == "/a")
    #expect(page.coordinator.title == "Value a")
    #expect(try page.navigate(3) == .handled)
    #expect(page.url == "/numbers")
  }

  @Test func `an address names a tab, then what is pushed in it`() throws {
    let page = try TestPage(Tabs(), at: route("/numbers/1"))
    #expect(page.titles == ["Numbers", "Value 1"] && page.url == "/numbers/1")
    #expect(page.texts(ofClass: "tab-badge") == ["3"])
    #expect(try TestPage(Tabs(), at: route("/a")).titles == ["Letters", "Value a"])
  }

  @Test func `a value called like another tab does not lead there`() throws {
    let page = try TestPage(Tabs())
    try page.click(text: "link numbers")
    #expect(page.url == "/letters/numbers")
    #expect(try TestPage(Tabs(), at: route("/letters/numbers")).titles == ["Letters", "Value numbers"])
  }

  @Test func `views with tabItem and tag are tabs, seen through ForEach and custom views`() throws {
    struct Older: View {
      @State private var selection = "two"
      var body: some View {
        TabView(selection: $selection) {
          ForEach(["one", "two"], id: \.self) { name in
            Text("page \(name)").tabItem { Label("Tab \(name)", image: "x.svg") }.tag(name)
          }
        }
      }
    }
    let page = try TestPage(Older())
    #expect(page.text.contains("page two") && !page.text.contains("page one"))
    #expect(page.url == "/tab-two")
    try page.click(text: "Tab one")
    #expect(page.text.contains("page one") && page.url == "/")
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        VStack { ForEach(["a", "b"], id: \.self) { NavigationLink("open \($0)", value: $0) } }
          .navigationTitle("Sidebar")
          .navigationDestination(for: String.self) { Detail(letter: $0) }
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  private struct Detail: View {
    let letter: String
    @State private var taps = 0
    var body: some View { Button("\(letter) \(taps)") { taps += 1 }.navigationTitle("Detail \(letter)") }
  }

  @Test func `what is opened from the sidebar replaces the detail, with fresh state`() throws {
    let page = try TestPage(Columns())
    #expect(page.titles == ["Sidebar"] && page.text.contains("nothing chosen") && page.url == "/")
    try page.click(text: "open a")
    try page.click(text: "a 0")
    #expect(page.titles == ["Sidebar", "Detail a"] && page.text.contains("a 1") && page.url == "/a")
    try page.click(text: "open b")
    #expect(page.titles == ["Sidebar", "Detail b"] && page.text.contains("b 0") && page.url == "/b")
    #expect(try page.navigate(1) == .handled)
    #expect(page.text.contains("nothing chosen") && page.url == "/")
  }

  @Test func `an address opens a column, and says which is on top`() throws {
    let page = try TestPage(Columns(), at: route("/b"))
    #expect(page.titles == ["Sidebar", "Detail b"] && page.coordinator.routeOutcome == .found)
    let state = page.document.ids.first { page.document.attribute("data-columns", of: $0) != nil } ?? 0
    #expect(page.document.attribute("data-column", of: state) == "1 last")
  }

  @Test func `ending frees everything`() throws {
    let probe = LifetimeProbe()
    do {
      let tabs = try TestPage(Tabs(), at: route("/numbers/1"))
      try tabs.click(text: "to letters")
      tabs.end()
      let columns = try TestPage(Columns(), at: route("/b"))
      columns.end()
    }
    #expect(probe.blocks == 0 && probe.boxes == 0)
  }
}
