import Raven

/// What a tab has kept: the texts of two `@SceneStorage` values.
struct TabKept: Equatable {
  /// The name of the event that added a row last, which the server alone knows.
  var added = ""
  /// What was typed last, which its page tells another session anew.
  var typed = ""

  /// This, where something is kept, and otherwise what was there.
  func over(_ other: TabKept) -> TabKept {
    TabKept(added: added.isEmpty ? other.added : added, typed: typed.isEmpty ? other.typed : typed)
  }
}

/// What a `TabPage` shows, as its session has it and as its browser does.
///
/// Every text in it is the name of the event that it comes from, so whose it is can be read off.
struct TabContent: Equatable {
  static let add: UInt32 = 1
  static let field: UInt32 = 2
  static let look: UInt32 = 3

  struct Row: Equatable {
    let id: UInt32
    let text: String
  }

  enum Change: UInt8 {
    case insert, remove, added, typed, look
  }

  var nextID: UInt32 = 4
  var rows: [Row] = []
  var kept = TabKept()
  /// What the browser has kept, for all its tabs.
  var look = ""

  /// All texts that are one tab's own.
  var ownTexts: [String] { (rows.map(\.text) + [kept.added, kept.typed]).filter { !$0.isEmpty } }

  /// The markup from which a browser takes over what a page shows first.
  var html: [UInt8] { Array("<p>\(kept.added)|\(kept.typed)|\(look)</p>".utf8) }

  init(kept: TabKept = TabKept(), look: String = "") { (self.kept, self.look) = (kept, look) }

  /// Reads markup.
  init(html: String) {
    let texts = html.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self.init()
    guard texts.count == 3 else { return }
    kept = TabKept(added: texts[0], typed: texts[1])
    look = texts[2]
  }

  mutating func insert(_ text: String) {
    rows.append(Row(id: nextID, text: text))
    nextID += 1
  }

  /// Takes a batch's body.
  mutating func apply(_ reader: inout WireReader) throws {
    while !reader.isAtEnd {
      switch Change(rawValue: try reader.byte()) {
      case .insert: insert(try reader.string())
      case .remove:
        let id = try reader.varint()
        guard let index = rows.firstIndex(where: { $0.id == id }) else { throw WireError.unknown }
        rows.remove(at: index)
      case .added: kept.added = try reader.string()
      case .typed: kept.typed = try reader.string()
      case .look: look = try reader.string()
      case nil: throw WireError.unknown
      }
    }
  }

  /// The body of a drawing.
  func drawing() -> PageDrawing {
    var body: [UInt8] = []
    for text in [kept.added, kept.typed, look] + rows.map(\.text) { body.appendString(text) }
    return PageDrawing(body: body, ids: rows.map(\.id), names: [], nextNodeID: nextID)
  }

  /// Takes what a drawing says of the whole page.
  init(drawing reader: inout WireReader) throws {
    nextID = try reader.varint()
    for _ in 0..<(try reader.varint()) { _ = try reader.string() }
    var id: UInt32 = 0
    let ids = try (0..<(try reader.varint())).map { _ in
      let step = try reader.varint()
      id = step & 1 == 0 ? id &+ step / 2 : id &- step / 2
      return id
    }
    kept.added = try reader.string()
    kept.typed = try reader.string()
    look = try reader.string()
    rows = try ids.map { Row(id: $0, text: try reader.string()) }
    try reader.end()
  }
}
