import SwiftUI
import Testing

/// Bindings and what is derived from them.
struct BindingTests {
  private struct Settings: Equatable {
    var isLoud = false
    var name = "Ada"
  }

  @Test func `a binding reads and writes the state it comes from`() async throws {
    struct Child: View {
      @Binding var number: Int
      var body: some View { Button("Add") { number += 1 } }
    }
    struct Root: View {
      @State private var number = 1
      var body: some View {
        Text("\(number)")
        Child(number: $number)
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Add")
    try await screen.tap("Add")
    #expect(screen.texts == ["3"])
  }

  @Test func `a binding to a member leaves the other members alone`() async throws {
    struct Root: View {
      @State private var settings = Settings()
      var body: some View {
        Toggle("Loud", isOn: $settings.isLoud)
        TextField("Name", text: $settings.name)
        Text("\(settings.isLoud) \(settings.name)")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Loud")
    try await screen.type("Bea", into: "Name")
    #expect(screen.texts == ["true Bea"])
  }

  @Test func `a binding to an element writes that element`() async throws {
    struct Root: View {
      @State private var flags = [false, false]
      var body: some View {
        Toggle("First", isOn: $flags[0])
        Toggle("Second", isOn: $flags[1])
        Text("\(flags[0]) \(flags[1])")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Second")
    #expect(screen.texts == ["false true"])
  }

  @Test func `a computed binding sees every write and may refuse`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isOn = false
      var body: some View {
        Toggle(
          "Guarded",
          isOn: Binding(get: { isOn }, set: { journal.note("\($0)") })
        )
        Text("\(isOn)")
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Guarded")
    #expect(journal.lines == ["true"])
    #expect(screen.texts == ["false"])
    #expect(try !screen.isOn("Guarded"))
  }

  @Test func `a constant binding cannot be changed`() async throws {
    let screen = try await show(Toggle("Fixed", isOn: .constant(true)))
    try await screen.tap("Fixed")
    #expect(try screen.isOn("Fixed"))
  }

  @Test func `an optional's binding is there while it has a value`() async throws {
    struct Root: View {
      @State private var name: String?
      var body: some View {
        if let name = Binding($name) { TextField("Name", text: name) }
        Text(name ?? "none")
        Button("Give") { name = "" }
        Button("Take") { name = nil }
      }
    }
    let screen = try await show(Root())
    #expect(screen.labels(.field) == [])
    try await screen.tap("Give")
    try await screen.type("Ada", into: "Name")
    #expect(screen.texts == ["Ada"])
    try await screen.tap("Take")
    #expect(screen.texts == ["none"])
    #expect(screen.labels(.field) == [])
  }

  @Test func `two controls on one binding follow each other`() async throws {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        Toggle("One", isOn: $isOn)
        Toggle("Two", isOn: $isOn)
      }
    }
    let screen = try await show(Root())
    try await screen.tap("One")
    #expect(try screen.isOn("Two"))
    try await screen.tap("Two")
    #expect(try !screen.isOn("One"))
  }

  @Test func `a binding passed through views that do not read it updates only those that do`() async throws {
    struct Leaf: View {
      @Binding var number: Int
      let journal: Journal
      var body: some View {
        journal.ran("leaf")
        Button("Leaf \(number)") { number += 1 }
      }
    }
    struct Middle: View {
      @Binding var number: Int
      let journal: Journal
      var body: some View {
        journal.ran("middle")
        Leaf(number: $number, journal: journal)
      }
    }
    struct Root: View {
      let journal: Journal
      @State private var number = 0
      var body: some View { Middle(number: $number, journal: journal) }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Leaf 0")
    #expect(screen.shows("Leaf 1"))
    #expect(journal.lines.filter { $0 == "leaf" } == ["leaf"])
  }

  @Test func `a binding of another type converts both ways`() async throws {
    struct Root: View {
      @State private var hour = 3
      private var fraction: Binding<Double> { Binding(get: { Double(hour) }, set: { hour = Int($0.rounded()) }) }
      var body: some View {
        Slider(value: fraction, in: 0...24) { Text("Hour") }
        Text("\(hour)")
      }
    }
    let screen = try await show(Root())
    try await screen.perform(.slide(to: 6.6), on: "Hour")
    #expect(screen.texts == ["7"])
  }
}
