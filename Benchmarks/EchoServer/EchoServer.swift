import Dispatch
import Foundation
import RavenLive

/// The host alone: a page of 10 kB at every path, and every WebSocket's messages sent back.
///
/// Run it as `RavenEcho <port>` and measure with `RavenLoad --scenario echo`; it shows what the network costs before any
/// view is made.
@main
struct EchoServer {
  static func main() {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    let host = BeastHost(HostConfiguration(port: port))
    let page = HTTPResponse(text: String(repeating: "0123456789", count: 1000), type: "text/html")
    do throws(HostError) {
      try host.start { events in
        for event in events { answer(event, on: host, with: page) }
      }
    } catch {
      print(error)
      exit(1)
    }
    dispatchMain()
  }

  private static func answer(_ event: HostEvent, on host: BeastHost, with page: HTTPResponse) {
    switch event {
    case .request(let id, _): host.respond(to: id, page)
    case .upgrade(let id, _): host.accept(id)
    case .message(let id, let bytes): host.send(bytes, to: id)
    case .opened, .congested, .drained, .closed, .stopped: break
    }
  }
}
