import SwiftUI
import Testing

/// How long state lives, and by what a view stays itself.
struct StateLifetimeTests {
  @Test func `state keeps what it was set to when the view around it changes`() async throws {
    struct Root: View {
      @State private var name = "A"
      var body: some View {
        Counter(name: name)
        Button("Rename") { name = "B" }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("A 0")
    try await screen.tap("Rename")
    #expect(screen.labels(.button) == ["B 1", "Rename"])
  }

  @Test func `a view that goes and comes back begins anew`() async throws {
    struct Root: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Counter() }
        Button("Switch") { isThere.toggle() }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Count 0")
    try await screen.tap("Switch")
    #expect(screen.labels(.button) == ["Switch"])
    try await screen.tap("Switch")
    #expect(screen.shows("Count 0"))
  }

  @Test func `the branches of an if are different views`() async throws {
    struct Root: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Counter(name: "First") } else { Counter(name: "Second") }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("First 0")
    try await screen.tap("Switch")
    #expect(screen.shows("Second 0"))
    try await screen.tap("Second 0")
    try await screen.tap("Switch")
    #expect(screen.shows("First 0"))
  }

  @Test func `a conditional argument keeps the view and its state`() async throws {
    struct Root: View {
      @State private var isFirst = true
      var body: some View {
        Counter(name: isFirst ? "First" : "Second")
        Button("Switch") { isFirst.toggle() }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("First 0")
    try await screen.tap("Switch")
    #expect(screen.shows("Second 1"))
  }

  @Test func `the cases of a switch are different views`() async throws {
    struct Root: View {
      @State private var step = 0
      var body: some View {
        switch step % 3 {
        case 0: Counter(name: "Zero")
        case 1: Counter(name: "One")
        default: Counter(name: "Two")
        }
        Button("Next") { step += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Zero 0")
    for _ in 0..<3 { try await screen.tap("Next") }
    #expect(screen.shows("Zero 0"))
  }

  @Test func `another id is another view, the same id the same`() async throws {
    struct Root: View {
      @State private var id = 1
      @State private var other = 0
      var body: some View {
        Counter().id(id)
        Button("Same \(other)") { other += 1 }
        Button("Another") { id += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Count 0")
    try await screen.tap("Same 0")
    #expect(screen.shows("Count 1"))
    try await screen.tap("Another")
    #expect(screen.shows("Count 0"))
  }

  @Test func `an erased view keeps state while its type stays, and loses it when the type changes`() async throws {
    struct Root: View {
      @State private var step = 0
      var body: some View {
        step < 2 ? AnyView(Counter(name: "Step \(step):")) : AnyView(Counter(name: "Padded:").padding())
        Button("Next") { step += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Step 0: 0")
    try await screen.tap("Next")
    #expect(screen.shows("Step 1: 1"))
    try await screen.tap("Next")
    #expect(screen.shows("Padded: 0"))
  }

  @Test func `an initial value counts once, whatever is passed later`() async throws {
    struct Inner: View {
      @State private var kept: Int
      let given: Int
      init(given: Int) {
        self.given = given
        _kept = State(initialValue: given)
      }
      var body: some View { Text("given \(given), kept \(kept)") }
    }
    struct Root: View {
      @State private var number = 1
      var body: some View {
        Inner(given: number)
        Button("More") { number += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("More")
    #expect(screen.texts == ["given 2, kept 1"])
  }

  @Test func `two uses of a view have a state each`() async throws {
    struct Root: View {
      var body: some View {
        Counter(name: "Left")
        Counter(name: "Right")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Left 0")
    try await screen.tap("Left 1")
    #expect(screen.labels(.button) == ["Left 2", "Right 0"])
  }

  @Test func `several writes in one action are one update`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        journal.ran("body")
        Text("\(a) \(b)")
        Button("Both") {
          a += 1
          b += 1
          a += 1
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Both")
    #expect(screen.texts == ["2 1"])
    #expect(journal.lines == ["body"])
  }

  @Test func `writing the same value updates nothing`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var number = 3
      var body: some View {
        journal.ran("body")
        Text("\(number)")
        Button("Again") { number = 3 }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Again")
    #expect(journal.lines == [])
  }
}
