import Raven
import RavenLive
import Testing

/// The session core needs no server of ours: these tests host it with bytes in and bytes out.
struct `Any server` {
  /// A conversation of a model client with a page, and everything the server said.
  private func converse() throws -> (client: ModelClient, page: FakePage, said: [[UInt8]]) {
    let host = MemoryHost()
    let page = FakePage()
    var client = ModelClient()
    var said: [[UInt8]] = []
    let connection = host.connect(host.serve(page))
    host.receive(client.hello(), from: connection)
    for turn in 0..<6 {
      for frame in host.takeSent(to: connection) {
        said.append(frame)
        var replies: [[UInt8]] = []
        #expect(try client.receive(frame, replies: &replies) == .none)
        #expect(replies.isEmpty)
      }
      let event = PageEvent(node: turn == 4 ? 5 : FakePage.add, payload: .click([]))
      if let frame = client.act(event) { host.receive(frame, from: connection) }
      page.change(echo: "turn \(turn)")
      host.commitChanges()
    }
    return (client, page, said)
  }

  @Test func `can host sessions with bytes in and bytes out`() throws {
    let (client, page, _) = try converse()
    #expect(client.issued == page.log)
    #expect(client.document.echo == "turn 4")
    #expect(client.document.rows.map(\.id) == [7, 6, 4])
  }

  @Test func `gets the same bytes for the same conversation`() throws {
    #expect(try converse().said == converse().said)
  }
}
