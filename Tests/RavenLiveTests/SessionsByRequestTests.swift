import Testing

@testable import Raven
@testable import RavenLive

struct `Sessions by what was asked` {
  let server = ServerUnderTest()

  /// Loads a page as a user, connects and says hello; gives the connection and the session's id.
  private func open(as user: String) -> (connection: ConnectionID, session: String) {
    let (session, set) = server.load(cookie: "user=\(user)")
    let cookie = "user=\(user); \(set)"
    let headers: HTTPHeaders = ["Host": "raven.test", "Origin": "https://raven.test", "Cookie": cookie]
    let connection = server.upgrade("/_raven/live?session=\(session)", headers)
    server.server.take([.message(connection, [ClientFrame.hello.rawValue, wireVersion, 0])])
    return (connection, session)
  }

  private func isGone(_ connection: ConnectionID) -> Bool {
    server.host.sent[connection]?.last == [ServerFrame.gone.rawValue, GoneReason.unknown.rawValue]
  }

  @Test func `a page is told its request's fields and cookies`() throws {
    _ = server.request("/?a=b", ["Cookie": "other=1; user=Ada", "X-User": "ada@example.org"])
    let request = try #require(server.lastRequest?.asked)
    #expect(request.target == "/?a=b")
    #expect(request.cookie("user") == "Ada" && request.cookie("use") == nil && request.cookie("User") == nil)
    #expect(request.header("x-USER") == "ada@example.org" && request.header("X-Other") == nil)
  }

  @Test func `those that are meant end, and no other`() {
    let (first, second, other) = (open(as: "Ada"), open(as: "Ada"), open(as: "Bob"))
    _ = server.load()
    #expect(server.server.sessionCount == 4)
    server.server.sessions.end { $0.cookie("user") == "Ada" }
    #expect(server.server.sessionCount == 4)
    server.clock.advance(by: 0)
    #expect(server.server.sessionCount == 2)
    #expect(isGone(first.connection) && isGone(second.connection) && !isGone(other.connection))
    #expect(server.lines.contains { $0.contains("endedByApp") })
  }

  @Test func `one may end itself while it handles an event`() {
    let own = open(as: "Ada")
    server.pages[0].onEvent = { [server] in server.server.sessions.end { $0.cookie("user") == "Ada" } }
    server.server.take([.message(own.connection, [ClientFrame.event.rawValue, 1, 0, 1, 0, 0])])
    #expect(isGone(own.connection) && server.server.sessionCount == 0)
    #expect(server.host.closed[own.connection] == CloseCode.normal)
  }

  @Test func `what a tab had kept goes with it`() throws {
    let own = open(as: "Ada")
    let browser = try #require(server.server.store.sessions.values.first?.browser)
    let id = try #require(SessionKey(hex: own.session.utf8))
    let place = BrowserStorages.Place(browser: browser, appPath: "/", tab: id)
    server.server.storages.storage(of: place).save("secret", for: "search")
    server.server.sessions.end { $0.cookie("user") == "Ada" }
    server.clock.advance(by: 0)
    #expect(server.server.storages.storage(of: place).load("search") == nil)
    #expect(server.server.storages.bytes == 0)
  }

  @Test func `where no server was asked there is no request`() {
    #expect(HTTPRequest(target: "/").asked == nil)
    #expect(EnvironmentValues().request == nil)
    EnvironmentValues().endSessions { _ in true }
  }
}
