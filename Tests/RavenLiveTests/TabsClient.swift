import Raven

/// What the runtime in a browser does, written from what `session.js` and `drawing.js` promise: it goes on with its session,
/// asks to be drawn by another if that is gone, and says what is lost.
struct TabClient {
  enum Status: Equatable {
    case connecting, greeting, live, waiting
    case ended(GoneReason)
  }

  /// What it asks of the browser.
  enum Order: Equatable {
    case connect(query: String)
    case disconnect
    case send([UInt8])
    /// Load anew, and leave a mark in the tab with what is under way.
    case reload(mark: [String])
  }

  struct Event {
    fileprivate(set) var name: String
    let node: UInt32
    fileprivate(set) var value: String
    fileprivate(set) var number: UInt32
    let batch: UInt32
    fileprivate(set) var isSent = false

    /// Typing is told again; the rest is a deed that a person would miss.
    var isDeed: Bool { node != TabContent.field }
  }

  private(set) var status = Status.waiting
  private(set) var content: TabContent
  /// The session it has.
  private(set) var id: String
  /// The one it had before it was loaded anew.
  let from: String?
  /// The script it runs.
  let script: String
  /// When it was loaded, and how often it has asked for a session since.
  private var visit: UInt64
  private(set) var isGreeted = false
  private(set) var isLost = false
  private(set) var mayReload: Bool
  private(set) var lastBatch: UInt32 = 0
  private(set) var lastEvent: UInt32 = 0
  private(set) var pending: [Event] = []
  private(set) var orders: [Order] = []
  /// The names of events of which it says that they may be lost.
  private(set) var reported: [String] = []
  /// What stands in its field, if a person typed it.
  private(set) var typed: String?
  /// How often another session than its own has drawn it.
  private(set) var adoptions = 0
  /// A mistake that it makes, and how often it has.
  let fault: TabFault?
  private(set) var mistakes = 0

  init(
    id: String,
    from: String?,
    visit: UInt64,
    script: String,
    mark: [String]? = nil,
    content: TabContent,
    fault: TabFault?
  ) {
    (self.id, self.from, self.visit, self.script) = (id, from, visit, script)
    (mayReload, reported) = (mark == nil, mark ?? [])
    (self.content, self.fault) = (content, fault)
  }

  /// The same document, loaded another time.
  func loadedAgain(visit: UInt64) -> TabClient {
    var copy = self
    copy.visit = visit
    copy.reported = []
    return copy
  }

  var hasEnded: Bool { if case .ended = status { true } else { false } }
  /// Whether nothing it has done is under way.
  var isSettled: Bool { status == .live && pending.isEmpty }

  mutating func takeOrders() -> [Order] {
    defer { orders = [] }
    return orders
  }

  /// Begins, or has waited long enough.
  mutating func connect() {
    guard status == .waiting else { return }
    startConnecting()
  }

  private mutating func startConnecting() {
    status = .connecting
    visit += 1
    var query = "session=\(id)&visit=\(visit)"
    if let from, !isGreeted { query += "&from=\(from)" }
    if isLost { query += "&page=%2F&script=\(script)" }
    orders.append(.connect(query: query))
  }

  mutating func opened() {
    guard status == .connecting else { return }
    status = .greeting
    var frame = [ClientFrame.hello.rawValue, wireVersion]
    frame.appendVarint(lastBatch)
    orders.append(.send(frame))
  }

  mutating func closed() {
    if !hasEnded { status = .waiting }
  }

  /// Gives its connection up, as after silence.
  mutating func drop() {
    orders.append(.disconnect)
    status = .waiting
  }

  /// It has been well for a while.
  mutating func settle() {
    if status == .live { mayReload = true }
  }

  mutating func acknowledge() {
    guard status == .live else { return }
    var frame = [ClientFrame.acknowledge.rawValue]
    frame.appendVarint(lastBatch)
    orders.append(.send(frame))
  }

  /// A person does something to an element.
  mutating func act(_ name: String, on node: UInt32, expecting row: String? = nil) {
    if hasEnded { return }
    if node == TabContent.field { typed = name }
    if let last = pending.last, !last.isSent, last.node == node, node == TabContent.field {
      pending[pending.count - 1].name = name
      pending[pending.count - 1].value = name
    } else {
      lastEvent += 1
      let value = row.map { "\(name) \($0)" } ?? name
      pending.append(Event(name: name, node: node, value: value, number: lastEvent, batch: lastBatch))
    }
    if status == .live { sendPending() }
  }

