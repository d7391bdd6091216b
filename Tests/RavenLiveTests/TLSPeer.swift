import COpenSSL

/// The client's side of TLS over a socket that blocks; it takes any certificate.
nonisolated final class TLSPeer {
  /// A version, as it is numbered on the wire.
  enum Version: Int, Sendable {
    case v1_1 = 0x302
    case v1_2 = 0x303
    case v1_3 = 0x304
  }

  private let context: OpaquePointer?
  private let session: OpaquePointer?

  init(over socket: Int32, _ most: Version) {
    context = SSL_CTX_new(TLS_client_method())
    // What the macro SSL_CTX_set_max_proto_version stands for.
    SSL_CTX_ctrl(context, 124, most.rawValue, nil)
    // Debian's OpenSSL would not even try an old version otherwise.
    if most == .v1_1 { SSL_CTX_set_cipher_list(context, "ALL:@SECLEVEL=0") }
    session = SSL_new(context)
    SSL_set_fd(session, socket)
  }

  deinit {
    SSL_free(session)
    SSL_CTX_free(context)
  }

  func shakeHands() -> Bool { SSL_connect(session) == 1 }

  var version: String? { SSL_get_version(session).map { String(cString: $0) } }

  func write(_ bytes: UnsafeRawBufferPointer) -> Int { Int(SSL_write(session, bytes.baseAddress, Int32(bytes.count))) }

  /// As `recv` does: 0 at the end, less than 0 after an error.
  func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    Int(SSL_read(session, buffer.baseAddress, Int32(buffer.count)))
  }
}
