import Foundation
import Raven
import RavenTesting
import Testing

/// What only the engine knows of `ForEach`.
@MainActor struct ForEachTests {
  private nonisolated final class Model: Identifiable {
    var title = "model"
  }

  private func isSendable<Value>(_ type: Value.Type) -> Bool { false }
  private func isSendable<Value: Sendable>(_ type: Value.Type) -> Bool { true }

  @Test func `a view of sendable data is sendable, one of other data is not, and neither is refused`() {
    let numbers = ForEach(0..<3) { Text("\($0)") }
    let model = Model()
    let models = ForEach([model]) { Text($0 === model ? $0.title : "other") }
    #expect(isSendable(type(of: numbers)))
    #expect(!isSendable(type(of: models)))
  }

  @Test func `content is a closure, a function or an initialiser, and may change its copy of the element`() throws {
    struct Label: View {
      let title: String
      init(_ title: String) { self.title = title }
      var body: some View { Text(title) }
    }
    func label(_ title: String) -> Label { Label(title) }
    let names = ["a", "b"]
    let page = try TestPage(
      VStack {
        ForEach(names, id: \.self, content: label)
        ForEach(names, id: \.self, content: Label.init)
        ForEach(names, id: \.self) { name in
          var twice = name
          let _ = twice += name
          Text(name + twice)
        }
        ForEach(names, id: \.self, content: label).content("c")
      }
    )
    let texts = page.document.ids(tag: "span").map { page.document.text(of: $0) }
    #expect(texts == ["a", "b", "a", "b", "aaa", "bbb", "c"])
    #expect(names == ["a", "b"])
  }

  @Test func `the views of another can be deleted by their place`() throws {
    struct Songs: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(subviews: ForEach(names, id: \.self) { Text($0) }) { $0 }
            .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let page = try TestPage(Songs())
    let buttons = page.document.ids(tag: "button")
    #expect(buttons.count == 3)
    try page.send(.click([]), to: buttons[1])
    #expect(page.document.ids(tag: "li").map { String(page.document.text(of: $0).prefix(1)) } == ["a", "c"])
  }
}
