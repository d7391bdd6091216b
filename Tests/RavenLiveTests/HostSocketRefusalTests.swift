import Testing

@testable import RavenLive

@MainActor struct `Refused messages` {
  @Test func `a message over the limit closes with 1009`() async throws {
    let fixture = try HostFixture { $0.limits.messageBytes = 1000 }
    let (client, _) = await fixture.page()
    await client.send(HostFrame(kind: .binary, payload: [UInt8](repeating: 0, count: 1000)))
    #expect(await client.frame()?.payload.count == 1000)
    await client.send(HostFrame(kind: .binary, payload: [UInt8](repeating: 0, count: 1001)))
    #expect(await client.frame()?.closeCode == 1009)
    client.finishSending()
    #expect(await fixture.until { fixture.closed == [.oversized] })
    #expect(fixture.lines == [.dropped(.oversized)])
  }

  @Test func `fragments that add up to too much close with 1009`() async throws {
    let fixture = try HostFixture { $0.limits.messageBytes = 1000 }
    let (client, _) = await fixture.page()
    let half = [UInt8](repeating: 0, count: 600)
    await client.send(HostFrame(kind: .binary, payload: half, isFinal: false))
    await client.send(HostFrame(kind: .continuation, payload: half))
    #expect(await client.frame()?.closeCode == 1009)
    #expect(fixture.messages.isEmpty)
  }

  @Test func `text closes with 1003`() async throws {
    let fixture = try HostFixture()
    let (client, _) = await fixture.page()
    await client.send(HostFrame(kind: .text, payload: Array("hello".utf8)))
    #expect(await client.frame()?.closeCode == 1003)
    await client.send(.close(1003))
    client.finishSending()
    #expect(await fixture.until { fixture.closed == [.text] })
    #expect(fixture.messages.isEmpty)
  }

  @Test(arguments: [
    HostFrame(kind: .binary, payload: [1], isMasked: false).bytes,
    HostFrame(kind: .continuation, payload: [1]).bytes,
    HostFrame(kind: .ping, payload: [1], isFinal: false).bytes,
    [0xC2, 0x80, 1, 2, 3, 4],
    [0x83, 0x80, 1, 2, 3, 4],
  ])
  func `a frame against the protocol closes with 1002`(bytes: [UInt8]) async throws {
    let fixture = try HostFixture()
    let (client, _) = await fixture.page()
    await client.send(bytes)
    #expect(await client.frame()?.closeCode == 1002)
    client.finishSending()
    #expect(await fixture.until { fixture.closed == [.violation] })
    #expect(fixture.messages.isEmpty)
  }
}
