import Dispatch

@testable import RavenLive

/// A host on a free port with a small app behind it, which records all it is told.
///
/// The app answers a request with its method, target and body, and sends every message back.
final class HostFixture {
  let host: BeastHost
  private(set) var events: [HostEvent] = []
  private(set) var lines: [HostLogLine.Event] = []
  /// Takes an event before the app does; true if the app is not to see it.
  var intercept: (HostEvent, BeastHost) -> Bool = { _, _ in false }
  /// Sees each batch as it came.
  var onBatch: ([HostEvent]) -> Void = { _ in }
  private var waiting: [(isMet: () -> Bool, resume: () -> Void)] = []

  init(_ adjust: (inout HostConfiguration) -> Void = { _ in }) throws {
    var configuration = HostConfiguration(port: 0)
    adjust(&configuration)
    host = BeastHost(configuration)
    host.log = { [weak self] in
      self?.lines.append($0.event)
      self?.resumeMet()
    }
    try host.start { [weak self] in self?.handle($0) }
  }

  /// A client that has just connected, and keeps the host as long as it lives.
  func client() -> HostClient { HostClient(port: host.port, server: self) }

  /// A client with an open WebSocket, and the host's id of it.
  func page() async -> (client: HostClient, id: ConnectionID?) {
    let known = Set(opened)
    let client = client()
    _ = await client.upgrade()
    await until { self.opened.count > known.count }
    return (client, opened.first { !known.contains($0) })
  }

  var opened: [ConnectionID] {
    events.compactMap { if case .opened(let id) = $0 { id } else { nil } }
  }
  var closed: [CloseReason] {
    events.compactMap { if case .closed(_, let reason) = $0 { reason } else { nil } }
  }
  var requests: [HTTPRequest] {
    events.compactMap { if case .request(_, let request) = $0 { request } else { nil } }
  }
  var messages: [[UInt8]] {
    events.compactMap { if case .message(_, let bytes) = $0 { bytes } else { nil } }
  }

  /// Waits for a condition on what was recorded; false when five seconds were not enough.
  @discardableResult
  func until(_ isMet: @escaping () -> Bool) async -> Bool {
    if isMet() { return true }
    await withCheckedContinuation { continuation in
      var isResumed = false
      let resume = {
        if isResumed { return }
        isResumed = true
        continuation.resume()
      }
      waiting.append((isMet, resume))
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { resume() }
    }
    return isMet()
  }

  private func handle(_ batch: [HostEvent]) {
    onBatch(batch)
    for event in batch {
      events.append(event)
      if !intercept(event, host) { answer(event) }
    }
    resumeMet()
  }

  private func answer(_ event: HostEvent) {
    switch event {
    case .request(let id, let request):
      let body = String(decoding: request.body, as: UTF8.self)
      host.respond(to: id, HTTPResponse(text: "\(request.method) \(request.target) \(body)"))
    case .upgrade(let id, _): host.accept(id)
    case .message(let id, let bytes): host.send(bytes, to: id)
    case .opened, .congested, .drained, .closed, .stopped: break
    }
  }

  private func resumeMet() {
    let met = waiting.filter { $0.isMet() }
    waiting.removeAll { $0.isMet() }
    for wait in met { wait.resume() }
  }
}