  mutating func receive(_ frame: [UInt8]) throws {
    guard status == .greeting || status == .live else { return }
    var reader = WireReader(frame)
    switch (ServerFrame(rawValue: try reader.byte()), status) {
    case (.gone, _): try end(GoneReason(rawValue: try reader.byte()))
    case (.welcome, .greeting): try welcome(&reader)
    case (.drawing, .greeting): try draw(&reader)
    case (.batch, .live): try batch(&reader)
    case (.applied, .live): try settleEvents(upTo: try reader.varint())
    default: throw WireError.unknown
    }
  }

  private mutating func welcome(_ reader: inout WireReader) throws {
    let applied = try reader.varint()
    content.nextID = try reader.varint()
    guard try reader.varint() == 0 else { throw WireError.unknown }
    countOn(from: applied)
    try settleEvents(upTo: applied)
    begin()
  }

  /// A session that lived before this page did goes on counting where it was.
  private mutating func countOn(from applied: UInt32) {
    if isGreeted { return }
    for index in pending.indices { pending[index].number += applied }
    lastEvent += applied
  }

  private mutating func draw(_ reader: inout WireReader) throws {
    let drawer = try reader.string()
    let isOwn = drawer == id
    id = drawer
    lastBatch = try reader.varint()
    let applied = try reader.varint()
    if isOwn { countOn(from: applied) } else { loseEvents(appliedByOther: applied) }
    if fault != .numbersKept || isOwn { try settleEvents(upTo: applied) }
    content = try TabContent(drawing: &reader)
    begin()
    if !isOwn, let typed, content.kept.typed != typed { act(typed, on: TabContent.field) }
  }

  private mutating func loseEvents(appliedByOther applied: UInt32) {
    adoptions += 1
    if !pending.isEmpty, fault == .numbersKept {
      mistakes += 1
      return
    }
    let deeds = pending.filter(\.isDeed)
    if !deeds.isEmpty, fault == .lossUntold { mistakes += 1 } else { reported += deeds.map(\.name) }
    pending = []
    lastEvent = applied
  }

  private mutating func begin() {
    status = .live
    isGreeted = true
    isLost = false
    for index in pending.indices { pending[index].isSent = false }
    sendPending()
  }

  private mutating func batch(_ reader: inout WireReader) throws {
    let number = try reader.varint()
    let applied = try reader.varint()
    if number > lastBatch + 1 { throw TabMistake.batchMissing }
    if number == lastBatch + 1 {
      try content.apply(&reader)
      lastBatch = number
    }
    try settleEvents(upTo: applied)
  }

  private mutating func settleEvents(upTo applied: UInt32) throws {
    guard applied <= lastEvent else { throw TabMistake.appliedWhatWasNeverDone }
    pending.removeAll { $0.number <= applied }
  }

  private mutating func sendPending() {
    for index in pending.indices where !pending[index].isSent {
      pending[index].isSent = true
      let event = pending[index]
      var frame = [ClientFrame.event.rawValue]
      frame.appendVarint(event.number)
      frame.appendVarint(event.batch)
      PageEvent(node: event.node, payload: .input(version: 1, value: event.value)).write(to: &frame)
      orders.append(.send(frame))
    }
  }

  private mutating func end(_ reason: GoneReason?) throws {
    guard let reason, reason != .violation else { throw TabMistake.violation }
    if reason == .draining { return drop() }
    orders.append(.disconnect)
    if reason == .unknown, !isLost {
      isLost = true
      lastBatch = 0
      return startConnecting()
    }
    status = .ended(reason)
    let deeds = pending.filter(\.isDeed).map(\.name)
    if reason == .unknown, mayReload { return orders.append(.reload(mark: deeds)) }
    reported += deeds
  }
}

/// What must not happen to a page.
enum TabMistake: Error {
  /// The page lacks a batch.
  case batchMissing
  /// The server says that it has applied an event that there was not.
  case appliedWhatWasNeverDone
  /// The server says that the page breaks the protocol.
  case violation
  /// The server says that another page has the session, and no other tab has asked for it.
  case supersededByItself
  /// Something is always under way.
  case neverAtRest
  /// The page shows what is another tab's.
  case sawAnothers(String)
  /// A session has not what its tab had kept.
  case notKept(String)
  /// A page is made for another browser than the one that asks.
  case anothersCookie
}
