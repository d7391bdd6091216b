import SwiftUI
import Testing

/// Who has the keyboard: the state follows the person, and the person's field the state.
struct FocusTests {
  private enum Field: Hashable { case name, city }

  private struct Address: View {
    @State private var name = ""
    @State private var city = ""
    @State private var hasCity = true
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .city }
      if hasCity { TextField("City", text: $city).focused($field, equals: .city) }
      Text(field.map { "\($0)" } ?? "none")
      Button("To the city") { field = .city }
      Button("Away") { field = nil }
      Button("Without city") { hasCity = false }
    }
  }

  private func focused(_ screen: some Host) -> [String] { screen.elements.filter(\.isFocused).map(\.label) }

  @Test func `nothing is focused at first`() async throws {
    let screen = try await show(Address())
    #expect(screen.texts == ["none"])
    #expect(focused(screen) == [])
  }

  @Test func `a person's focus is the state's`() async throws {
    let screen = try await show(Address())
    try await screen.perform(.focus, on: "City")
    #expect(screen.texts == ["city"])
    try await screen.perform(.focus, on: "Name")
    #expect(screen.texts == ["name"])
    try await screen.perform(.leave, on: "Name")
    #expect(screen.texts == ["none"])
  }

  @Test func `a written state moves the focus, and nil takes it away`() async throws {
    let screen = try await show(Address())
    try await screen.perform(.focus, on: "Name")
    try await screen.tap("To the city")
    #expect(focused(screen) == ["City"])
    #expect(screen.texts == ["city"])
    try await screen.tap("Away")
    #expect(focused(screen) == [])
    #expect(screen.texts == ["none"])
  }

  @Test func `Return can lead to the next field`() async throws {
    let screen = try await show(Address())
    try await screen.type("Ada", into: "Name")
    try await screen.perform(.submit, on: "Name")
    #expect(focused(screen) == ["City"])
  }

  @Test func `a field that goes takes its focus along`() async throws {
    let screen = try await show(Address())
    try await screen.perform(.focus, on: "City")
    try await screen.tap("Without city")
    #expect(screen.texts == ["none"])
  }

  @Test func `a focus of true and false belongs to one field`() async throws {
    struct Root: View {
      @State private var text = ""
      @FocusState private var isFirst: Bool
      @FocusState private var isSecond: Bool
      var body: some View {
        TextField("First", text: $text).focused($isFirst)
        TextField("Second", text: $text).focused($isSecond)
        Text("\(isFirst) \(isSecond)")
        Button("Second now") { isSecond = true }
      }
    }
    let screen = try await show(Root())
    try await screen.perform(.focus, on: "First")
    #expect(screen.texts == ["true false"])
    try await screen.tap("Second now")
    #expect(screen.texts == ["false true"])
    #expect(focused(screen) == ["Second"])
  }

  @Test func `a change of the focus is told like any other`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
          .onChange(of: isFocused) { old, new in journal.note("\(old)→\(new)") }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.perform(.focus, on: "Name")
    try await screen.perform(.leave, on: "Name")
    #expect(journal.lines == ["false→true", "true→false"])
  }
}
