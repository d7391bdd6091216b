import Foundation
import Testing

@testable import RavenLive

@MainActor struct `A host that speaks TLS` {
  private let certificate: TestCertificate

  init() throws { certificate = try TestCertificate() }

  private func fixture(_ adjust: (inout HostConfiguration) -> Void = { _ in }) throws -> HostFixture {
    try HostFixture {
      $0.tls = certificate.files
      adjust(&$0)
    }
  }

  @Test(arguments: [(TLSPeer.Version.v1_2, "TLSv1.2"), (.v1_3, "TLSv1.3")])
  func `answers requests, one behind the other`(most: TLSPeer.Version, name: String) async throws {
    let client = try fixture().client()
    #expect(await client.speakTLS(most))
    #expect(await client.versionOfTLS() == name)
    for path in ["/one", "/two"] { #expect(await client.get(path)?.body == "GET \(path) ") }
    let long = String(repeating: "x", count: 60_000)
    await client.send(lines: "POST / HTTP/1.1\nHost: test\nContent-Length: \(long.utf8.count)\n\n\(long)")
    #expect(await client.response()?.body == "POST / \(long)")
  }

  @Test func `carries pages, in pieces larger than a record, and says goodbye`() async throws {
    let fixture = try fixture()
    let client = fixture.client()
    #expect(await client.speakTLS())
    #expect(await client.upgrade()?.status == 101)
    let message = HostFrame.binary(String(repeating: "long ", count: 8_000))
    for _ in 1...3 { await client.send(message) }
    for _ in 1...3 { #expect(await client.frame()?.payload == message.payload) }
    fixture.host.drain()
    #expect(await client.frame()?.closeCode == 1001)
    await client.send(.close(1001))
    #expect(await client.isEnded())
    client.finishSending()
    #expect(await fixture.until { fixture.events.last == .stopped })
    #expect(fixture.closed == [.draining])
  }

  @Test func `speaks no version before 1.2, and nothing in the clear`() async throws {
    let fixture = try fixture()
    let old = fixture.client()
    #expect(await !old.speakTLS(.v1_1))
    let plain = fixture.client()
    #expect(await plain.get("/") == nil)
    #expect(await plain.isEnded())
    #expect(fixture.requests.isEmpty)
    // Others are served as before.
    let client = fixture.client()
    #expect(await client.speakTLS())
    #expect(await client.get("/")?.status == 200)
  }

  @Test func `ends a handshake that takes too long`() async throws {
    let client = try fixture { $0.timeouts.handshake = .milliseconds(50) }.client()
    await client.send([0x16, 0x03])
    #expect(await client.isEnded())
  }

  @Test func `ends a request that takes too long with an answer`() async throws {
    let client = try fixture { $0.timeouts.head = .milliseconds(50) }.client()
    #expect(await client.speakTLS())
    await client.send(lines: "GET / HTTP/1.1\nHo")
    #expect(await client.response()?.status == 408)
    #expect(await client.isEnded())
  }

  @Test func `refuses a large body with an answer that arrives`() async throws {
    let client = try fixture { $0.limits.bodyBytes = 1000 }.client()
    #expect(await client.speakTLS())
    await client.send(lines: "POST / HTTP/1.1\nHost: a\nContent-Length: 2000\n\n")
    #expect(await client.response()?.status == 413)
  }

  @Test func `stops while a handshake is under way`() async throws {
    let fixture = try fixture()
    let silent = fixture.client()
    let client = fixture.client()
    #expect(await client.speakTLS())
    fixture.host.drain()
    #expect(await silent.isEnded())
    #expect(await fixture.until { fixture.events.last == .stopped })
  }
}

@MainActor struct `Files for TLS` {
  private func failure(_ files: TLSFiles) -> HostError? {
    do {
      _ = try HostFixture { $0.tls = files }
      return nil
    } catch { return error as? HostError }
  }

  @Test func `that are not there or cannot be read are named`() throws {
    let good = try TestCertificate()
    let lost = good.files.certificate + ".lost"
    #expect(failure(TLSFiles(certificate: lost, key: good.files.key)) == .fileUnreadable(lost, errno: ENOENT))
    #expect(failure(TLSFiles(certificate: good.files.certificate, key: lost)) == .fileUnreadable(lost, errno: ENOENT))
    #expect(failure(TLSFiles(certificate: "/", key: good.files.key)) == .fileUnreadable("/", errno: EISDIR))
  }

  @Test func `that hold something else are named`() throws {
    let (good, locked) = (try TestCertificate(), try TestCertificate(password: "secret"))
    let (certificate, key) = (good.files.certificate, good.files.key)
    #expect(failure(TLSFiles(certificate: key, key: key)) == .notACertificate(key))
    #expect(failure(TLSFiles(certificate: certificate, key: certificate)) == .notAKey(certificate))
    #expect(failure(locked.files) == .notAKey(locked.files.key))
    #expect(failure(good.files) == nil)
  }

  @Test func `have to belong together`() throws {
    let (one, other) = (try TestCertificate(), try TestCertificate())
    let mixed = TLSFiles(certificate: one.files.certificate, key: other.files.key)
    #expect(failure(mixed) == .keyOfAnother(mixed))
    #expect(
      HostError.keyOfAnother(mixed).description
        == "The key in \(mixed.key) is not that of the certificate in \(mixed.certificate). Name the two that were made together."
    )
  }
}
