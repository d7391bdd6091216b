import Combine
import SwiftUI
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "Ada"
  var quiet = 0

  init(journal: Journal? = nil) { journal?.note("made") }
}

/// The older kind of model.
struct ObservableObjectTests {
  @Test func `a state object is made once and outlives updates`() async throws {
    struct Inner: View {
      @StateObject private var model: Model
      let label: String
      init(label: String, journal: Journal) {
        self.label = label
        _model = StateObject(wrappedValue: Model(journal: journal))
      }
      var body: some View { Button("\(label) \(model.count)") { model.count += 1 } }
    }
    struct Root: View {
      let journal: Journal
      @State private var label = "a"
      var body: some View {
        Inner(label: label, journal: journal)
        Button("Rename") { label = "b" }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("a 0")
    try await screen.tap("Rename")
    #expect(screen.shows("b 1"))
    #expect(journal.lines == ["made"])
  }

  @Test func `an observed object is followed, and so is the one that takes its place`() async throws {
    struct Inner: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.name) \(model.count)") }
    }
    struct Root: View {
      @State private var model = Model()
      var body: some View {
        Inner(model: model)
        Button("Count") { model.count += 1 }
        Button("Replace") {
          model = Model()
          model.name = "Bea"
        }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Count")
    #expect(screen.texts == ["Ada 1"])
    try await screen.tap("Replace")
    try await screen.tap("Count")
    #expect(screen.texts == ["Bea 1"])
  }

  @Test func `an object's projection gives bindings`() async throws {
    struct Root: View {
      @StateObject private var model = Model()
      var body: some View {
        TextField("Name", text: $model.name)
        Text(model.name)
      }
    }
    let screen = try await show(Root())
    try await screen.type("Bea", into: "Name")
    #expect(screen.texts == ["Bea"])
  }

  @Test func `an environment object reaches everything below`() async throws {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View {
        Text(model.name)
        Button("Rename") { model.name = "Bea" }
      }
    }
    struct Root: View {
      @StateObject private var model = Model()
      var body: some View {
        VStack { Group { Reader() } }.environmentObject(model)
        Text("count \(model.count)")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Rename")
    #expect(screen.texts == ["Bea", "count 0"])
  }

  @Test func `a property that is not published updates nobody until something is`() async throws {
    struct Root: View {
      @StateObject private var model = Model()
      var body: some View {
        Text("\(model.quiet) \(model.count)")
        Button("Quiet") { model.quiet += 1 }
        Button("Count") { model.count += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Quiet")
    #expect(screen.texts == ["0 0"])
    try await screen.tap("Count")
    #expect(screen.texts == ["1 1"])
  }

  @Test func `a publisher's values arrive while the view is there`() async throws {
    struct Root: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      @State private var isThere = true
      var body: some View {
        Text("\(sum)")
        if isThere { Text("listening").onReceive(subject) { sum += $0 } }
        Button("Leave") { isThere = false }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let screen = try await show(Root(subject: subject))
    subject.send(3)
    subject.send(4)
    try await screen.settle()
    #expect(screen.texts == ["7", "listening"])
    try await screen.tap("Leave")
    subject.send(5)
    try await screen.settle()
    #expect(screen.texts == ["7"])
  }
}
