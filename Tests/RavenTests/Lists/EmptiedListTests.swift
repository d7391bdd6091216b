import Foundation
import Observation
import RavenTesting
import Testing

@testable import Raven

/// Lists that lose all their rows and get new ones.
struct EmptiedListTests {
  struct Word: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  @Observable final class Store {
    var words = (1...3).map { Word(id: $0, title: "word \($0)") }
  }

  private struct Page: View {
    @State private var store = Store()
    var body: some View {
      Button("drop") { store.words.removeFirst() }
      Button("add") { store.words.append(Word(id: 9, title: "new")) }
      Rows(store: store)
    }
  }

  private struct Rows: View {
    @Bindable var store: Store
    var body: some View {
      List { ForEach($store.words) { $word in TextField("Title", text: $word.title) } }
    }
  }

  @Test func `a list of bindings into a model shows rows again after its last one went`() throws {
    let page = try TestPage(Page())
    for _ in 1...3 { try page.click(text: "drop") }
    #expect(page.document.ids(tag: "input").isEmpty)
    try page.click(text: "add")
    #expect(page.document.ids(tag: "input").map { page.document.attribute("value", of: $0) } == ["new"])
  }
}
