import Raven

@testable import RavenLive

extension TabsSimulation {
  func nextConnection() -> ConnectionID {
    lastConnection += 1
    return ConnectionID(rawValue: lastConnection)
  }

  func headers(_ cookie: String?) -> HTTPHeaders {
    var headers: HTTPHeaders = ["Host": "raven.test", "Origin": "https://raven.test"]
    if let cookie { headers["Cookie"] = "raven=\(cookie)" }
    return headers
  }

  func connect(_ tab: SimulatedTab, _ query: String) {
    let request = HTTPRequest(target: "/_raven/live?\(query)", headers: headers(cookies[tab.browser]))
    let socket = SimulatedSocket(nextConnection(), request, sent: falsified(request, of: tab))
    for name in ["session", "from"] {
      if let id = request.queryValue(name) { askers[String(id), default: []].insert(tab.number) }
    }
    host.arrivals[socket.connection] = []
    tab.socket = socket
  }

  /// The browser listens to a connection no more; what it has sent arrives at some time.
  func abandon(_ tab: SimulatedTab) {
    guard let socket = tab.socket else { return }
    tab.socket = nil
    let unread = host.arrivals.removeValue(forKey: socket.connection) ?? []
    if fault == .oldSocketHeard { tab.unread += unread.filter { if case .frame = $0 { true } else { false } } }
    lingering.append(socket)
  }

  func breakConnection(of tab: SimulatedTab) throws {
    guard let socket = tab.socket else { return }
    socket.frames.removeLast(.random(in: 0...socket.frames.count, using: &random))
    abandon(tab)
    try change(tab) { $0.closed() }
  }

  /// The page is away for longer than its session waits.
  func stayAway(_ tab: SimulatedTab) throws {
    try breakConnection(of: tab)
    while !lingering.isEmpty { try deliverLingering() }
    met.awayTooLong += 1
    clock.advance(by: .seconds(21))
  }

  func deliverLingering() throws {
    guard let index = lingering.indices.randomElement(using: &random) else { return }
    let socket = lingering[index]
    if !socket.isAsked {
      // It arrives when the page has long opened the next one, or never.
      if Bool.random(using: &random) { return }
      guard Int.random(in: 0..<4, using: &random) != 0 else { return _ = lingering.remove(at: index) }
      socket.isAsked = true
      met.lateUpgrades += 1
      forgetVisit(of: socket)
      return try ask(socket)
    }
    if !socket.frames.isEmpty, !host.paused.contains(socket.connection), Int.random(in: 0..<8, using: &random) != 0 {
      let frame = socket.frames.removeFirst()
      if fault == .supersededHeard, let heard = connection(insteadOf: socket) {
        mistakes += 1
        return try tell(.message(heard, frame))
      }
      return try tell(.message(socket.connection, frame))
    }
    lingering.remove(at: index)
    try tell(.closed(socket.connection, .lost))
  }

  func exchange(with tab: SimulatedTab, rounds: Int) throws {
    for _ in 0..<rounds {
      try deliverUp(from: tab)
      try deliverDown(to: tab)
    }
  }

  func deliverUp(from tab: SimulatedTab) throws {
    guard let socket = tab.socket else { return }
    if !socket.isAsked {
      socket.isAsked = true
      try ask(socket)
    } else if !socket.frames.isEmpty, !host.paused.contains(socket.connection) {
      let frame = socket.frames.removeFirst()
      let isSentTwice = frame.first == ClientFrame.event.rawValue && Int.random(in: 0..<10, using: &random) == 0
      for frame in (isSentTwice ? [frame, frame] : [frame]) + belated(of: tab) {
        try tell(.message(socket.connection, frame))
      }
    }
  }

  private func ask(_ socket: SimulatedSocket) throws {
    guard let server else {
      host.arrivals[socket.connection]?.append(.closed)
      return
    }
    try tell(.upgrade(socket.connection, socket.sent))
    guard host.accepted.contains(socket.connection) else { return }
    let known = Set(pages.keys)
    try tell(.opened(socket.connection))
    guard let session = server.store.connections[socket.connection] else { return }
    try expectKept(in: session, of: socket.request, known: known)
  }

  func deliverDown(to tab: SimulatedTab) throws {
    guard let socket = tab.socket, host.arrivals[socket.connection]?.isEmpty == false,
      let arrival = host.arrivals[socket.connection]?.removeFirst()
    else { return }
    switch arrival {
    case .opened: try change(tab) { $0.opened() }
    case .closed:
      host.arrivals[socket.connection] = nil
      tab.socket = nil
      lingering.append(socket)
      try change(tab) { $0.closed() }
    case .frame(let frame):
      if !tab.unread.isEmpty {
        let old = tab.unread
        tab.unread = []
        mistakes += 1
        for case .frame(let frame) in old { try change(tab) { try $0.receive(frame) } }
      }
      try change(tab) { try $0.receive(frame) }
      try look(at: tab)
    }
  }
}
