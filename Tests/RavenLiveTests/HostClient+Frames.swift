/// A WebSocket frame as it travels.
nonisolated struct HostFrame: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10
  }

  var kind: Kind
  var payload: [UInt8]
  var isFinal = true
  var isMasked = true

  /// The code a close frame carries.
  var closeCode: Int? { payload.count < 2 ? nil : Int(payload[0]) << 8 | Int(payload[1]) }

  static func binary(_ text: String) -> HostFrame {
    HostFrame(kind: .binary, payload: Array(text.utf8))
  }

  static func close(_ code: Int) -> HostFrame {
    HostFrame(kind: .close, payload: [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  /// The frame's bytes; the mask is a fixed one.
  var bytes: [UInt8] {
    var bytes = [kind.rawValue | (isFinal ? 0x80 : 0)]
    let maskBit: UInt8 = isMasked ? 0x80 : 0
    if payload.count < 126 {
      bytes.append(UInt8(payload.count) | maskBit)
    } else if payload.count < 65536 {
      bytes += [126 | maskBit, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    } else {
      bytes.append(127 | maskBit)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    guard isMasked else { return bytes + payload }
    let mask: [UInt8] = [1, 2, 3, 4]
    return bytes + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
  }
}

extension HostClient {
  /// Asks for a WebSocket and reads the answer.
  func upgrade(
    _ path: String = "/live",
    headers: String = "",
    followedBy rest: [UInt8] = []
  ) async -> Response? {
    let head = """
      GET \(path) HTTP/1.1
      Host: test
      Connection: keep-alive, Upgrade
      Upgrade: websocket
      Sec-WebSocket-Version: 13
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
      \(headers)

      """
    await send(Array(head.utf8).flatMap { $0 == 10 ? [13, 10] : [$0] } + rest)
    return await response()
  }

  /// Answers the next pings; false when something else comes.
  func answerPings(_ count: Int) async -> Bool {
    for _ in 0..<count {
      guard let ping = await frame(), ping.kind == .ping else { return false }
      await send(HostFrame(kind: .pong, payload: ping.payload))
    }
    return true
  }

  /// Sends a frame.
  @discardableResult
  func send(_ frame: HostFrame) async -> Bool { await send(frame.bytes) }

  /// The next frame from the server.
  func frame() async -> HostFrame? {
    guard let head = await bytes(2), let kind = HostFrame.Kind(rawValue: head[0] & 0x0F) else {
      return nil
    }
    var count = Int(head[1] & 0x7F)
    if count > 125 {
      guard let length = await bytes(count == 126 ? 2 : 8) else { return nil }
      count = length.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = await bytes(count) else { return nil }
    return HostFrame(
      kind: kind,
      payload: payload,
      isFinal: head[0] & 0x80 != 0,
      isMasked: head[1] & 0x80 != 0
    )
  }
}
