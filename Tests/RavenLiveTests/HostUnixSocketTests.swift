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

  @Test func `a socket that nobody listens on any more is replaced`() async throws {
    let path = path
    leaveSocket(at: path)
    let fixture = try HostFixture { $0.unixSocket = path }
    #expect(await HostClient(unixSocket: path, server: fixture).get("/")?.status == 200)
  }

  @Test func `the file is gone once the host has drained`() async throws {
    let path = path
    let fixture = try HostFixture { $0.unixSocket = path }
    fixture.host.drain()
    #expect(await fixture.until { fixture.events.last == .stopped })
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a folder that is not there is an error with its number`() {
    let lost = path + "/app.sock"
    #expect(throws: HostError.pathRefused(lost, errno: ENOENT)) { try HostFixture { $0.unixSocket = lost } }
    #expect(
      HostError.pathRefused(lost, errno: ENOENT).description
        == "The socket \(lost) cannot be made (error 2). Its folder must be there, and this program must be allowed to write to it."
    )
  }

  /// What a server that was killed leaves behind.
  private func leaveSocket(at path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    withUnsafeBytes(of: address) { bytes in
      _ = bind(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    close(descriptor)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a path that does not fit is an error`() {
    let long = "/" + String(repeating: "x", count: 200)
    #expect(throws: HostError.pathTooLong(long)) { try HostFixture { $0.unixSocket = long } }
  }
}
