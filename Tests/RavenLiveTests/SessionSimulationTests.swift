import Raven
import Testing

@testable import RavenLive

/// A page in a browser, a session on a server, and a network between them that fails by seed.
///
/// Messages of one connection stay in order, as TCP promises; apart from that they are delayed at will, a connection
/// can break at any moment with messages lost in both directions, the server may notice long after the page has
/// connected again, and a page may send an event twice. A page may be away for longer than batches are kept, and may be
/// loaded anew: then it goes on with the session it had.
private struct Simulation {
  let host = MemoryHost {
    $0.unacknowledgedBytes = 600
    $0.unacknowledgedLifetime = .seconds(2)
    $0.framesPerSecond = 50
    $0.frameBurst = 20
  }
  let page = FakePage()
  let session: LiveSession
  var client = ModelClient()
  var random: SeededGenerator
  var connection: ConnectionID?
  var upstream: [[UInt8]] = []
  var downstream: [[UInt8]] = []
  var closedUnnoticed: [ConnectionID] = []
  var breaks = 0
  var reloads = 0
  var drawings = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    session = host.serve(page)
  }

  mutating func step() throws {
    collect()
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<22: act()
    case 22..<50: deliverUp()
    case 50..<78: try deliverDown()
    case 78..<84: if let frame = client.acknowledgement() { upstream.append(frame) }
    case 84..<88: page.change(echo: "server \(Int.random(in: 0..<1_000, using: &random))")
    case 88..<92: host.commitChanges()
    case 92..<95: host.advance(by: .milliseconds(.random(in: 1...200, using: &random)))
    case 95..<97: noticeClose()
    case 97..<99: connect()
    default:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: host.advance(by: .seconds(.random(in: 1...4, using: &random)))
      case 1: try reload()
      default: breakConnection()
      }
    }
  }

  /// Lets everything arrive.
  mutating func settle() throws {
    connect()
    for _ in 0..<5_000 {
      host.commitChanges()
      host.advance(by: .milliseconds(100))
      collect()
      deliverUp()
      try deliverDown()
      collect()
      if upstream.isEmpty, downstream.isEmpty {
        if client.isSettled, client.batchesApplied == session.batchesSent, !session.needsCommit {
          return
        }
        if let frame = client.acknowledgement() { upstream.append(frame) }
      }
    }
    throw NeverAtRest()
  }

  private mutating func act() {
    let rows = client.document.rows
    let event: PageEvent
    switch Int.random(in: 0..<4, using: &random) {
    case 0: event = PageEvent(node: FakePage.add, payload: .click([]))
    case 1:
      let text = "text \(client.issued.count)"
      event = PageEvent(node: FakePage.field, payload: .input(version: 1, value: text))
    default:
      guard let row = rows.randomElement(using: &random) else { return }
      event = PageEvent(node: row.id, payload: .click(.shift))
    }
    guard let frame = client.act(event) else { return }
    upstream.append(frame)
    if Int.random(in: 0..<8, using: &random) == 0 { upstream.append(frame) }
  }

  private mutating func deliverUp() {
    guard let connection, !upstream.isEmpty, !host.paused.contains(connection) else { return }
    host.receive(upstream.removeFirst(), from: connection)
  }

  private mutating func deliverDown() throws {
    guard !downstream.isEmpty else { return }
    var replies: [[UInt8]] = []
    let answer = try client.receive(downstream.removeFirst(), replies: &replies)
    #expect(answer == .none, "a batch was missing")
    upstream += replies
  }

  private mutating func connect() {
    if connection != nil { return }
    connection = host.connect(session)
    upstream = [client.hello()]
  }

  private mutating func breakConnection() {
    guard let broken = connection else { return }
    collect()
    let arriving = upstream.prefix(.random(in: 0...upstream.count, using: &random))
    if !host.paused.contains(broken) { for frame in arriving { host.receive(frame, from: broken) } }
    closedUnnoticed.append(broken)
    connection = nil
    upstream = []
    downstream = []
    breaks += 1
  }

  /// The browser loads the page anew, and its new page connects when the server has heard of the end of the old one.
  private mutating func reload() throws {
    breakConnection()
    while !closedUnnoticed.isEmpty { noticeClose() }
    let loaded = host.serve(FakePage())
    guard let connection = host.reconnect(loaded, to: session) else { return #expect(!session.isAway) }
    drawings += client.drawings
    client = .reloaded(after: page.log)
    self.connection = connection
    upstream = [client.hello()]
    reloads += 1
  }

  private mutating func noticeClose() {
    guard !closedUnnoticed.isEmpty else { return }
    host.disconnect(closedUnnoticed.removeFirst())
  }

  private mutating func collect() {
    if let connection { downstream += host.takeSent(to: connection) }
  }
}

private struct NeverAtRest: Error {}

/// One case at a time, so that tests which wait for the main actor are not kept waiting for all of them.
@Suite(.serialized) struct `A session over a network that fails` {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `shows what the server has and applies each event once`(seed: UInt64) throws {
    var simulation = Simulation(seed: seed)
    for _ in 0..<600 { try simulation.step() }
    try simulation.settle()
    let (client, page) = (simulation.client, simulation.page)
    #expect(client.session == nil || client.session == simulation.session.id.hex)
    #expect(page.log == client.issued)
    #expect(client.document.rows == page.rows)
    #expect(client.document.echo == page.echo)
    #expect(client.document.names == page.internedNames)
    #expect(client.document.nextID == page.nextNodeID)
    #expect(client.gone == nil && !page.hasEnded)
  }

  @Test func `has met every fault it is meant to meet`() throws {
    var (breaks, replays, slowed, repeated, retired) = (0, 0, 0, 0 as UInt32, 0 as UInt32)
    var (reloads, drawings) = (0, 0)
    for seed in 0..<50 as Range<UInt64> {
      var simulation = Simulation(seed: seed)
      for _ in 0..<600 { try simulation.step() }
      try simulation.settle()
      breaks += simulation.breaks
      reloads += simulation.reloads
      drawings += simulation.drawings + simulation.client.drawings
      for case .resumed(let count) in simulation.host.facts { replays += count }
      slowed += simulation.host.facts.count { $0 == .slowed }
      repeated += simulation.session.counts.repeated
      retired += simulation.session.counts.retired
    }
    #expect(breaks > 50 && replays > 50 && slowed > 0 && repeated > 50 && retired > 50)
    #expect(reloads > 20 && drawings > reloads / 2)
  }
}
