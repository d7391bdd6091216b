import Testing

@testable import RavenLive

@MainActor struct `WebSockets` {
  @Test func `a page's messages come back in binary frames`() async throws {
    let fixture = try HostFixture()
    let client = fixture.client()
    let answer = await client.upgrade()
    #expect(answer?.status == 101)
    #expect(answer?.head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") == true)
    for text in ["one", "", String(repeating: "x", count: 70_000)] {
      await client.send(.binary(text))
      #expect(
        await client.frame() == HostFrame(kind: .binary, payload: Array(text.utf8), isMasked: false)
      )
    }
  }
}
