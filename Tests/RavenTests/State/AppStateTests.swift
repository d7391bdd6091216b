import RavenTesting
import Testing

@testable import Raven

/// Properties of an `App`: its scenes are built again when they change.
struct AppStateTests {
  struct CountingApp: App {
    @State private var count = 0
    @AppStorage("seen") private var seen = false
    @State private var asks = false

    var body: some Scene {
      WindowGroup("Counting") {
        Text("\(count) \(seen ? "seen" : "new")")
        Button("Add") { count += 1 }
        Button("See") { seen = true }
        Button("Ask") { asks = true }
          .sheet(isPresented: $asks) { Text("Asked") }
      }
    }
  }

  @Test func `state and storage of an app show what they became`() throws {
    let page = try TestPage(CountingApp.self)
    try page.perform(.click([]), on: "Add")
    #expect(page.changes() == ["- 0 new", "+ 1 new"])
    try page.perform(.click([]), on: "See")
    #expect(page.changes() == ["- 1 new", "+ 1 seen"])
    try page.perform(.click([]), on: "Add")
    #expect(page.changes() == ["- 1 seen", "+ 2 seen"])
  }

  @Test func `what an app presents is presented`() throws {
    let page = try TestPage(CountingApp.self)
    try page.perform(.click([]), on: "Ask")
    #expect(page.changes().contains("+ Asked"))
  }

  @Test func `every page has an app's state of its own`() throws {
    let (one, other) = (try TestPage(CountingApp.self), try TestPage(CountingApp.self))
    try one.perform(.click([]), on: "Add")
    try other.perform(.click([]), on: "See")
    #expect(one.changes() == ["- 0 new", "+ 1 new"])
    #expect(other.changes() == ["- 0 new", "+ 0 seen"])
  }
}
