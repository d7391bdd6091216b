import SwiftUI
import Testing

@Observable private final class Model {
  var count = 0
}

/// Doing something when a value changes.
struct ChangeTests {
  private struct Counting: View {
    let journal: Journal
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      Text("\(count) \(other)")
        .onChange(of: count) { old, new in journal.note("\(old)→\(new)") }
      Button("Count") { count += 1 }
      Button("Twice") {
        count += 1
        count += 1
      }
      Button("There and back") {
        count += 1
        count -= 1
      }
      Button("Other") { other += 1 }
    }
  }

  @Test func `a change is told with the value before and the one now`() async throws {
    let journal = Journal()
    let screen = try await show(Counting(journal: journal))
    #expect(journal.lines == [])
    try await screen.tap("Count")
    try await screen.tap("Count")
    #expect(journal.lines == ["0→1", "1→2"])
  }

  @Test func `another value's change is not told`() async throws {
    let journal = Journal()
    let screen = try await show(Counting(journal: journal))
    try await screen.tap("Other")
    #expect(screen.texts == ["0 1"])
    #expect(journal.lines == [])
  }

  @Test func `several writes in one action are one change`() async throws {
    let journal = Journal()
    let screen = try await show(Counting(journal: journal))
    try await screen.tap("Twice")
    #expect(journal.take() == ["0→2"])
    try await screen.tap("There and back")
    #expect(journal.lines == [])
  }

  @Test func `the first value is told if asked for`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var count = 5
      var body: some View {
        Button("Count") { count += 1 }
          .onChange(of: count, initial: true) { old, new in journal.note("\(old)→\(new)") }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    #expect(journal.take() == ["5→5"])
    try await screen.tap("Count")
    #expect(journal.lines == ["5→6"])
  }

  @Test func `what one change writes is told in turn`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .onChange(of: first) { second = first * 10 }
          .onChange(of: second) { old, new in journal.note("second \(old)→\(new)") }
        Button("Go") { first = 3 }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Go")
    #expect(screen.texts == ["3 30"])
    #expect(journal.lines == ["second 0→30"])
  }

  @Test func `a value that is passed in is watched like a state`() async throws {
    struct Inner: View {
      let value: String
      let journal: Journal
      var body: some View { Text(value).onChange(of: value) { journal.note("\($0) \($1)") } }
    }
    struct Root: View {
      let journal: Journal
      @State private var value = "a"
      var body: some View {
        Inner(value: value, journal: journal)
        Button("Next") { value += "a" }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Next")
    #expect(journal.lines == ["a aa"])
  }

  @Test func `a property of a model is watched`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var model = Model()
      var body: some View {
        Button("Count") { model.count += 1 }
          .onChange(of: model.count) { journal.note("\($0)→\($1)") }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Count")
    #expect(journal.lines == ["0→1"])
  }
}
