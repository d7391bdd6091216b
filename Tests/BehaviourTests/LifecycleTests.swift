import SwiftUI
import Testing

/// Views that come and go, and the tasks that live with them.
struct LifecycleTests {
  @Test func `a view appears once, whatever changes in it`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        Button("Number \(number)") { number += 1 }.onAppear { journal.note("appeared") }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Number 0")
    #expect(screen.shows("Number 1"))
    #expect(journal.lines == ["appeared"])
  }

  @Test func `only what comes appears, and only what goes disappears`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Noted(name: $0, journal: journal) }
        Button("Next") { names = ["b", "c"] }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    #expect(journal.take().sorted() == ["+a", "+b"])
    try await screen.tap("Next")
    #expect(journal.lines.sorted() == ["+c", "-a"])
  }

  @Test func `another id is a view that goes and one that comes`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var id = 1
      var body: some View {
        Noted(name: "x", journal: journal).id(id)
        Button("Another") { id += 1 }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Another")
    #expect(journal.lines.sorted() == ["+x", "-x"])
  }

  @Test func `a state written while appearing is shown`() async throws {
    struct Root: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    #expect(try await show(Root()).texts == ["after"])
  }

  @Test func `a task runs with its view and may write its state`() async throws {
    struct Root: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let screen = try await show(Root())
    try await screen.settle { screen.texts == ["loaded"] }
  }

  @Test func `a task is cancelled when its view goes`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        if isThere {
          Text("working").task {
            journal.note("started")
            await untilCancelled()
            journal.note("cancelled")
          }
        }
        Button("Leave") { isThere = false }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.settle { journal.lines == ["started"] }
    try await screen.tap("Leave")
    try await screen.settle { journal.lines == ["started", "cancelled"] }
  }

  private struct Loading: View {
    let journal: Journal
    @State private var id = 1
    @State private var other = 0
    var body: some View {
      Text("\(id) \(other)").task(id: id) {
        let mine = id
        journal.note("start \(mine)")
        await untilCancelled()
        journal.note("end \(mine)")
      }
      Button("Next") { id += 1 }
      Button("Other") { other += 1 }
    }
  }

  @Test func `another id ends the task and begins a new one`() async throws {
    let journal = Journal()
    let screen = try await show(Loading(journal: journal))
    try await screen.settle { journal.lines == ["start 1"] }
    try await screen.tap("Next")
    try await screen.settle { journal.lines.count == 3 }
    #expect(journal.lines.sorted() == ["end 1", "start 1", "start 2"])
  }

  @Test func `an update with the same id leaves the task alone`() async throws {
    let journal = Journal()
    let screen = try await show(Loading(journal: journal))
    try await screen.settle { journal.lines == ["start 1"] }
    try await screen.tap("Other")
    try await screen.settle { screen.texts == ["1 1"] }
    #expect(journal.lines == ["start 1"])
  }

  @Test func `a task in a sheet is cancelled when the sheet goes`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("sheet").task {
              journal.note("started")
              await untilCancelled()
              journal.note("cancelled")
            }
          }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    #expect(journal.lines == [])
    try await screen.tap("Show")
    try await screen.settle { journal.lines == ["started"] }
    try await screen.pullDown()
    try await screen.settle { journal.lines == ["started", "cancelled"] }
  }
}
