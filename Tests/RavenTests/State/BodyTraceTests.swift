import Observation
import RavenTesting
import Testing

@testable import Raven

@Observable private final class Model {
  var name = "Ada"
  nonisolated deinit {}
}

private final class Old: ObservableObject {
  @Published var number = 1
  nonisolated deinit {}
}

private struct Outer: View {
  @State private var count = 0
  @State private var other = 0
  @AppStorage("look") private var look = "light"
  @SceneStorage("shelf") private var shelf = "Fiction"
  @State private var model = Model()
  @StateObject private var old = Old()

  var body: some View {
    let _ = Self._printChanges()
    Text("\(count) \(look) \(shelf) \(model.name) \(old.number)")
    Button("Count") { count += 1 }
    Button("Other") { other += 1 }
    Button("Look") { look = "dark" }
    Button("Shelf") { shelf = "Poetry" }
    Button("Name") { model.name = "Bob" }
    Button("Number") { old.number = 2 }
    Button("Both") { (count, look) = (count + 1, look + "er") }
    Inner(number: count / 2, count: $count).environment(\.isEnabled, other < 1)
  }
}

private struct Inner: View {
  let number: Int
  @Binding var count: Int
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = Self._printChanges()
    Text("\(number) of \(count), \(isEnabled)")
  }
}

private struct Fresh: View {
  @State private var isThere = false
  var body: some View {
    Button("Turn") { isThere.toggle() }
    if isThere { Leaf() }
  }
}

private struct Leaf: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("leaf")
  }
}

@Suite(.serialized) struct BodyTraceTests {
  /// What is printed while something happens.
  private func printed(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let before = BodyTrace.write
    BodyTrace.write = { lines.append($0) }
    defer { BodyTrace.write = before }
    try body()
    return lines
  }

  @Test func `a new view says all it has`() throws {
    let lines = try printed { _ = try TestPage(Outer()) }
    #expect(
      lines == [
        "Outer: @self, @identity, _count, _other, _look, _shelf, _model, _old changed.",
        "Inner: @self, @identity, _count, _isEnabled changed.",
      ]
    )
  }

  @Test(arguments: [
    ("Count", ["Outer: _count changed.", "Inner: _count changed."]),
    ("Look", ["Outer: _look changed."]),
    ("Shelf", ["Outer: _shelf changed."]),
    ("Name", ["Outer: @dependencies changed."]),
    ("Number", ["Outer: _old changed."]),
    ("Both", ["Outer: _count, _look changed.", "Inner: _count changed."]),
  ])
  func `what woke a body is named`(button: String, lines: [String]) throws {
    let page = try TestPage(Outer())
    #expect(try printed { try page.click(text: button) } == lines)
  }

  @Test func `a new value from the parent is the view itself`() throws {
    let page = try TestPage(Outer())
    _ = try printed { try page.click(text: "Count") }
    #expect(try printed { try page.click(text: "Count") }.last == "Inner: @self, _count changed.")
  }

  @Test func `a value of the environment has the property's name`() throws {
    let page = try TestPage(Outer())
    // The outer view reads `other` to set it.
    #expect(try printed { try page.click(text: "Other") } == ["Outer: _other changed.", "Inner: _isEnabled changed."])
  }

  @Test func `a view that comes again is new again`() throws {
    let page = try TestPage(Fresh())
    for expected in [["Leaf: @self, @identity changed."], [], ["Leaf: @self, @identity changed."]] {
      #expect(try printed { try page.click(text: "Turn") } == expected)
    }
  }

  @Test func `outside of a body it says so`() {
    #expect(printed { Leaf._printChanges() } == ["Leaf: asked outside of its body"])
  }
}
