import SwiftUI
import Testing

/// Tabs.
struct TabTests {
  private enum Part: Hashable { case home, work }

  private struct Root: View {
    @State private var part = Part.home
    var body: some View {
      TabView(selection: $part) {
        Tab("Home", systemImage: "house", value: Part.home) {
          Text("at home, \(part == .home)")
          Counter(name: "Home count")
          Button("Go to work") { part = .work }
        }
        Tab("Work", systemImage: "hammer", value: Part.work) {
          Text("at work, \(part == .work)")
          Counter(name: "Work count")
        }
      }
    }
  }

  @Test func `the selected tab shows`() async throws {
    let screen = try await show(Root())
    #expect(screen.texts == ["at home, true"])
    #expect(try screen.element("Home").isSelected)
    #expect(try !screen.element("Work").isSelected)
  }

  @Test func `a person selects a tab, and the binding follows`() async throws {
    let screen = try await show(Root())
    try await screen.tap("Work")
    #expect(screen.texts == ["at work, true"])
    #expect(try screen.element("Work").isSelected)
  }

  @Test func `the app selects a tab through the binding`() async throws {
    let screen = try await show(Root())
    try await screen.tap("Go to work")
    #expect(screen.texts == ["at work, true"])
  }

  @Test func `every tab keeps its state while another shows`() async throws {
    let screen = try await show(Root())
    try await screen.tap("Home count 0")
    try await screen.tap("Work")
    try await screen.tap("Work count 0")
    try await screen.tap("Home")
    #expect(screen.shows("Home count 1"))
    try await screen.tap("Work")
    #expect(screen.shows("Work count 1"))
  }

  @Test func `every tab keeps its screens`() async throws {
    struct Stacks: View {
      var body: some View {
        TabView {
          NavigationStack { NavigationLink("Open") { Text("opened") } }.tabItem { Text("First") }
          Text("second").tabItem { Text("Second") }
        }
      }
    }
    let screen = try await show(Stacks())
    try await screen.tap("Open")
    try await screen.tap("Second")
    #expect(screen.texts == ["second"])
    try await screen.tap("First")
    #expect(screen.texts == ["opened"])
  }
}

/// Searching.
struct SearchTests {
  private struct Fruits: View {
    let journal: Journal
    @State private var query = ""
    private let all = ["apple", "pear", "plum"]
    var body: some View {
      NavigationStack {
        List(all.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
          .searchable(text: $query, prompt: "Find fruit")
          .onSubmit(of: .search) { journal.note("search \(query)") }
          .toolbar { Button("Plums") { query = "plum" } }
      }
    }
  }

  @Test func `what is searched for is in the binding as it is typed`() async throws {
    let screen = try await show(Fruits(journal: Journal()))
    #expect(screen.texts == ["apple", "pear", "plum"])
    try await screen.type("p", into: "Find fruit")
    #expect(screen.texts == ["apple", "pear", "plum"])
    try await screen.type("pl", into: "Find fruit")
    #expect(screen.texts == ["apple", "plum"])
    try await screen.type("", into: "Find fruit")
    #expect(screen.texts.count == 3)
  }

  @Test func `what the app searches for is in the field`() async throws {
    let screen = try await show(Fruits(journal: Journal()))
    try await screen.tap("Plums")
    #expect(try screen.value(of: "Find fruit") == "plum")
    #expect(screen.texts == ["plum"])
  }

  @Test func `Return searches`() async throws {
    let journal = Journal()
    let screen = try await show(Fruits(journal: journal))
    try await screen.type("pear", into: "Find fruit")
    try await screen.perform(.submit, on: "Find fruit")
    #expect(journal.lines == ["search pear"])
  }
}
