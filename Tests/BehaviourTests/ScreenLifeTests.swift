import SwiftUI
import Testing

/// What lives as long as a screen, and where dismissing leads from it.
struct ScreenLifeTests {
  private struct Stack: View {
    let journal: Journal
    var body: some View {
      NavigationStack {
        VStack {
          Noted(name: "root", journal: journal)
          NavigationLink("Open") { Noted(name: "pushed", journal: journal) }
        }
      }
    }
  }

  @Test func `a screen that is pushed appears, and disappears when it is left`() async throws {
    let journal = Journal()
    let screen = try await show(Stack(journal: journal))
    #expect(journal.take() == ["+root"])
    try await screen.tap("Open")
    #expect(journal.take().contains("+pushed"))
    try await screen.back()
    try await screen.settle { journal.lines.contains("-pushed") }
  }

  @Test func `a screen disappears when another covers it, and appears again`() async throws {
    let journal = Journal()
    let screen = try await show(Stack(journal: journal))
    _ = journal.take()
    try await screen.tap("Open")
    #expect(journal.take().contains("-root"))
    try await screen.back()
    #expect(journal.take().contains("+root"))
  }

  @Test func `a tab appears each time it is selected`() async throws {
    struct Tabs: View {
      let journal: Journal
      var body: some View {
        TabView {
          Noted(name: "first", journal: journal).tabItem { Text("First") }
          Noted(name: "second", journal: journal).tabItem { Text("Second") }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Tabs(journal: journal))
    #expect(journal.take() == ["+first"])
    try await screen.tap("Second")
    #expect(journal.take().sorted() == ["+second", "-first"])
    try await screen.tap("First")
    #expect(journal.take().sorted() == ["+first", "-second"])
  }

  @Test func `a screen's task is cancelled when it is left`() async throws {
    struct Root: View {
      let journal: Journal
      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            Text("pushed").task {
              journal.note("started")
              await untilCancelled()
              journal.note("cancelled")
            }
          }
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Open")
    try await screen.settle { journal.lines == ["started"] }
    try await screen.back()
    try await screen.settle { journal.lines == ["started", "cancelled"] }
  }

  private struct Leaving: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text(name)
      Button("Leave") { dismiss() }
    }
  }

  @Test func `dismissing leaves a pushed screen first, then the sheet its stack stands in`() async throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              VStack {
                Leaving(name: "first")
                NavigationLink("Open") { Leaving(name: "second") }
              }
            }
          }
        Text("under")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Show")
    try await screen.tap("Open")
    #expect(screen.texts == ["second"])
    try await screen.tap("Leave")
    #expect(screen.texts == ["first"])
    try await screen.tap("Leave")
    #expect(screen.texts == ["under"])
  }

  @Test func `a sheet can be asked something`() async throws {
    struct Root: View {
      @State private var isShown = false
      @State private var isAsking = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("Ask") { isAsking = true }
              .alert("Sure?", isPresented: $isAsking) {
                Button("Yes") { isShown = false }
                Button("No", role: .cancel) {}
              }
          }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Show")
    try await screen.tap("Ask")
    try await screen.tap("No")
    #expect(screen.labels(.button) == ["Ask"])
    try await screen.tap("Ask")
    try await screen.tap("Yes")
    #expect(screen.labels(.button) == ["Show"])
  }

  @Test func `a title follows the state it is made from`() async throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("Add") { count += 1 }.navigationTitle("Title \(count)")
        }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Add")
    #expect(screen.labels(.header) == ["Title 1"])
  }
}
