import Observation
import RavenTesting
import Testing

@testable import Raven

/// Commits that cause commits, and what is left when they are stopped.
@Suite(.serialized)
struct CommitTests {
  private struct Restless: View {
    @State private var runs = 0
    @State private var isRestless = false

    var body: some View {
      Button("start") { isRestless = true }
      Button("stop") { isRestless = false }
      let _ = isRestless ? (runs = runs + 1) : ()
      Text("restless \(isRestless)")
    }
  }

  private static func diagnostics(_ body: () throws -> Void) rethrows -> [String] {
    var codes: [String] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { codes.append($0.code) }
    defer { Diagnostics.handler = before }
    try body()
    return codes
  }

  @Test func `a body that writes what it reads is stopped, and lives on`() throws {
    let page = try TestPage(Restless())
    let codes = try CommitTests.diagnostics { try page.click(text: "start") }
    #expect(codes == ["unsettled-commit"])
    #expect(page.text == "startstoprestless true")
    try page.click(text: "stop")
    #expect(page.text == "startstoprestless false")
    #expect(!(try page.commit()))
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      if depth == 0 { Button("inside") {} } else { AnyView(Nested(depth: depth - 1).disabled(false)) }
    }
  }

  private struct Disabling: View {
    @State private var isDisabled = false
    var body: some View {
      Button("turn") { isDisabled.toggle() }
      Nested(depth: 150).disabled(isDisabled)
    }
  }

  @Test func `an environment value that goes down 150 levels settles`() throws {
    let page = try TestPage(Disabling())
    let codes = try CommitTests.diagnostics { try page.click(text: "turn") }
    #expect(codes == [])
    #expect(page.document.attribute("disabled", of: page.document.ids(tag: "button")[1]) == "")
  }

  @Observable
  fileprivate final class Model {
    var name = "first"
    nonisolated init() {}
    nonisolated deinit {}
  }

  private struct Shown: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  @Test func `a model that outlives a page dropped without an end may be written`() throws {
    let model = Model()
    for name in ["second", "third", "fourth"] {
      let page = try TestPage(Shown(model: model))
      model.name = name
      try page.commit()
      #expect(page.text == name)
    }
    model.name = "last"
  }

  private struct Faded: View {
    @State private var isSlanted = true
    var body: some View {
      Button("turn") { isSlanted.toggle() }
      Text("text").font(isSlanted ? .body.italic() : .body).italic()
    }
  }

  @Test func `a font's slant leaves another's alone`() throws {
    let page = try TestPage(Faded())
    let before = page.tree
    try page.click(text: "turn")
    #expect(page.tree.description.contains("italic"))
    try page.click(text: "turn")
    #expect(page.tree == before)
  }

  private struct Composed: View {
    @State private var text = "e\u{301}"
    var body: some View {
      Button("compose") { text = "\u{E9}" }
      Text(text)
    }
  }

  @Test func `text that differs only in its composition is sent`() throws {
    let page = try TestPage(Composed())
    try page.click(text: "compose")
    #expect(page.log.contains { $0.hasPrefix("text #") && $0.unicodeScalars.contains("\u{E9}") })
  }
}
