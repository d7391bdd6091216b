import Raven
import Testing

@testable import RavenLive

/// The browser's history and addresses, as a session and a server take them.
@Suite(.serialized) struct `Navigation in a session` {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("…").navigationTitle("Number \($0)") }
      }
    }
  }

  /// A live session of a page, and the number of the element that says its place.
  private func live() -> (session: LiveSession, anchor: UInt32, page: RenderCoordinator) {
    let page = RenderCoordinator(Stack())
    _ = page.takeBatch()
    let session = LiveSession(id: .random(), browser: .random(), page: page, limits: SessionLimits(), now: 0)
    var effects: [SessionEffect] = []
    session.connected(ConnectionID(rawValue: 1), now: 0, effects: &effects)
    session.received(
      [ClientFrame.hello.rawValue, wireVersion, 0],
      from: ConnectionID(rawValue: 1),
      now: 0,
      effects: &effects
    )
    // The anchor is the last element of the page.
    return (session, page.nextNodeID - 1, page)
  }

  private func send(_ event: PageEvent, number: UInt8, to session: LiveSession) {
    var frame: [UInt8] = [ClientFrame.event.rawValue, number, 0]
    event.write(to: &frame)
    var effects: [SessionEffect] = []
    session.received(frame[...], from: ConnectionID(rawValue: 1), now: 0, effects: &effects)
  }

  @Test func `goes to an entry that was issued`() {
    let (session, anchor, _) = live()
    send(PageEvent(node: anchor, payload: .navigate(entry: 1)), number: 1, to: session)
    #expect(!session.hasEnded && session.eventsApplied == 1)
  }

  @Test(arguments: [0, 2, UInt32.max])
  func `ends over an entry that was never issued`(entry: UInt32) {
    let (session, anchor, _) = live()
    send(PageEvent(node: anchor, payload: .navigate(entry: entry)), number: 1, to: session)
    #expect(session.hasEnded)
  }

  @Test func `takes no such event at another element`() {
    let (session, _, page) = live()
    send(PageEvent(node: 1, payload: .navigate(entry: 1)), number: 1, to: session)
    #expect(!session.hasEnded && session.counts.retired == 1)
    #expect(page.title == "Root")
  }
}

/// Paths below an app's own.
@Suite struct `A path below an app` {
  @Test(arguments: [
    "/shop/%zz", "/shop/%", "/shop/%FF", "/shop/" + String(repeating: "x", count: 3000),
    "/shop" + String(repeating: "/a", count: 33),
  ])
  func `that cannot be read gets 404 and makes no page`(path: String) {
    let server = ServerUnderTest()
    #expect(server.request(path).status == 404)
    #expect(server.request(path, method: "HEAD").status == 404)
    #expect(server.pages.isEmpty)
  }

  @Test func `is told to the app in parts`() {
    let app = MountedApp(path: "/shop", title: "Shop", hasSubpaths: true) { _, _ in nil }
    #expect(app.route(of: "/shop/a%20b/c")?.segments == ["a b", "c"])
    #expect(app.route(of: "/shop")?.base == "/shop")
    #expect(MountedApp(title: "Root") { _, _ in nil }.route(of: "/a")?.segments == ["a"])
  }

  @Test func `leaves no page behind when only the head is asked for`() {
    let server = ServerUnderTest()
    #expect(server.request("/shop/item", method: "HEAD").status == 200)
    #expect(server.request("/shop/missing", method: "HEAD").status == 404)
    #expect(server.pages.allSatisfy { $0.hasEnded } && server.server.sessionCount == 0)
  }
}
