/// Answers `/metrics` at an address of its own.
///
/// Of its own, because what is served beside the pages goes out through every proxy in front of them, unless that is told otherwise.
final class MetricsEndpoint {
  private let host: any Host
  private let text: () -> String

  init(host: any Host, text: @escaping () -> String) {
    self.host = host
    self.text = text
  }

  nonisolated deinit {}

  func take(_ events: [HostEvent]) {
    for event in events {
      switch event {
      case .request(let connection, let request): host.respond(to: connection, answer(request))
      case .upgrade(let connection, _): host.respond(to: connection, Self.nothing)
      case .opened, .message, .congested, .drained, .closed, .stopped: break
      }
    }
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard request.path == "/metrics" else { return Self.nothing }
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = HTTPResponse.words(405, "This address answers GET and HEAD only.")
      response.headers.append("Allow", "GET, HEAD")
      return response
    }
    var response = HTTPResponse(text: text(), type: MetricsText.contentType)
    response.headers.append("Cache-Control", "no-store")
    return response
  }

  private static var nothing: HTTPResponse { .words(404, "The figures are at /metrics.") }
}
