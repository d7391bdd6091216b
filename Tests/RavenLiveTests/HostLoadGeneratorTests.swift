import Foundation
import Raven
import Testing

@testable import RavenLive

/// The load generator against a session that speaks the wire and counts.
@MainActor struct `The load generator` {
  @Test func `it opens pages, says hello and waits for each answer`() async throws {
    let fixture = try HostFixture()
    let app = FakeSession()
    fixture.intercept = { event, host in app.handle(event, host) }
    let line = try await load(fixture, "--clients", "3", "--events", "300")
    #expect(line.events == 300)
    #expect(line.clients == 3)
    #expect(app.refused == 0)
    #expect(app.hellos == 3)
    #expect(app.events.count == 300)
    #expect(Set(app.events.map(\.node)) == [2, 4])
    #expect(app.events.allSatisfy { $0.payload == .click([]) })
    #expect(line.bytesBack == app.bytesSent)
  }

  @Test func `it plays other kinds on named elements`() async throws {
    let fixture = try HostFixture()
    let app = FakeSession()
    fixture.intercept = { event, host in app.handle(event, host) }
    _ = try await load(
      fixture,
      "--clients",
      "1",
      "--events",
      "4",
      "--kind",
      "input",
      "--nodes",
      "7-11:4"
    )
    #expect(
      app.events == [
        PageEvent(node: 11, payload: .input(version: 1, value: "1")),
        PageEvent(node: 7, payload: .input(version: 2, value: "2")),
        PageEvent(node: 11, payload: .input(version: 3, value: "3")),
        PageEvent(node: 7, payload: .input(version: 4, value: "4")),
      ]
    )
  }

  @Test func `it measures a server that returns messages`() async throws {
    let fixture = try HostFixture()
    let process = String(ProcessInfo.processInfo.processIdentifier)
    let line = try await load(
      fixture,
      "--scenario",
      "echo",
      "--clients",
      "2",
      "--events",
      "50",
      "--pid",
      process
    )
    #expect(line.bytesBack == 50 * 18)
    #expect(line.rssKB ?? 0 > 1000)
  }

  @Test func `a server that is not there is an error`() async throws {
    let fixture = try HostFixture()
    fixture.host.drain()
    #expect(await fixture.until { fixture.events.last == .stopped })
    await #expect(throws: (any Error).self) { try await load(fixture, "--events", "1") }
  }

  /// What the generator prints, as far as it is checked.
  nonisolated struct Line: Decodable, Sendable {
    var events: Int
    var clients: Int
    var bytesBack: Int
    var rssKB: Double?

    enum CodingKeys: String, CodingKey {
      case events, clients
      case bytesBack = "bytes_back"
      case rssKB = "rss_kb"
    }
  }

  /// Runs the generator, and reads the line it prints.
  private func load(_ fixture: HostFixture, _ arguments: String...) async throws -> Line {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("RavenLoad")
    process.arguments = ["--url", "http://127.0.0.1:\(fixture.host.port ?? 0)/page"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { @Sendable _ in end.resume() }
      do { try process.run() } catch { end.resume(throwing: error) }
    }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    return try JSONDecoder().decode(Line.self, from: printed)
  }
}

/// The server's side of the wire, as far as a load generator sees it: every second event is answered with a batch.
private final class FakeSession {
  var refused = 0
  var hellos = 0
  var bytesSent = 0
  var events: [PageEvent] = []
  private var batches: [ConnectionID: UInt32] = [:]
  private let html = """
    <!doctype html><meta name="raven-session" content="0123"><main id="raven"><div>
    <button data-on="1">a</button><p>b</p><a data-on="129">c</a><input data-on="2"></div></main>
    """

  func handle(_ event: HostEvent, _ host: BeastHost) -> Bool {
    switch event {
    case .request(let id, let request):
      var response = HTTPResponse(status: request.path == "/page" ? 200 : 404, text: html)
      response.headers.append("Set-Cookie", "browser=b; HttpOnly; Path=/")
      response.headers.append("Set-Cookie", "other=o")
      host.respond(to: id, response)
    case .upgrade(let id, let request):
      let isExpected =
        request.target == "/_raven/live?session=0123" && request.cookie("browser") == "b"
        && request.cookie("other") == "o"
        && request.headers["Origin"] == "http://127.0.0.1:\(host.port ?? 0)"
      if isExpected { host.accept(id) } else { refused += 1 }
      if !isExpected { host.respond(to: id, HTTPResponse(status: 403)) }
    case .message(let id, let bytes):
      do { try receive(bytes, from: id, host) } catch { refused += 1 }
    case .opened, .congested, .drained, .closed, .stopped: break
    }
    return true
  }

  private func receive(_ bytes: [UInt8], from id: ConnectionID, _ host: BeastHost) throws {
    var reader = WireReader(bytes)
    if try reader.byte() == ClientFrame.hello.rawValue {
      guard bytes == [ClientFrame.hello.rawValue, wireVersion, 0] else { throw WireError.unknown }
      hellos += 1
      host.send([ServerFrame.welcome.rawValue, 0, 6, 0], to: id)
      return
    }
    let sequence = try reader.varint()
    guard try reader.varint() == batches[id] ?? 0 else { throw WireError.unknown }
    events.append(try PageEvent(from: &reader))
    try reader.end()
    var answer: [UInt8] = []
    if sequence.isMultiple(of: 2) {
      batches[id, default: 0] += 1
      answer.append(ServerFrame.batch.rawValue)
      answer.appendVarint(batches[id] ?? 0)
    } else {
      answer.append(ServerFrame.applied.rawValue)
    }
    answer.appendVarint(sequence)
    if answer[0] == ServerFrame.batch.rawValue { answer += [0, 0] }
    host.send(answer, to: id)
    bytesSent += answer.count + 2
  }
}
