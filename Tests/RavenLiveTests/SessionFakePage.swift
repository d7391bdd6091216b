import Raven

/// A page without an engine: a button that adds a row, a field whose text is echoed, rows that go away when clicked.
///
/// It keeps a log of every event performed, so a test can tell that each was applied exactly once.
final class FakePage: LivePage {
  static let add: UInt32 = 1
  static let field: UInt32 = 2
  static let list: UInt32 = 3

  struct Row: Equatable {
    let id: UInt32
    var text: String
  }

  private(set) var nextNodeID: UInt32 = 4
  private(set) var internedNames: [String] = []
  var onNeedsCommit: (() -> Void)?
  /// What its action does besides.
  var onEvent: (() -> Void)?

  /// Whether something in it is to move.
  var moves = false
  func announceMotion() -> Bool { moves }

  private(set) var log: [PageEvent] = []
  private(set) var rows: [Row] = []
  private(set) var echo = ""
  private(set) var hasEnded = false
  /// As if each row took a kilobyte.
  var retainedBytes: Int { 1_024 * rows.count }
  private(set) var batchesTaken = 0

  private var pendingRows = 0
  private var ops: [UInt8] = []
  private var values: [String] = []
  private var hasAskedForCommit = false

  nonisolated deinit {}

  func perform(_ event: PageEvent) -> PageEventOutcome {
    precondition(!hasEnded, "an event came after the end")
    log.append(event)
    onEvent?()
    switch (event.node, event.payload) {
    case (Self.add, .click): pendingRows += 1
    case (Self.field, .input(_, let value)):
      echo = value
      target(Self.field)
      emit(.text, value: value)
    case (Self.add, _), (Self.field, _), (Self.list, _): return .retired
    case (let node, .click):
      guard let index = rows.firstIndex(where: { $0.id == node }) else { return .retired }
      rows.remove(at: index)
      ops.append(Command.remove.rawValue)
      ops.appendVarint(node)
    default: return .retired
    }
    return .handled
  }

  /// Something happens on the server alone, as a task or a timer would make it.
  func change(echo text: String) {
    echo = text
    target(Self.field)
    emit(.text, value: text)
    if !hasAskedForCommit {
      hasAskedForCommit = true
      onNeedsCommit?()
    }
  }

  func takeBatch() -> [UInt8]? {
    precondition(!hasEnded, "a batch was taken after the end")
    hasAskedForCommit = false
    for _ in 0..<pendingRows { insertRow() }
    pendingRows = 0
    guard !ops.isEmpty else { return nil }
    batchesTaken += 1
    return takeBody()
  }

  private func takeBody() -> [UInt8] {
    var body: [UInt8] = []
    body.appendVarint(UInt32(ops.count))
    body += ops
    var lengths: [UInt8] = []
    for value in values { lengths.appendVarint(UInt32(value.utf16.count)) }
    body.appendVarint(UInt32(lengths.count))
    body += lengths
    for value in values { body += value.utf8 }
    ops.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    return body
  }

  func draw() -> PageDrawing? {
    if takeBatch() == nil { batchesTaken += 1 }
    let names = internedNames
    for (id, text) in [(Self.add, ""), (Self.field, echo), (Self.list, "")] {
      ops.append(Command.open.rawValue)
      ops.append(0)  // a division
      if id == Self.list { for row in rows { write(row) } }
      if !text.isEmpty { emit(.text, value: text) }
      ops.append(Command.close.rawValue)
    }
    let ids = [Self.add, Self.field, Self.list] + rows.map(\.id)
    return PageDrawing(body: takeBody(), ids: ids, names: names, nextNodeID: nextNodeID)
  }

  func end() {
    precondition(!hasEnded, "the page was ended twice")
    hasEnded = true
  }

  private func insertRow() {
    let row = Row(id: nextNodeID, text: "row \(nextNodeID) ☃")
    nextNodeID += 1
    let name = "row-\(row.id)"
    ops.append(Command.name.rawValue)
    values.append(name)
    ops.append(Command.into.rawValue)
    ops.appendVarint(Self.list)
    internedNames.append(name)
    write(row)
    rows.insert(row, at: 0)
  }

  private func write(_ row: Row) {
    let name = WireNames.table.count + (internedNames.firstIndex(of: "row-\(row.id)") ?? 0)
    ops.append(Command.open.rawValue)
    ops.appendVarint(UInt32(name))
    emit(.text, value: row.text)
    ops.append(Command.close.rawValue)
  }

  private func target(_ id: UInt32) {
    ops.append(Command.target.rawValue)
    ops.appendVarint(id)
  }

  private func emit(_ command: Command, value: String) {
    ops.append(command.rawValue)
    values.append(value)
  }
}
