import SwiftUI
import Testing

@Observable final class Person {
  var name = "Ada"
  var age = 36
  var friends: [Person] = []
  @ObservationIgnored var visits = 0
  var summary: String { "\(name), \(age)" }

  init(name: String = "Ada") { self.name = name }
}

/// Observable models: what reads a property follows it, nothing else does.
struct ObservableTests {
  private struct NameView: View {
    let person: Person
    let journal: Journal
    var body: some View {
      journal.ran("name")
      Text(person.name)
    }
  }

  private struct AgeView: View {
    let person: Person
    let journal: Journal
    var body: some View {
      journal.ran("age")
      Text("\(person.age)")
    }
  }

  private struct Both: View {
    let journal: Journal
    @State private var person = Person()
    var body: some View {
      journal.ran("both")
      NameView(person: person, journal: journal)
      AgeView(person: person, journal: journal)
      Button("Birthday") { person.age += 1 }
      Button("Visit") { person.visits += 1 }
    }
  }

  @Test func `only what read the property that changed updates`() async throws {
    let journal = Journal()
    let screen = try await show(Both(journal: journal))
    _ = journal.take()
    try await screen.tap("Birthday")
    #expect(screen.texts == ["Ada", "37"])
    #expect(journal.lines == ["age"])
  }

  @Test func `an ignored property updates nobody`() async throws {
    let journal = Journal()
    let screen = try await show(Both(journal: journal))
    _ = journal.take()
    try await screen.tap("Visit")
    #expect(journal.lines == [])
  }

  @Test func `a computed property follows what it is computed from`() async throws {
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        Text(person.summary)
        Button("Birthday") { person.age += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Birthday")
    #expect(screen.texts == ["Ada, 37"])
  }

  @Test func `a bindable object gives bindings to its properties`() async throws {
    struct Editor: View {
      @Bindable var person: Person
      var body: some View { TextField("Name", text: $person.name) }
    }
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        Editor(person: person)
        Text(person.name)
      }
    }
    let screen = try await show(Root())
    #expect(try screen.value(of: "Name") == "Ada")
    try await screen.type("Bea", into: "Name")
    #expect(screen.texts == ["Bea"])
  }

  @Test func `an object in state is bindable through the state`() async throws {
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        TextField("Name", text: $person.name)
        Text(person.name)
      }
    }
    let screen = try await show(Root())
    try await screen.type("Cleo", into: "Name")
    #expect(screen.texts == ["Cleo"])
  }

  @Test func `another object in its place is read instead`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var person = Person()
      @State private var old: Person?
      var body: some View {
        NameView(person: person, journal: journal)
        Button("Replace") {
          old = person
          person = Person(name: "Bea")
        }
        Button("Rename old") { old?.name = "gone" }
        Button("Rename new") { person.name = "Bo" }
      }
    }
    let screen = try await show(Root(journal: Journal()))
    try await screen.tap("Replace")
    #expect(screen.texts == ["Bea"])
    try await screen.tap("Rename old")
    #expect(screen.texts == ["Bea"])
    try await screen.tap("Rename new")
    #expect(screen.texts == ["Bo"])
  }

  @Test func `objects inside objects are followed as deep as they are read`() async throws {
    struct Root: View {
      @State private var person = Person()
      var body: some View {
        Text(person.friends.map(\.name).joined(separator: " "))
        Button("Meet") { person.friends.append(Person(name: "F\(person.friends.count)")) }
        Button("Rename") { person.friends[0].name = "X" }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Meet")
    try await screen.tap("Meet")
    #expect(screen.texts == ["F0 F1"])
    try await screen.tap("Rename")
    #expect(screen.texts == ["X F1"])
  }

  @Test func `a view that stopped reading is not updated any more`() async throws {
    struct Inner: View {
      let person: Person
      let isReading: Bool
      let journal: Journal
      var body: some View {
        journal.ran("inner")
        Text(isReading ? person.name : "not reading")
      }
    }
    struct Root: View {
      let journal: Journal
      @State private var person = Person()
      @State private var isReading = true
      var body: some View {
        Inner(person: person, isReading: isReading, journal: journal)
        Button("Stop") { isReading = false }
        Button("Rename") { person.name += "!" }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Rename")
    #expect(screen.texts == ["Ada!"])
    try await screen.tap("Stop")
    _ = journal.take()
    try await screen.tap("Rename")
    #expect(journal.lines == [])
  }
}
