import Dispatch
import Glibc

/// A peer on a raw socket, which may send what no well-behaved client would.
///
/// Every wait has a deadline of five seconds; reading past it, or past the end, gives nil.
nonisolated final class HostClient: Sendable {
  /// An answer as it came.
  struct Response: Equatable, Sendable {
    var status: Int
    var head: String
    var body: String
  }

  private let socket: Int32
  private let server: HostFixture?
  /// Confines `received` and all blocking calls.
  private let queue = DispatchQueue(label: "client")
  nonisolated(unsafe) private var received: [UInt8] = []
  /// What speaks TLS over the socket; nil as long as bytes go as they are.
  nonisolated(unsafe) private var tls: TLSPeer?

  init(port: Int?, server: HostFixture? = nil) {
    self.server = server
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port ?? 0).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    socket = Self.connected(AF_INET, address)
  }

  init(unixSocket path: String, server: HostFixture? = nil) {
    self.server = server
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    socket = Self.connected(AF_UNIX, address)
  }

  deinit { Glibc.close(socket) }

  private static func connected<Address>(_ family: Int32, _ address: Address) -> Int32 {
    let socket = Glibc.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    var deadline = timeval(tv_sec: 5, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &deadline, socklen_t(MemoryLayout<timeval>.size))
    }
    withUnsafeBytes(of: address) { bytes in
      _ = Glibc.connect(
        socket,
        bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count)
      )
    }
    return socket
  }

  private func perform<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }

  /// Has everything from now on go through TLS, of one version at most; false when the handshake fails.
  func speakTLS(_ most: TLSPeer.Version = .v1_3) async -> Bool {
    await perform { [self] in
      let peer = TLSPeer(over: socket, most)
      if peer.shakeHands() { tls = peer }
      return tls != nil
    }
  }

  /// The version of TLS that is spoken.
  func versionOfTLS() async -> String? { await perform { [self] in tls?.version } }

  /// Sends everything; false when the peer takes no more.
  @discardableResult
  func send(_ bytes: [UInt8]) async -> Bool {
    await perform { [self] in
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          tls?.write($0) ?? Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  /// Sends a text with its line ends as CR LF.
  @discardableResult
  func send(lines text: String) async -> Bool {
    await send(Array(text.utf8).flatMap { $0 == 10 ? [13, 10] : [$0] })
  }

  /// Sends a GET for a path.
  func get(_ path: String, _ headers: String = "") async -> Response? {
    await send(lines: "GET \(path) HTTP/1.1\nHost: test\n\(headers)\n")
    return await response()
  }

  /// Says that nothing more will be sent.
  func finishSending() { Glibc.shutdown(socket, Int32(SHUT_WR)) }

  /// Whether the peer ends the connection, whatever it sends before.
  func isEnded() async -> Bool {
    await perform { [self] in
      while true {
        let count = readSome()
        if count == 0 || (count < 0 && errno == ECONNRESET) { return true }
        if count < 0 { return false }
      }
    }
  }

  /// The next answer, whose `hasBody` is false for one to HEAD.
  func response(hasBody: Bool = true) async -> Response? {
    await perform { [self] in
      guard let end = awaitHead() else { return nil }
      let head = String(decoding: received[..<end], as: UTF8.self)
      received.removeFirst(end + 4)
      let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }?
        .dropFirst(16)
      guard let body = take(hasBody ? length.flatMap { Int($0) } ?? 0 : 0) else { return nil }
      let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return Response(status: status, head: head, body: String(decoding: body, as: UTF8.self))
    }
  }

  /// The next bytes, exactly as many as asked for.
  func bytes(_ count: Int) async -> [UInt8]? {
    await perform { [self] in take(count) }
  }

  private func awaitHead() -> Int? {
    while true {
      for start in received.indices.dropLast(3)
      where received[start..<start + 4].elementsEqual([13, 10, 13, 10]) {
        return start
      }
      if readSome() <= 0 { return nil }
    }
  }

  private func take(_ count: Int) -> [UInt8]? {
    while received.count < count { if readSome() <= 0 { return nil } }
    defer { received.removeFirst(count) }
    return Array(received.prefix(count))
  }

  private func readSome() -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65536) { buffer in
      let count =
        tls?.read(UnsafeMutableRawBufferPointer(buffer)) ?? Glibc.recv(socket, buffer.baseAddress, buffer.count, 0)
      if count > 0 { received += buffer[..<count] }
      return count
    }
  }
}
