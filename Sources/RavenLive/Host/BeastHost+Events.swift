import CRavenHost

/// Takes everything in a host's mailbox and copies it into Swift's values.
func takeEvents(from host: OpaquePointer) -> (events: [HostEvent], lines: [HostLogLine]) {
  var items: UnsafePointer<raven_event>?
  var count = 0
  guard let batch = raven_host_take(host, &items, &count) else { return ([], []) }
  defer { raven_events_free(batch) }
  var events: [HostEvent] = []
  var lines: [HostLogLine] = []
  events.reserveCapacity(count)
  for native in UnsafeBufferPointer(start: items, count: count) {
    if native.kind == RAVEN_EVENT_LOG {
      lines.append(HostLogLine(native))
    } else {
      events.append(HostEvent(native))
    }
  }
  return (events, lines)
}

extension HostEvent {
  fileprivate init(_ native: raven_event) {
    let id = ConnectionID(rawValue: native.connection)
    switch native.kind {
    case RAVEN_EVENT_REQUEST: self = .request(id, HTTPRequest(native.request.pointee))
    case RAVEN_EVENT_UPGRADE: self = .upgrade(id, HTTPRequest(native.request.pointee))
    case RAVEN_EVENT_OPENED: self = .opened(id)
    case RAVEN_EVENT_MESSAGE: self = .message(id, native.bytes.array)
    case RAVEN_EVENT_CONGESTED: self = .congested(id)
    case RAVEN_EVENT_DRAINED: self = .drained(id)
    case RAVEN_EVENT_CLOSED: self = .closed(id, CloseReason(native.reason, code: native.code))
    case RAVEN_EVENT_STOPPED: self = .stopped
    default: preconditionFailure("The host sent an event of unknown kind \(native.kind.rawValue).")
    }
  }
}

extension HTTPRequest {
  fileprivate init(_ native: raven_request) {
    var headers = HTTPHeaders()
    for field in UnsafeBufferPointer(start: native.fields, count: native.field_count) {
      headers.append(field.name.string, field.value.string)
    }
    self.init(
      method: native.method.string,
      target: native.target.string,
      headers: headers,
      body: native.body.array,
      remoteAddress: native.remote.string
    )
  }
}

extension HostLogLine {
  fileprivate init(_ native: raven_event) {
    switch raven_log_kind(rawValue: native.reason) {
    case RAVEN_LOG_REFUSED: event = .refused(status: Int(native.code))
    case RAVEN_LOG_DROPPED: event = .dropped(CloseReason(native.code, code: 0))
    case RAVEN_LOG_FULL: event = .full
    default: event = .acceptFailed(errno: Int32(bitPattern: native.code))
    }
    connection = native.connection == 0 ? nil : ConnectionID(rawValue: native.connection)
  }
}

extension CloseReason {
  fileprivate init(_ reason: UInt32, code: UInt32) {
    switch raven_close_reason(rawValue: reason) {
    case RAVEN_CLOSE_BY_PAGE:
      self = .byPage(code: code == 0 ? 1005 : UInt16(truncatingIfNeeded: code))
    case RAVEN_CLOSE_BY_APP: self = .byApp
    case RAVEN_CLOSE_IDLE: self = .idle
    case RAVEN_CLOSE_VIOLATION: self = .violation
    case RAVEN_CLOSE_OVERSIZED: self = .oversized
    case RAVEN_CLOSE_TEXT: self = .text
    case RAVEN_CLOSE_OVERFLOW: self = .overflow
    case RAVEN_CLOSE_UNANSWERED: self = .unanswered
    case RAVEN_CLOSE_DRAINING: self = .draining
    default: self = .lost
    }
  }
}

extension raven_bytes {
  fileprivate var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }
  fileprivate var array: [UInt8] { Array(buffer) }
  fileprivate var string: String { String(decoding: buffer, as: UTF8.self) }
}

extension Array where Element == UInt8 {
  /// Lends the bytes to a call that copies them.
  func withNativeBytes<Result>(_ body: (raven_bytes) -> Result) -> Result {
    withUnsafeBufferPointer { body(raven_bytes(start: $0.baseAddress, count: $0.count)) }
  }
}
