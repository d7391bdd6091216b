import Observation
import Raven
import RavenTesting
import Testing

private nonisolated struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private nonisolated struct NameKey: EnvironmentKey { static let defaultValue = "none" }
nonisolated extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct LevelText: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct NameText: View {
  @Environment(\.name) private var name
  var body: some View { Text("name \(name)") }
}

/// Between the modifier and the readers; reads nothing itself.
private struct Between: View {
  var body: some View {
    LevelText()
    NameText()
  }
}

@Observable private final class Model {
  var count = 0
  var unused = 0
}

@MainActor struct EnvironmentTests {
  @Test func `a new value runs the bodies that read it and no other`() throws {
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("more") { level += 1 }
        Between().environment(\.level, level).environment(\.name, "n")
      }
    }
    let page = try TestPage(Root())
    #expect(page.text == "morelevel 1name n")
    page.clearRuns()
    try page.click()
    #expect(page.text == "morelevel 2name n")
    // A button's action is a closure, which counts as changed.
    #expect(page.runs == ["Root", "Button<Text>", "LevelText"])
  }

  @Test func `inner values stand before outer ones, and a transform builds on them`() throws {
    let page = try TestPage(
      Group {
        LevelText().environment(\.level, 5)
        LevelText().transformEnvironment(\.level) { $0 *= 10 }
        LevelText()
      }
      .environment(\.level, 3)
    )
    #expect(page.text == "level 5level 30level 3")
  }

  @Test func `a value read in an action is the current one`() throws {
    struct Asking: View {
      @Environment(\.level) private var level
      @State private var seen = -1
      var body: some View {
        Button("ask") { seen = level }
        Text("saw \(seen)")
      }
    }
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("more") { level += 1 }
        Asking().environment(\.level, level)
      }
    }
    let page = try TestPage(Root())
    try page.click(text: "more")
    try page.click(text: "ask")
    #expect(page.text.contains("saw 2"))
  }

  @Test func `what an outer view disabled stays disabled`() throws {
    let page = try TestPage(
      VStack {
        Button("a") {}
        Button("b") {}.disabled(false)
      }
      .disabled(true)
    )
    #expect(page.document.ids(tag: "button").allSatisfy { page.document.attribute("disabled", of: $0) == "" })
    #expect(page.document.ids(tag: "button").allSatisfy { page.document.mask(of: $0) == 0 })
  }

  @Test func `a model in the environment is observed by what a body reads of it`() throws {
    struct Child: View {
      @Environment(Model.self) private var model
      var body: some View { Text("count \(model.count)") }
    }
    struct Root: View {
      let model: Model
      var body: some View { Child().environment(model) }
    }
    let model = Model()
    let page = try TestPage(Root(model: model))
    page.clearRuns()
    model.unused += 1
    #expect(try !page.commit())
    model.count += 1
    #expect(page.requests == 1)
    try page.commit()
    #expect(page.log == ["text #1 count 1"])
    #expect(page.runs == ["Child"])
  }
}
