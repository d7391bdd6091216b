import Foundation

@testable import RavenLive

extension TabsSimulation {
  private func nextVisit() -> UInt64 {
    // Nobody asks as often as milliseconds pass.
    lastLoad += 10_000
    return lastLoad
  }

  private func makeTab(in browser: Int, of family: Int? = nil) -> SimulatedTab {
    tabsMade += 1
    return SimulatedTab(browser: browser, number: tabsMade, family: family ?? tabsMade)
  }

  func openTab(in browser: Int) throws {
    guard tabs.count(where: { $0.browser == browser }) < 4 else { return }
    let tab = makeTab(in: browser)
    tabs.append(tab)
    // The first tabs may ask at the same time: then each is given a name, and the last one is kept.
    try load(tab, isFirst: tabs.count == 2 && Bool.random(using: &random))
  }

  /// Asks for the page; the tab is empty if there is none.
  func load(_ tab: SimulatedTab, isFirst: Bool = false) throws {
    tab.client = nil
    guard let server else { return }
    let cookie = isFirst ? nil : cookies[tab.browser]
    let connection = nextConnection()
    try tell(.request(connection, HTTPRequest(target: "/", headers: headers(cookie))))
    guard let response = host.responses.removeValue(forKey: connection), response.status == 200 else {
      met.turnedAway += 1
      return
    }
    if let set = response.headers["Set-Cookie"], let name = set.split(separator: ";").first?.dropFirst("raven=".count) {
      cookies[tab.browser] = String(name)
      owners[String(name)] = tab.browser
    }
    let id = text(in: response.body, from: "raven-session\" content=\"", to: "\"")
    let content = TabContent(html: text(in: response.body, from: "<p>", to: "</p>"))
    let script = server.assets.directory + server.assets.script
    let from = tab.stored
    tab.stored = nil
    tab.stolen = nil
    let client = TabClient(
      id: id,
      from: from,
      visit: nextVisit(),
      script: script,
      mark: tab.mark,
      content: content,
      fault: fault
    )
    // Told once.
    if tab.mark != nil { tab.mark = [] }
    (tab.client, tab.served) = (client, client)
    if content.kept != TabKept() { throw TabMistake.sawAnothers("\(content.kept)") }
    try look(at: tab)
    try change(tab) { $0.connect() }
  }

  private func text(in bytes: [UInt8], from start: String, to end: String) -> String {
    let data = Data(bytes)
    guard let before = data.range(of: Data(start.utf8)),
      let after = data.range(of: Data(end.utf8), in: before.upperBound..<data.endIndex)
    else { return "" }
    return String(decoding: data[before.upperBound..<after.lowerBound], as: UTF8.self)
  }

  /// A page goes; unless it goes by itself, the person leaves what it had done and the server had not answered.
  func leave(_ tab: SimulatedTab, isByItself: Bool = false) {
    guard let client = tab.client else { return }
    accountedFor.formUnion(client.reported)
    if !isByItself { accountedFor.formUnion(client.pending.map(\.name)) }
    met.lost += client.reported.count
    met.adoptions += client.adoptions
    if client.status == .ended(.superseded) { met.takenOver += 1 }
    mistakes += client.mistakes
    tab.stored = client.id
    abandon(tab)
    tab.unread = []
    tab.client = nil
  }

  func reload(_ tab: SimulatedTab, isByItself: Bool = false) throws {
    met.reloads += 1
    leave(tab, isByItself: isByItself)
    try load(tab)
  }

  func close(_ tab: SimulatedTab) throws {
    leave(tab)
    // Nobody is there to be told.
    accountedFor.formUnion(tab.mark ?? [])
    tabs.removeAll { $0 === tab }
  }

  /// A tab that begins with what another has: with its document, or with its storage.
  func duplicate(_ tab: SimulatedTab) throws {
    guard tabs.count < 7, let client = tab.client, let served = tab.served, tab.stolen == nil else { return }
    met.duplicates += 1
    let copy = makeTab(in: tab.browser, of: tab.family)
    tabs.append(copy)
    if Bool.random(using: &random) {
      (copy.client, copy.served) = (served.loadedAgain(visit: nextVisit()), served)
      try change(copy) { $0.connect() }
    } else {
      copy.stored = client.id
      // A session is given to a copy while nobody else has it.
      let isAway = Bool.random(using: &random)
      if isAway { try breakConnection(of: tab) }
      while isAway, !lingering.isEmpty { try deliverLingering() }
      try load(copy)
      if isAway { try exchange(with: copy, rounds: 4) }
    }
  }

  /// The other browser connects as if it had this tab's session.
  func steal(from tab: SimulatedTab) throws {
    guard tabs.count < 7, let client = tab.client, let server, let page = pages[client.id],
      owners[page.cookie] == tab.browser
    else { return }
    met.intruders += 1
    let intruder = makeTab(in: 1 - tab.browser)
    let isReload = Bool.random(using: &random)
    intruder.stolen = client.id
    intruder.client = TabClient(
      id: client.id,
      from: isReload ? client.id : nil,
      visit: nextVisit(),
      script: server.assets.directory + server.assets.script,
      content: TabContent(),
      fault: fault
    )
    tabs.append(intruder)
    try change(intruder) { $0.connect() }
  }
}
