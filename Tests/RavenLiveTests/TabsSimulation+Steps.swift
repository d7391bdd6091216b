import Raven

@testable import RavenLive

extension TabsSimulation {
  func step() throws {
    if server == nil, Int.random(in: 0..<3, using: &random) == 0 { try startServer() }
    if server?.isDraining == true, Int.random(in: 0..<10, using: &random) == 0 { stopServer() }
    guard let tab = tabs.randomElement(using: &random) else { return try openTab(in: 0) }
    switch Int.random(in: 0..<1_000, using: &random) {
    case 0..<220: try act(in: tab)
    case 220..<700:
      if Bool.random(using: &random) { try change(tab) { $0.connect() } }
      try exchange(with: tab, rounds: .random(in: 1...3, using: &random))
    case 700..<740: try change(tab) { $0.acknowledge() }
    case 740..<770: if tab.client?.hasEnded != false { try reload(tab) }
    case 770..<860: try deliverLingering()
    case 860..<900: clock.advance(by: .milliseconds(.random(in: 1...300, using: &random)))
    case 900..<930: try breakConnection(of: tab)
    case 930..<942: try reload(tab)
    case 942..<948: clock.advance(by: .seconds(.random(in: 1...6, using: &random)))
    case 948..<954: try stayAway(tab)
    case 954..<960: restart()
    case 960..<963: drain()
    case 963..<973: try openTab(in: .random(in: 0..<2, using: &random))
    case 973..<985: try duplicate(tab)
    case 985..<991: try close(tab)
    case 991..<997: try steal(from: tab)
    case 997: cookies[tab.browser] = nil
    default: break
    }
  }

  private func restart() {
    guard let server, !server.isDraining else { return }
    met.restarts += 1
    stopServer()
    if Bool.random(using: &random) { version += 1 }
  }

  private func drain() {
    guard let server, !server.isDraining else { return }
    met.drains += 1
    server.drain()
  }

  private func act(in tab: SimulatedTab) throws {
    guard let client = tab.client, !client.hasEnded else { return }
    // Who sees that nothing happens does less.
    if client.status != .live, Int.random(in: 0..<4, using: &random) != 0 { return }
    eventsMade += 1
    let name = tab.prefix + "\(eventsMade)"
    let node: UInt32
    var row: TabContent.Row?
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3: node = TabContent.add
    case 3..<5: node = TabContent.field
    case 5: node = TabContent.look
    default:
      guard let found = client.content.rows.randomElement(using: &random) else { return }
      (node, row) = (found.id, found)
    }
    let isDeed = node != TabContent.field
    issues[name] = Issue(
      browser: tab.browser,
      tab: tab.number,
      session: client.id,
      isDeed: isDeed,
      number: eventsMade
    )
    try change(tab) { $0.act(name, on: node, expecting: row?.text) }
  }

  /// Something happens to a page, and what it asks for follows.
  func change(_ tab: SimulatedTab, _ body: (inout TabClient) throws -> Void) throws {
    guard tab.client != nil else { return }
    try body(&tab.client!)
    for order in tab.client?.takeOrders() ?? [] {
      switch order {
      case .connect(let query): connect(tab, query)
      case .disconnect: abandon(tab)
      case .send(let frame): tab.socket?.frames.append(frame)
      case .reload(let mark):
        tab.mark = mark
        met.cutShort += mark.count
        try reload(tab, isByItself: true)
      }
    }
  }
}
