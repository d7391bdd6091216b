import CRavenHost

extension HostConfiguration {
  /// Lends the configuration as the native host reads it.
  func withNativeValue<Result>(
    _ body: (UnsafePointer<raven_host_configuration>) -> Result
  ) -> Result {
    Array(address.utf8).withNativeBytes { address in
      Array((unixSocket ?? "").utf8).withNativeBytes { path in
        Array((tls?.certificate ?? "").utf8).withNativeBytes { certificate in
          Array((tls?.key ?? "").utf8).withNativeBytes { key in
            var native = nativeLimits
            (native.address, native.unix_path) = (address, path)
            (native.certificate, native.key) = (certificate, key)
            native.port = UInt16(clamping: port)
            return body(&native)
          }
        }
      }
    }
  }

  private var nativeLimits: raven_host_configuration {
    var native = raven_host_configuration()
    native.connections = UInt32(clamping: limits.connections)
    native.head_bytes = UInt32(clamping: limits.headBytes)
    native.body_bytes = UInt32(clamping: limits.bodyBytes)
    native.message_bytes = UInt32(clamping: limits.messageBytes)
    native.outgoing_bytes = UInt32(clamping: limits.outgoingBytes)
    native.congestion_bytes = UInt32(clamping: limits.congestionBytes)
    native.incoming_bytes = UInt32(clamping: limits.incomingBytes)
    native.head_timeout = timeouts.head.milliseconds
    native.body_timeout = timeouts.body.milliseconds
    native.answer_timeout = timeouts.answer.milliseconds
    native.write_timeout = timeouts.write.milliseconds
    native.keep_alive_timeout = timeouts.keepAlive.milliseconds
    native.handshake_timeout = timeouts.handshake.milliseconds
    native.idle_timeout = timeouts.idle.milliseconds
    native.drain_timeout = timeouts.drain.milliseconds
    return native
  }
}

extension Duration {
  fileprivate var milliseconds: UInt32 {
    let (seconds, attoseconds) = components
    return UInt32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}

extension HostError {
  init(_ result: raven_start_result, _ configuration: HostConfiguration) {
    let files = configuration.tls ?? TLSFiles(certificate: "", key: "")
    switch result.status {
    case RAVEN_START_CERTIFICATE_UNREADABLE: self = .fileUnreadable(files.certificate, errno: result.error)
    case RAVEN_START_CERTIFICATE_INVALID: self = .notACertificate(files.certificate)
    case RAVEN_START_KEY_UNREADABLE: self = .fileUnreadable(files.key, errno: result.error)
    case RAVEN_START_KEY_INVALID: self = .notAKey(files.key)
    case RAVEN_START_KEY_OTHER: self = .keyOfAnother(files)
    case RAVEN_START_PORT_IN_USE: self = .portInUse(configuration.port)
    case RAVEN_START_PATH_IN_USE: self = .pathInUse(configuration.unixSocket ?? "")
    case RAVEN_START_PATH_TOO_LONG: self = .pathTooLong(configuration.unixSocket ?? "")
    case RAVEN_START_INVALID_ADDRESS: self = .invalidAddress(configuration.address)
    default:
      self = configuration.unixSocket.map { .pathRefused($0, errno: result.error) } ?? .failed(errno: result.error)
    }
  }
}
