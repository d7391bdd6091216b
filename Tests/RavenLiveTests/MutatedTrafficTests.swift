import Foundation
import Raven
import Testing

@testable import RavenLive

@MainActor struct `Mutated traffic` {
  /// As many rounds as `TRAFFIC_ROUNDS` says, 200 unless told, from the seed `TRAFFIC_SEED`.
  ///
  /// After each, a page that behaves adds a row, and must get exactly that.
  @Test(.timeLimit(.minutes(10))) func `disturbs neither another page nor the server`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let rounds = environment["TRAFFIC_ROUNDS"].flatMap { UInt32($0) } ?? 200
    let seed = environment["TRAFFIC_SEED"].flatMap { UInt64($0) } ?? 1
    let server = try NetworkServer()
    let neighbour = try #require(await server.open())
    var page = ModelClient()
    await neighbour.send(HostFrame(kind: .binary, payload: page.hello()))
    try await receive(on: neighbour, &page)
    var mutation = MutatedBytes(seed: seed)
    // A socket that is closed in the middle of a frame is given ten seconds; all of them are looked at in the end.
    var lingering: [(round: UInt32, client: HostClient)] = []
    for round in 1...rounds {
      let kind = Mischief.allCases[mutation.number(in: 0..<Mischief.allCases.count)]
      let client = try #require(await play(kind, on: server, &mutation), "round \(round): \(kind) could not begin")
      if kind == .socketBytes {
        lingering.append((round, client))
      } else {
        #expect(await client.isEnded(), "TRAFFIC_SEED=\(seed), round \(round): \(kind) is still connected")
      }
      let click = page.act(PageEvent(node: FakePage.add, payload: .click([])))
      await neighbour.send(HostFrame(kind: .binary, payload: try #require(click)))
      try await receive(on: neighbour, &page)
      try #require(page.batchesApplied == round, "TRAFFIC_SEED=\(seed), round \(round): \(kind)")
    }
    #expect(page.isSettled && page.document.rows == server.pages[0].rows && page.document.rows.count == rounds)
    #expect(server.pages[0].log == page.issued)
    for (round, client) in lingering {
      var hasEnded = false
      // Each look lasts five seconds at most.
      for _ in 0..<3 where !hasEnded { hasEnded = await client.isEnded() }
      #expect(hasEnded, "TRAFFIC_SEED=\(seed), round \(round) is still connected")
    }
    let health = await HostClient(port: server.host.port).get("/healthz")
    #expect(health?.status == 200 && health?.body == "ok\n")
    #expect(await server.open() != nil)
  }

  private func receive(on client: HostClient, _ page: inout ModelClient) async throws {
    let frame = try #require(await client.frame())
    var replies: [[UInt8]] = []
    let answer = try page.receive(frame.payload, replies: &replies)
    try #require(answer == .none)
  }

  /// What is mutated.
  private enum Mischief: CaseIterable {
    case requestHead, upgradeHead, socketBytes, payload
  }

  /// Plays one connection to the end of its own side; nil if it could not begin.
  private func play(_ kind: Mischief, on server: NetworkServer, _ mutation: inout MutatedBytes) async -> HostClient? {
    guard let (target, headers) = await server.load() else { return nil }
    let client = HostClient(port: server.host.port)
    switch kind {
    case .requestHead: await client.send(mutation.mutate(Self.head("/", headers), with: Self.head("//", "")))
    case .upgradeHead: await client.send(mutation.mutate(Self.head(target, Self.upgrade + headers)))
    case .socketBytes, .payload:
      guard await client.upgrade(target, headers: headers)?.status == 101 else { return nil }
      for frame in Self.frames {
        if kind == .payload {
          await client.send(HostFrame(kind: .binary, payload: mutation.mutate(frame)))
        } else {
          await client.send(mutation.mutate(HostFrame(kind: .binary, payload: frame).bytes))
        }
      }
    }
    client.finishSending()
    return client
  }

  private static func head(_ target: String, _ headers: String) -> [UInt8] {
    let text = "GET \(target) HTTP/1.1\nHost: test\nAccept-Encoding: gzip\nAccept-Language: de, en;q=0.5\n\(headers)\n"
    return text.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }
  }

  private static let upgrade = """
    Connection: Upgrade
    Upgrade: websocket
    Sec-WebSocket-Version: 13
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

    """

  /// What an honest page sends first.
  private static var frames: [[UInt8]] {
    var page = ModelClient()
    let payloads: [PageEvent] = [
      PageEvent(node: FakePage.add, payload: .click([])),
      PageEvent(node: FakePage.field, payload: .input(version: 1, value: "some text")),
    ]
    var frames = [page.hello()]
    var replies: [[UInt8]] = []
    // Welcomed, it sends what waits.
    for event in payloads { _ = page.act(event) }
    _ = try? page.receive([ServerFrame.welcome.rawValue, 0, 4, 0], replies: &replies)
    frames += replies
    return frames
  }
}
