import SwiftUI
import Testing

/// What comes and goes with a screen that is covered and a tab that is not selected, and what does not.
struct CoveringTests {
  private struct Working: View {
    let name: String
    let journal: Journal
    var id = 0
    var body: some View {
      Text(name).task(id: id) {
        journal.note("start \(name) \(id)")
        await untilCancelled()
        journal.note("end \(name) \(id)")
      }
    }
  }

  @Test func `a covered screen's task is cancelled, and runs anew when it is uncovered`() async throws {
    struct Root: View {
      let journal: Journal
      var body: some View {
        NavigationStack {
          VStack {
            Working(name: "root", journal: journal)
            NavigationLink("Open") { Text("pushed") }
          }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.settle { journal.lines == ["start root 0"] }
    try await screen.tap("Open")
    try await screen.settle { journal.lines == ["start root 0", "end root 0"] }
    try await screen.back()
    try await screen.settle { journal.lines == ["start root 0", "end root 0", "start root 0"] }
  }

  @Test func `a task whose id changes while its screen is covered waits for the screen`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var id = 1
      var body: some View {
        NavigationStack {
          VStack {
            Working(name: "root", journal: journal, id: id)
            NavigationLink("Open") { Button("Next") { id += 1 } }
          }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Open")
    try await screen.settle { journal.lines == ["start root 1", "end root 1"] }
    _ = journal.take()
    try await screen.tap("Next")
    #expect(journal.lines == [])
    try await screen.back()
    try await screen.settle { journal.lines == ["start root 2"] }
  }

  private struct Path: View {
    let journal: Journal
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Noted(name: "root", journal: journal)
          Button("Both") { path = [1, 2] }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Noted(name: "\(number)", journal: journal)
            Button("Home") { path = [] }
          }
        }
      }
    }
  }

  @Test func `of several screens pushed at once only the last appears, and popping them is told to it alone`()
    async throws
  {
    let journal = Journal()
    let screen = try await show(Path(journal: journal))
    _ = journal.take()
    try await screen.tap("Both")
    #expect(journal.take() == ["+2", "-root"])
    try await screen.tap("Home")
    #expect(journal.take() == ["+root", "-2"])
  }

  @Test func `a sheet does not make what is behind it go, wherever it was asked for`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isShown = false
      var body: some View {
        TabView {
          NavigationStack {
            VStack {
              Noted(name: "root", journal: journal)
              Button("Show") { isShown = true }
            }
          }
          .sheet(isPresented: $isShown) { Noted(name: "sheet", journal: journal) }
          .tabItem { Text("First") }
          Text("second").tabItem { Text("Second") }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Show")
    #expect(journal.take() == ["+root", "+sheet"])
    try await screen.pullDown()
    #expect(journal.take() == ["-sheet"])
  }

  @Test func `a sheet of a screen that is then covered stays`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var path: [Int] = []
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
              Noted(name: "sheet", journal: journal)
              Button("Push") { path = [1] }
            }
            .navigationDestination(for: Int.self) { Noted(name: "\($0)", journal: journal) }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Show")
    try await screen.tap("Push")
    #expect(journal.take() == ["+sheet", "+1"])
  }

  private struct Tabs: View {
    let journal: Journal
    var body: some View {
      TabView {
        Tab("First", systemImage: "house") {
          NavigationStack {
            VStack {
              Noted(name: "root", journal: journal)
              NavigationLink("Open") { Noted(name: "pushed", journal: journal) }
            }
          }
        }
        Tab("Second", systemImage: "gear") {
          Working(name: "second", journal: journal)
          Counter()
        }
      }
    }
  }

  @Test func `the top screen of a stack comes and goes with its tab, the covered ones do not`() async throws {
    let journal = Journal()
    let screen = try await show(Tabs(journal: journal))
    try await screen.tap("Open")
    #expect(journal.take() == ["+root", "+pushed", "-root"])
    try await screen.tap("Second")
    try await screen.settle { journal.lines.contains("start second 0") }
    #expect(journal.take().sorted() == ["-pushed", "start second 0"])
    try await screen.tap("First")
    try await screen.settle { journal.lines.contains("end second 0") }
    #expect(journal.take().sorted() == ["+pushed", "end second 0"])
    try await screen.back()
    #expect(journal.take() == ["+root", "-pushed"])
  }

  @Test func `a tab keeps its state while its tasks come and go`() async throws {
    let journal = Journal()
    let screen = try await show(Tabs(journal: journal))
    try await screen.tap("Second")
    try await screen.tap("Count 0")
    try await screen.tap("First")
    try await screen.tap("Second")
    #expect(screen.shows("Count 1"))
    let lines = ["start second 0", "end second 0", "start second 0"]
    try await screen.settle { journal.lines.filter { $0.contains("second") } == lines }
  }

  @Test func `what is attached outside of tabItem belongs to the tab too`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var selection = "a"
      @State private var names = ["a", "b"]
      var body: some View {
        TabView(selection: $selection) {
          ForEach(names, id: \.self) { name in
            Button("Swap \(name)") { names = ["b", "c"] }
              .tabItem { Text("Tab \(name)") }
              .tag(name)
              .onAppear { journal.note("+\(name)") }
              .onDisappear { journal.note("-\(name)") }
          }
        }
        .onAppear { journal.note("all") }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    #expect(journal.take().sorted() == ["+a", "all"])
    try await screen.tap("Tab b")
    #expect(journal.take() == ["+b", "-a"])
    try await screen.tap("Swap b")
    #expect(journal.take() == [])
    try await screen.tap("Tab c")
    #expect(journal.take() == ["+c", "-b"])
  }

  @Observable final class Choice {
    var names = ["a", "b"]
    var selection = "a"
  }

  @Test func `a tab that goes disappears once, in the moment another is selected`() async throws {
    struct Parts: View {
      let choice: Choice
      let journal: Journal
      var body: some View {
        ForEach(choice.names, id: \.self) { name in
          Button("Leave \(name)") {
            choice.names = ["b"]
            choice.selection = "b"
          }
          .tabItem { Text("Tab \(name)") }
          .tag(name)
          .onAppear { journal.note("+\(name)") }
          .onDisappear { journal.note("-\(name)") }
        }
      }
    }
    struct Root: View {
      @Bindable var choice: Choice
      let journal: Journal
      var body: some View {
        TabView(selection: $choice.selection) { Parts(choice: choice, journal: journal) }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(choice: Choice(), journal: journal))
    try await screen.tap("Leave a")
    #expect(journal.take().sorted() == ["+a", "+b", "-a"])
  }

  @Test func `a view that comes or goes on a covered screen does neither before it is seen`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isThere = false
      var body: some View {
        NavigationStack {
          VStack {
            if isThere { Noted(name: "late", journal: journal) }
            NavigationLink("Open") { Toggle("There", isOn: $isThere) }
          }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Open")
    for _ in 0..<3 { try await screen.tap("There") }
    #expect(journal.lines == [])
    try await screen.back()
    #expect(journal.lines == ["+late"])
  }
}
