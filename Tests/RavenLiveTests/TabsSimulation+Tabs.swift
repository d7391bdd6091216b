import Foundation

@testable import RavenLive

extension TabsSimulation {
  /// Leaves the pages alone that have the session a page has just begun to go on with.
  ///
  /// Events are counted by session: what two pages of one do after each other, the one unaware of the other, is not told apart.
  func leaveOthersAlone(of tab: SimulatedTab) {
    guard let client = tab.client, !tab.isLeftAlone else { return }
    for other in tabs where other !== tab && other.stolen == nil {
      guard let doing = other.client, doing.id == client.id else { continue }
      other.isLeftAlone = true
      other.client?.isLeftAlone = true
      if doing.pending.isEmpty { continue }
      tab.isLeftAlone = true
      tab.client?.isLeftAlone = true
      met.mixed += 1
      accountedFor.formUnion((doing.pending + client.pending).map(\.name))
    }
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
      script: script,
      mayReload: !tab.reloadMark,
      content: content,
      fault: fault
    )
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

  /// A page goes; what it had done and the server had not answered, the person leaves or has been told of.
  func leave(_ tab: SimulatedTab) {
    guard let client = tab.client else { return }
    accountedFor.formUnion(client.reported)
    accountedFor.formUnion(client.pending.map(\.name))
    met.lost += client.reported.count
    met.adoptions += client.adoptions
    mistakes += client.mistakes
    tab.stored = client.id
    abandon(tab)
    tab.unread = []
    tab.isLeftAlone = false
    tab.client = nil
  }

  func reload(_ tab: SimulatedTab) throws {
    met.reloads += 1
    leave(tab)
    try load(tab)
  }

  func close(_ tab: SimulatedTab) throws {
    leave(tab)
    tabs.removeAll { $0 === tab }
  }

  /// A tab that begins with what another has: with its document, or with its storage.
  func duplicate(_ tab: SimulatedTab) throws {
    guard tabs.count < 7, let client = tab.client, let served = tab.served, tab.stolen == nil else { return }
    met.duplicates += 1
    let copy = makeTab(in: tab.browser, of: tab.family)
    tabs.append(copy)
    if Bool.random(using: &random) {
      (copy.client, copy.served) = (served, served)
      try change(copy) { $0.connect() }
    } else {
      copy.stored = client.id
      try load(copy)
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
      script: server.assets.directory + server.assets.script,
      mayReload: true,
      content: TabContent(),
      fault: fault
    )
    tabs.append(intruder)
    try change(intruder) { $0.connect() }
  }
}
