import Testing

@testable import Raven

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(count)").font(.largeTitle)
      Button("Increment") { count += 1 }.buttonStyle(.borderedProminent)
    }
  }
}

struct CounterTests {
  @Test func `a click changes one text`() throws {
    let page = RenderCoordinator(CounterView())
    var dom = ModelDOM()
    let first = try #require(page.takeBatch())
    print(String(decoding: HTMLWriter.html(of: first, names: page.internedNames), as: UTF8.self))
    dom.apply(first)
    dom.clearLog()
    let button = try #require(dom.ids(tag: "button").first)
    #expect(page.perform(PageEvent(node: button, payload: .click([]))) == .handled)
    let batch = try #require(page.takeBatch())
    dom.apply(batch)
    #expect(dom.log == ["text #2 Count: 1"])
    #expect(batch.count == 14)
    #expect(page.takeBatch() == nil)
  }
}
