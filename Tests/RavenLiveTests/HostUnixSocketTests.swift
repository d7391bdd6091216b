import Foundation
import Testing

@testable import RavenLive

@MainActor struct `A host on a Unix socket` {
  private let path = NSTemporaryDirectory() + "raven-\(UUID().uuidString.prefix(8)).sock"

  @Test func `requests and pages work, for the owner and the group alone`() async throws {
    let path = path
    let fixture = try HostFixture { $0.unixSocket = path }
    #expect(fixture.host.port == nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o660)
    #expect(await HostClient(unixSocket: path, server: fixture).get("/")?.body == "GET / ")
    #expect(fixture.requests.first?.remoteAddress == "")
    let page = HostClient(unixSocket: path, server: fixture)
    #expect(await page.upgrade()?.status == 101)
    await page.send(.binary("x"))
    #expect(await page.frame()?.payload == Array("x".utf8))
  }

  @Test func `a path another server listens on is an error`() throws {
    let path = path
    let fixture = try HostFixture { $0.unixSocket = path }
    #expect(throws: HostError.pathInUse(path)) { try HostFixture { $0.unixSocket = path } }
    #expect(FileManager.default.fileExists(atPath: path))
    withExtendedLifetime(fixture) {}
  }

  @Test func `a file of another kind is left alone`() throws {
    let path = path
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: HostError.pathInUse(path)) { try HostFixture { $0.unixSocket = path } }
    #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
    try FileManager.default.removeItem(atPath: path)
  }

  @Test func `the file goes with the host`() throws {
    let path = path
    var fixture: HostFixture? = try HostFixture { $0.unixSocket = path }
    #expect(FileManager.default.fileExists(atPath: path))
    fixture = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    _ = fixture
  }

  @Test func `a path that does not fit is an error`() {
    let long = "/" + String(repeating: "x", count: 200)
    #expect(throws: HostError.pathTooLong(long)) { try HostFixture { $0.unixSocket = long } }
  }
}
