import SwiftUI
import Testing

/// Observable models that come through the environment.
struct ObservableEnvironmentTests {
  @Test func `an object in the environment is found by its type, the nearest first`() async throws {
    struct Reader: View {
      @Environment(Person.self) private var person
      var body: some View {
        @Bindable var person = person
        Text(person.name)
        TextField("Name of \(person.age)", text: $person.name)
      }
    }
    struct Root: View {
      @State private var outer = Person(name: "outer")
      @State private var inner = Person(name: "inner")
      var body: some View {
        VStack {
          Reader()
          Reader().environment(inner)
        }
        .environment(outer)
        .onAppear { inner.age = 1 }
      }
    }
    let screen = try await show(Root())
    #expect(screen.texts == ["outer", "inner"])
    try await screen.type("changed", into: "Name of 1")
    #expect(screen.texts == ["outer", "changed"])
  }

  @Test func `an object that may be missing from the environment is nil`() async throws {
    struct Reader: View {
      @Environment(Person.self) private var person: Person?
      var body: some View { Text(person?.name ?? "nobody") }
    }
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        Reader()
        Reader().environment(person)
      }
    }
    #expect(try await show(Root()).texts == ["nobody", "Ada"])
  }
}
