@testable import RavenLive

extension TabsSimulation {
  /// Expects a session that was given to a page to have what the page's tab had kept: its own, or what comes from those before.
  func expectKept(in session: LiveSession, of request: HTTPRequest, known: Set<String>) throws {
    guard let page = pages[session.id.hex] else { return }
    let wanted = request.queryValue("session").map(String.init) ?? ""
    let earlier = request.queryValue("from").map(String.init)
    let cookie = request.cookie("raven").map(String.init)
    if page.cookie != cookie { throw TabMistake.anothersCookie }
    func kept(_ id: String) -> TabKept { pages[id].flatMap { $0.cookie == cookie ? $0.kept : nil } ?? TabKept() }
    if !known.contains(page.session) || page.session == wanted {
      let own = page.session == wanted ? page.kept : kept(wanted)
      let expected = earlier.map { kept($0).over(own) } ?? own
      if expected != page.kept { met.brought += 1 }
      page.kept = expected
    }
    if page.sceneText != page.kept { throw TabMistake.notKept("\(page.sceneText) instead of \(page.kept)") }
  }

  /// Looks at a page for what is another's.
  func look(at tab: SimulatedTab) throws {
    guard let client = tab.client else { return }
    if let stolen = tab.stolen {
      if client.isGreeted, client.id == stolen { throw TabMistake.sawAnothers("session") }
      if client.isLost || client.hasEnded {
        met.refusals += 1
        tab.stolen = nil
      }
    }
    let wanted = [client.id, client.from ?? ""]
    if client.status == .ended(.superseded), wanted.allSatisfy({ askers[$0, default: []].count < 2 }) {
      throw TabMistake.supersededByItself
    }
    if let other = client.content.ownTexts.first(where: { !$0.hasPrefix(tab.prefix) }) {
      throw TabMistake.sawAnothers(other)
    }
    if !client.content.look.isEmpty, !client.content.look.hasPrefix("\(tab.browser)-") {
      throw TabMistake.sawAnothers(client.content.look)
    }
  }

  /// Lets everything arrive.
  func settle() throws {
    if server?.isDraining == true { stopServer() }
    if server == nil { try startServer() }
    var loads: [ObjectIdentifier: Int] = [:]
    for _ in 0..<400 {
      while !lingering.isEmpty { try deliverLingering() }
      for tab in tabs {
        let tries = loads[ObjectIdentifier(tab), default: 0]
        if tab.client == nil || tab.client?.status == .ended(.unknown), tries < 3 {
          loads[ObjectIdentifier(tab)] = tries + 1
          try reload(tab)
        }
        try change(tab) { $0.connect() }
        try exchange(with: tab, rounds: 4)
        try change(tab) { $0.settle() }
        if tab.client?.mayReload == true { tab.mark = nil }
      }
      clock.advance(by: .milliseconds(100))
      guard isQuiet else { continue }
      if tabs.allSatisfy({ isAtRest($0, hasTried: loads[ObjectIdentifier($0), default: 0] == 3) }) { return }
      for tab in tabs { try change(tab) { $0.acknowledge() } }
    }
    throw TabMistake.neverAtRest
  }

  private var isQuiet: Bool {
    lingering.isEmpty
      && tabs.allSatisfy { tab in
        guard let socket = tab.socket else { return true }
        return socket.isAsked && socket.frames.isEmpty && host.arrivals[socket.connection]?.isEmpty == true
      }
  }

  private func isAtRest(_ tab: SimulatedTab, hasTried: Bool) -> Bool {
    guard let client = tab.client else { return hasTried }
    switch client.status {
    case .ended(.superseded): return true
    case .ended: return hasTried
    case .live:
      guard let session = session(of: client) else { return false }
      return client.pending.isEmpty && client.lastBatch == session.batchesSent && !session.needsCommit
    default: return false
    }
  }

  private func session(of client: TabClient) -> LiveSession? {
    SessionKey(hex: client.id.utf8).flatMap { server?.store.sessions[$0] }
  }

  /// What is not as it should be when all has arrived; nil if all is well.
  func verify() -> String? {
    for tab in tabs {
      guard let client = tab.client else { continue }
      if client.hasEnded { continue }
      guard let session = session(of: client), let page = pages[client.id], page.isAlive else {
        return "a page has a session that is gone"
      }
      if session.connection != tab.socket?.connection { return "a page is not its session's" }
      if owners[page.cookie] != tab.browser { return "a page has the session of another browser" }
      if client.content != page.content { return "a page shows something else" }
      if page.content.kept != page.kept { return "a session has not what its tab has kept" }
      if page.content.look != looks[page.cookie] ?? "" { return "a session has not what its browser has kept" }
      let isAlone = tabs.count { $0.family == tab.family } == 1
      if isAlone, let typed = client.typed, page.kept.typed != typed { return "what was typed last is lost" }
    }
    for tab in tabs {
      leave(tab)
      // It will be told by the next page, once there is one.
      accountedFor.formUnion(tab.mark ?? [])
    }
    return verifyEvents()
  }

  private func verifyEvents() -> String? {
    var applied: Set<String> = []
    for page in pages.values {
      var last: [Int: Int] = [:]
      if let name = page.misapplied.first { return "\(name) came to another element than was meant" }
      var own: Set<String> = []
      for name in page.log {
        guard let issue = issues[name] else { return "\(name) was applied and never made" }
        if owners[page.cookie] != issue.browser { return "\(name) was applied for another browser" }
        if !own.insert(name).inserted { return "\(name) was applied twice" }
        guard issue.isDeed else { continue }
        let before = last.updateValue(issue.number, forKey: issue.tab) ?? 0
        if before >= issue.number { return "\(name) was applied too late" }
        if page.session != issue.session { return "\(name) was applied by another session" }
        if !applied.insert(name).inserted { return "\(name) was applied by two sessions" }
      }
    }
    for (name, issue) in issues where issue.isDeed && !applied.contains(name) && !accountedFor.contains(name) {
      return "\(name) was neither applied nor said to be lost"
    }
    return nil
  }
}
