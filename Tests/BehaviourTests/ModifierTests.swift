import SwiftUI
import Testing

/// Modifiers, and views that stand for several.
struct ModifierTests {
  @Test func `a modifier can have state of its own`() async throws {
    struct Tallied: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        content
        Button("Tally \(taps)") { taps += 1 }
      }
    }
    struct Root: View {
      @State private var number = 0
      var body: some View {
        Text("number \(number)").modifier(Tallied())
        Button("Add") { number += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Tally 0")
    try await screen.tap("Add")
    #expect(screen.texts == ["number 1"])
    #expect(screen.shows("Tally 1"))
  }

  @Test func `a modifier's argument changes without making it another`() async throws {
    struct Titled: ViewModifier {
      let title: String
      func body(content: Content) -> some View {
        Text(title)
        content
      }
    }
    struct Root: View {
      @State private var title = "first"
      var body: some View {
        Counter().modifier(Titled(title: title))
        Button("Rename") { title = "second" }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Count 0")
    try await screen.tap("Rename")
    #expect(screen.texts == ["second"])
    #expect(screen.shows("Count 1"))
  }

  @Test func `a group's modifier applies to each view in it`() async throws {
    let screen = try await show(
      Group {
        Text("a")
        HStack { Text("b") }
      }
      .overlay(alignment: .topTrailing) { Text("new") }
    )
    #expect(screen.texts == ["a", "new", "b", "new"])
  }

  @Test func `a stack's modifier applies to the stack`() async throws {
    let journal = Journal()
    _ = try await show(
      VStack {
        Text("a")
        Text("b")
      }
      .onAppear { journal.note("appeared") }
    )
    #expect(journal.lines == ["appeared"])
  }

  @Test func `an equatable view that is equal is not updated`() async throws {
    struct Rounded: View, Equatable {
      let number: Int
      let journal: Journal
      nonisolated static func == (left: Rounded, right: Rounded) -> Bool { left.number / 10 == right.number / 10 }
      var body: some View {
        journal.ran("body")
        Text("about \(number / 10 * 10)")
      }
    }
    struct Root: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        Rounded(number: number, journal: journal).equatable()
        Button("Add 6") { number += 6 }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Add 6")
    #expect(screen.texts == ["about 0"])
    #expect(journal.lines == [])
    try await screen.tap("Add 6")
    #expect(screen.texts == ["about 10"])
  }

  @Test func `a view whose inputs are the same is not updated`() async throws {
    struct Child: View {
      let name: String
      let journal: Journal
      var body: some View {
        journal.ran("child")
        Text(name)
      }
    }
    struct Root: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        Child(name: "child", journal: journal)
        Button("Number \(number)") { number += 1 }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Number 0")
    #expect(screen.shows("Number 1"))
    #expect(journal.lines == [])
  }

  @Test func `a section shows header, rows and footer in this order`() async throws {
    let screen = try await show(
      List {
        Section {
          Text("row one")
          Text("row two")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      }
    )
    #expect(screen.texts.map { $0.lowercased() } == ["header", "row one", "row two", "footer"])
  }

  @Test func `texts that are joined are one`() async throws {
    let screen = try await show(Text("One, ").bold() + Text("two").italic() + Text(", three"))
    #expect(screen.texts == ["One, two, three"])
  }

  @Test func `views too many for one block are all there`() async throws {
    let screen = try await show(
      VStack {
        ForEach(0..<30, id: \.self) { Text("\($0)") }
      }
    )
    #expect(screen.texts == (0..<30).map(String.init))
  }

  @Test func `an optional view comes and goes between the others`() async throws {
    struct Root: View {
      @State private var middle: String?
      var body: some View {
        Text("first")
        if let middle { Text(middle) }
        Text("last")
        Button("Set") { middle = "middle" }
        Button("Reset") { middle = nil }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Set")
    #expect(screen.texts == ["first", "middle", "last"])
    try await screen.tap("Reset")
    #expect(screen.texts == ["first", "last"])
  }
}
