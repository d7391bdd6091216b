import Raven
import RavenTesting
import Testing

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
  @Test func `a click changes one text, in fourteen bytes`() throws {
    let page = try TestPage(CounterView())
    try page.click()
    #expect(page.log == ["text #2 Count: 1"])
    #expect(page.lastBatch.count == 14)
    #expect(try !page.commit())
  }

  @Test func `an id that was never issued is told from one that has gone`() throws {
    let page = try TestPage(CounterView())
    let next = page.coordinator.nextNodeID
    #expect(page.coordinator.perform(PageEvent(node: next, payload: .click([]))) == .neverIssued)
    #expect(page.coordinator.perform(PageEvent(node: 0, payload: .click([]))) == .neverIssued)
    #expect(page.coordinator.perform(PageEvent(node: 2, payload: .click([]))) == .retired)
    #expect(page.coordinator.perform(PageEvent(node: 3, payload: .submit)) == .retired)
  }
}
