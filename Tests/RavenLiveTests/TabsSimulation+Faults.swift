@testable import RavenLive

extension TabsSimulation {
  /// What a page asks, with a mistake about it.
  func falsified(_ request: HTTPRequest, of tab: SimulatedTab) -> HTTPRequest {
    let (session, from) = (request.queryValue("session") ?? "", request.queryValue("from"))
    let isLost = request.queryValue("page") != nil
    var sent = request
    switch fault {
    case .sceneNotBrought where isLost:
      sent = asking(request, for: SessionKey.random().hex, from: nil)
    case .anotherTabsSceneBrought where isLost:
      guard let other = another(than: tab) else { return request }
      // The session is another one, but not given to the page.
      sent = asking(request, for: SessionKey.random().hex, from: other)
      guard let page = pages[other], page.kept != TabKept() else { return request }
    case .anotherTabsSession where from != nil:
      guard let other = another(than: tab) else { return request }
      sent = asking(request, for: String(session), from: other)
    case .wrongBrowserLetIn where tab.stolen == String(session):
      guard let page = pages[String(session)] else { return request }
      sent.headers = headers(page.cookie)
    case .takenBack where tab.client?.isGreeted == true && !isLost:
      guard let visit = request.queryValue("visit").flatMap({ UInt64($0) }),
        self.session(String(session))?.admits(visit) == false
      else { return request }
      sent = asking(request, for: String(session), from: nil)
    default: return request
    }
    mistakes += 1
    return sent
  }

  private func asking(_ request: HTTPRequest, for session: String, from: String?) -> HTTPRequest {
    var sent = request
    sent.target = "/_raven/live?session=\(session)"
    if let from { sent.target += "&from=\(from)" }
    if let page = request.queryValue("page") { sent.target += "&page=\(page)" }
    if let script = request.queryValue("script") { sent.target += "&script=\(script)" }
    return sent
  }

  /// The session of another tab of the browser.
  private func another(than tab: SimulatedTab) -> String? {
    tabs.first { $0.browser == tab.browser && $0.family != tab.family && $0.client != nil && $0.stolen == nil }?.client?
      .id
  }

  /// The server hears of a page, and not with which number it asks.
  func forgetVisit(of socket: SimulatedSocket) {
    guard fault == .lateUpgradeHeard, connection(insteadOf: socket) != nil else { return }
    mistakes += 1
    socket.sent = asking(socket.request, for: String(socket.request.queryValue("session") ?? ""), from: nil)
  }

  private func session(_ id: String) -> LiveSession? {
    server?.store.sessions.values.first { $0.id.hex == id }
  }

  /// The connection that a session has now which an older one had before.
  func connection(insteadOf socket: SimulatedSocket) -> ConnectionID? {
    let id = socket.request.queryValue("session").map(String.init) ?? ""
    guard let heard = session(id)?.connection, heard != socket.connection else { return nil }
    return heard
  }

  /// What was said to a server that is gone, once the page is live with the next.
  func belated(of tab: SimulatedTab) -> [[UInt8]] {
    guard tab.client?.status == .live, let frames = unheard.removeValue(forKey: tab.family) else { return [] }
    if !frames.isEmpty { mistakes += 1 }
    return frames
  }
}
