import Foundation
import RavenTesting
import Testing

@testable import Raven

/// What is said about ids that do not stay with their elements.
struct IdentityDiagnosticTests {
  /// Shows a view, presses its button some times, and returns what was reported.
  private func reports<Root: View>(_ view: Root, presses: Int = 0) throws -> [Diagnostic] {
    var reported: [Diagnostic] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = before }
    let page = try TestPage(view)
    for _ in 0..<presses { try page.click() }
    return reported
  }

  private struct Pressed<Content: View>: View {
    @State private var presses = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      Button("press") { presses += 1 }
      content(presses)
    }
  }

  @Test func `equal ids are reported once a line, with the id, the place and what to write`() throws {
    let line: UInt = #line + 2
    let reported = try reports(
      Pressed { presses in ForEach([1, 7, 2 + presses, 7], id: \.self) { Text("\($0)") } },
      presses: 3
    )
    #expect(reported.map(\.code) == ["duplicate-id"])
    #expect(
      reported.first?.text
        == "Two elements of the ForEach at RavenTests/IdentityDiagnosticTests.swift:\(line) have the id 7. Both are shown, but "
        + "which of them keeps its state when the list changes is decided by their order alone. Give every element an id "
        + "of its own, or pass `id:` a key path to something unique."
    )
  }

  private struct Computed: Identifiable {
    private static var issued = 0
    let name: String
    var id: Int {
      Computed.issued += 1
      return Computed.issued
    }
  }

  @Test func `an id that is another each time is reported before anything changes, once`() throws {
    let elements = [Computed(name: "a"), Computed(name: "b")]
    let line: UInt = #line + 1
    let view = Pressed { _ in ForEach(elements) { Text($0.name) } }
    #expect(try reports(view).map(\.code) == ["unstable-id"])
    let reported = try reports(view, presses: 8)
    #expect(reported.map(\.code) == ["unstable-id"])
    let text = try #require(reported.first?.text)
    #expect(text.contains("the ForEach at RavenTests/IdentityDiagnosticTests.swift:\(line) was asked twice"))
    #expect(text.contains("Keep it: write `let id = UUID()`, or pass `id:` a key path to a stored property."))
  }

  private struct Made: Identifiable {
    let id = UUID()
    let name: String
  }

  @Test func `elements made anew in a body are reported the third time in a row`() throws {
    let line: UInt = #line + 1
    let view = Pressed { _ in ForEach([Made(name: "a"), Made(name: "b")]) { Text($0.name) } }
    #expect(try reports(view, presses: 2).isEmpty)
    let reported = try reports(view, presses: 9)
    #expect(reported.map(\.code) == ["replaced-ids"])
    let text = try #require(reported.first?.text)
    #expect(text.contains("the ForEach at RavenTests/IdentityDiagnosticTests.swift:\(line) had another id"))
    #expect(text.contains("keep them in @State or in a model"))
  }

  @Test func `objects made anew in a body are reported too`() throws {
    final class Model: Identifiable {
      let id = UUID()
      let name = "a"
      nonisolated deinit {}
    }
    #expect(
      try reports(Pressed { _ in ForEach([Model(), Model()]) { Text($0.name) } }, presses: 3).map(\.code)
        == ["replaced-ids"]
    )
  }

  @Test func `turning pages is no mistake`() throws {
    let paged = Pressed { page in
      ForEach([Made(name: "\(page)-1"), Made(name: "\(page)-2")]) { Text($0.name) }
    }
    #expect(try reports(paged, presses: 6).isEmpty)
    let values = Pressed { page in ForEach(["\(page)-1", "\(page)-2"], id: \.self) { Text($0) } }
    #expect(try reports(values, presses: 6).isEmpty)
  }

  @Test func `elements that stay, come and go are no mistake`() throws {
    let (one, others) = (Made(name: "one"), (0..<9).map { _ in Made(name: "other") })
    let staying = Pressed { presses in ForEach([one, others[presses]]) { Text($0.name) } }
    #expect(try reports(staying, presses: 6).isEmpty)
    let growing = Pressed { presses in
      ForEach((0...presses).map { _ in Made(name: "new") }) { Text($0.name) }
    }
    #expect(try reports(growing, presses: 6).isEmpty)
  }

  @Test func `a replacement between others that keep rows begins to count again`() throws {
    let kept = [Made(name: "a"), Made(name: "b")]
    let view = Pressed { presses in
      ForEach(presses % 3 == 2 ? [Made(name: "a")] : presses == 0 ? kept : [Made(name: "a"), Made(name: "b")]) {
        Text($0.name)
      }
    }
    #expect(try reports(view, presses: 9).isEmpty)
  }

  @Test func `the children of a container may all be other ones each time`() throws {
    let view = Pressed { presses in
      let first = 10 * presses
      ForEach(subviews: ForEach(first..<first + 3, id: \.self) { Text("\($0)") }) { $0 }
      List { ForEach(first..<first + 3, id: \.self) { Text("\($0)") } }
    }
    #expect(try reports(view, presses: 8).map(\.code) == [])
  }
}
