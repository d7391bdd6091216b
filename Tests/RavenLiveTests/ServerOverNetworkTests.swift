import Raven
import Testing

@testable import RavenLive

private func message(_ bytes: UInt8...) -> HostFrame { HostFrame(kind: .binary, payload: bytes) }

@MainActor struct `A live server on a network` {
  @Test func `shows a page, takes a click, sends the change, and what changes by itself`()
    async throws
  {
    let server = try NetworkServer()
    let client = try #require(await server.open())
    await client.send(message(ClientFrame.hello.rawValue, wireVersion, 0))
    #expect(await client.frame()?.payload == [ServerFrame.welcome.rawValue, 0, 4, 0])
    await client.send(message(ClientFrame.event.rawValue, 1, 0, UInt8(FakePage.add), 0, 0))
    #expect(await client.frame()?.payload.prefix(3) == [ServerFrame.batch.rawValue, 1, 1])
    #expect(server.pages[0].rows.count == 1)
    server.pages[0].change(echo: "later")
    #expect(await client.frame()?.payload.prefix(3) == [ServerFrame.batch.rawValue, 2, 1])
  }

  @Test func `closes a page that breaks the protocol, and tells it`() async throws {
    let server = try NetworkServer()
    let client = try #require(await server.open())
    await client.send(message(9))
    #expect(
      await client.frame()?.payload == [ServerFrame.gone.rawValue, GoneReason.violation.rawValue]
    )
    #expect(await client.frame()?.closeCode == 1008)
  }

  @Test func `says goodbye to its pages when it drains, and stops`() async throws {
    let server = try NetworkServer()
    let client = try #require(await server.open())
    await client.send(message(ClientFrame.hello.rawValue, wireVersion, 0))
    #expect(await client.frame()?.payload.first == ServerFrame.welcome.rawValue)
    server.server.drain()
    #expect(
      await client.frame()?.payload == [ServerFrame.gone.rawValue, GoneReason.draining.rawValue]
    )
    let goodbye = await client.frame()
    #expect(goodbye?.closeCode == 1001)
    await client.send(.close(1001))
    client.finishSending()
    await server.stopped()
    #expect(server.pages[0].hasEnded)
  }
}
