import SwiftUI
import Testing

/// Sheets: when they come and go, and who is told.
struct SheetTests {
  private struct Inside: View {
    let journal: Journal
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Text("presented \(isPresented)")
        .onAppear { journal.note("appeared") }
        .onDisappear { journal.note("disappeared") }
      Counter()
      Button("Leave") { dismiss() }
    }
  }

  private struct Root: View {
    let journal: Journal
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { journal.note("dismissed") }) { Inside(journal: journal) }
      Text("shown \(isShown)")
    }
  }

  @Test func `a sheet comes with its binding, and covers what is behind`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    #expect(screen.texts == ["shown false"])
    #expect(journal.lines == [])
    try await screen.tap("Show")
    #expect(screen.texts == ["presented true"])
    #expect(journal.lines == ["appeared"])
  }

  @Test func `what dismisses it from inside resets the binding, then tells`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Show")
    try await screen.tap("Leave")
    try await screen.settle { journal.lines.count == 3 }
    #expect(screen.texts == ["shown false"])
    #expect(journal.lines.sorted() == ["appeared", "disappeared", "dismissed"])
  }

  @Test func `a person who pulls it down resets the binding, then it is told`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Show")
    try await screen.pullDown()
    try await screen.settle { journal.lines.contains("dismissed") }
    #expect(screen.texts == ["shown false"])
  }

  @Test func `each presentation begins anew`() async throws {
    let screen = try await show(Root(journal: Journal()))
    try await screen.tap("Show")
    try await screen.tap("Count 0")
    #expect(screen.shows("Count 1"))
    try await screen.tap("Leave")
    try await screen.tap("Show")
    #expect(screen.shows("Count 0"))
  }

  @Test func `a sheet may refuse to be pulled down, not to be dismissed by the app`() async throws {
    struct Root: View {
      @State private var isShown = false
      @State private var isLocked = true
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("sheet")
            Button("Unlock") { isLocked = false }
            Button("Close") { isShown = false }
              .interactiveDismissDisabled(isLocked)
          }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Show")
    try await screen.pullDown()
    #expect(screen.texts == ["sheet"])
    try await screen.tap("Close")
    #expect(screen.labels(.button) == ["Show"])
    try await screen.tap("Show")
    try await screen.tap("Unlock")
    try await screen.pullDown()
    #expect(screen.labels(.button) == ["Show"])
  }

  private struct Thing: Identifiable {
    let id: Int
    var name: String
  }

  private struct ItemRoot: View {
    let journal: Journal
    @State private var thing: Thing?
    var body: some View {
      Text(thing?.name ?? "nothing")
      Button("One") { thing = Thing(id: 1, name: "one") }
        .sheet(item: $thing, onDismiss: { journal.note("dismissed") }) { shown in
          Text("sheet of \(shown.name)")
          Counter()
          Button("Rename") { thing?.name = "uno" }
          Button("Two") { thing = Thing(id: 2, name: "two") }
        }
    }
  }

  @Test func `an item is shown, and is nil when its sheet is dismissed`() async throws {
    let journal = Journal()
    let screen = try await show(ItemRoot(journal: journal))
    try await screen.tap("One")
    #expect(screen.texts == ["sheet of one"])
    try await screen.pullDown()
    try await screen.settle { journal.lines == ["dismissed"] }
    #expect(screen.texts == ["nothing"])
  }

  @Test func `the same item with another content updates its sheet`() async throws {
    let screen = try await show(ItemRoot(journal: Journal()))
    try await screen.tap("One")
    try await screen.tap("Count 0")
    try await screen.tap("Rename")
    #expect(screen.texts == ["sheet of uno"])
    #expect(screen.shows("Count 1"))
  }

  @Test func `another item is another sheet`() async throws {
    let screen = try await show(ItemRoot(journal: Journal()))
    try await screen.tap("One")
    try await screen.tap("Count 0")
    try await screen.tap("Two")
    try await screen.settle { screen.texts == ["sheet of two"] }
    #expect(screen.shows("Count 0"))
  }

  @Test func `what a sheet shows follows the state of its presenter`() async throws {
    struct Root: View {
      @State private var isShown = false
      @State private var number = 0
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Button("Number \(number)") { number += 1 } }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Show")
    try await screen.tap("Number 0")
    try await screen.tap("Number 1")
    #expect(screen.labels(.button) == ["Number 2"])
  }

  @Test func `dismissing goes one sheet back at a time`() async throws {
    struct Level: View {
      let number: Int
      @State private var isShown = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("level \(number)")
        Button("Leave") { dismiss() }
        if number < 3 {
          Button("Deeper") { isShown = true }.sheet(isPresented: $isShown) { Level(number: number + 1) }
        }
      }
    }
    let screen = try await show(Level(number: 1))
    try await screen.tap("Deeper")
    try await screen.tap("Deeper")
    #expect(screen.texts == ["level 3"])
    try await screen.tap("Leave")
    #expect(screen.texts == ["level 2"])
    try await screen.pullDown()
    #expect(screen.texts == ["level 1"])
  }
}
