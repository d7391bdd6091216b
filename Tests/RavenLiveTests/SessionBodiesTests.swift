import Testing

@testable import Raven
@testable import RavenLive

private struct Counter: View {
  @State private var count = 0
  @State private var unread = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Button("Nothing") { unread += 1 }
  }
}

/// What a frame about bodies says.
private struct BodiesFrame: Equatable {
  var bytes: UInt32
  var kind: String
  var node: UInt32
  var leftOff: UInt32
  /// Each with what it runs for.
  var views: [String] = []
  var ownBytes: [UInt32] = []

  init?(_ frame: [UInt8]) throws {
    var reader = WireReader(frame)
    guard try reader.byte() == ServerFrame.bodies.rawValue else { return nil }
    (bytes, kind, node) = (try reader.varint(), try reader.string(), try reader.varint())
    leftOff = try reader.varint()
    for _ in 0..<(try reader.varint()) {
      let (view, count) = (try reader.string(), try reader.varint())
      ownBytes.append(try reader.varint())
      let reasons = try (0..<(try reader.varint())).map { _ in "\(try reader.string()) = \(try reader.string())" }
      for _ in 0..<(try reader.varint()) { _ = try reader.varint() }
      views.append("\(view) ×\(count): \(reasons.joined(separator: ", "))")
    }
    try reader.end()
  }
}

@Suite(.serialized) struct `What a session says of bodies` {
  private let host = MemoryHost()

  private func open(_ page: some LivePage) -> ConnectionID {
    _ = page.takeBatch()
    return host.open(host.store.create(page: page, htmlBytes: 1_000, browser: host.browser, now: host.now))
  }

  private func bodies(_ frames: [[UInt8]]) throws -> [BodiesFrame] { try frames.compactMap { try BodiesFrame($0) } }

  private func recording(_ body: () throws -> Void) rethrows {
    BodyTrace.recordsAll = true
    defer { BodyTrace.recordsAll = false }
    try body()
  }

  @Test func `comes right behind the batch, with its length and the event`() throws {
    try recording {
      let connection = open(RenderCoordinator(Counter()))
      #expect(try bodies(host.takeSent(to: connection)).map(\.views) == [[]])
      host.send(PageEvent(node: 1, payload: .click([])), sequence: 1, from: connection)
      let sent = host.takeSent(to: connection)
      #expect(sent.map(\.first) == [ServerFrame.batch.rawValue, ServerFrame.bodies.rawValue])
      let said = try #require(try bodies(sent).first)
      #expect(said.bytes == UInt32(sent[0].count))
      #expect(said.kind == "click" && said.node == 1 && said.leftOff == 0)
      #expect(said.views == ["Counter ×1: _count = 1"])
      #expect(said.ownBytes[0] > 0 && said.ownBytes[0] < said.bytes)
    }
  }

  @Test func `is nothing when it is not asked for`() throws {
    let connection = open(RenderCoordinator(Counter()))
    host.send(PageEvent(node: 1, payload: .click([])), sequence: 1, from: connection)
    let sent = host.takeSent(to: connection)
    #expect(sent.contains { $0.first == ServerFrame.batch.rawValue })
    #expect(try bodies(sent).isEmpty)
  }

  @Test func `is nothing for an event that nothing came of`() throws {
    try recording {
      let connection = open(RenderCoordinator(Counter()))
      _ = host.takeSent(to: connection)
      host.send(PageEvent(node: 2, payload: .click([])), sequence: 1, from: connection)
      #expect(host.takeSent(to: connection).map(\.first) == [ServerFrame.applied.rawValue])
    }
  }

  @Test func `names no event for what changed by itself`() throws {
    try recording {
      let page = FakePage()
      let connection = host.open(host.serve(page))
      _ = host.takeSent(to: connection)
      page.change(echo: "later")
      host.commitChanges()
      let said = try #require(try bodies(host.takeSent(to: connection)).first)
      #expect(said.kind.isEmpty && said.node == 0 && said.bytes > 0 && said.views.isEmpty)
    }
  }

  @Test func `is cut when very many ran`() throws {
    let run = BodyRun(view: "Row", reasons: [], count: 1, bytes: 3, nodes: [1])
    let frame = LiveSession.bodiesFrame(of: Array(repeating: run, count: 250), bytes: 900, cause: nil)
    let said = try #require(try BodiesFrame(frame))
    #expect(said.views.count == LiveSession.mostBodies && said.leftOff == 150)
  }
}
