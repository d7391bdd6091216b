import Raven

/// The part of a page's document that `FakePage` writes: the field's text and the rows.
struct ModelDocument: Equatable {
  var nextID: UInt32 = 0
  var names: [String] = []
  private(set) var rows: [FakePage.Row] = []
  private(set) var tags: [UInt32: String] = [:]
  private(set) var echo = ""

  /// Applies a batch's body.
  mutating func apply(_ reader: inout WireReader) throws {
    let body = try Body(&reader)
    var values = body.values[...]
    var ops = WireReader(body.ops)
    var current: UInt32 = 0
    while !ops.isAtEnd {
      switch Command(rawValue: try ops.byte()) {
      case .name:
        guard let name = values.popFirst() else { throw WireError.truncated }
        names.append(name)
      case .target: current = try ops.varint()
      case .into: guard try ops.varint() == FakePage.list else { throw WireError.unknown }
      case .open:
        current = nextID
        nextID += 1
        tags[current] = try name(try ops.varint())
        rows.insert(.init(id: current, text: ""), at: 0)
      case .text:
        guard let text = values.popFirst() else { throw WireError.truncated }
        if current == FakePage.field { echo = text } else { try setText(text, ofRow: 0) }
      case .close: break
      case .remove:
        let id = try ops.varint()
        rows.removeAll { $0.id == id }
        tags[id] = nil
      default: throw WireError.unknown
      }
    }
    guard values.isEmpty else { throw WireError.trailing }
  }

  private func name(_ number: UInt32) throws -> String {
    let index = Int(number) - WireNames.table.count
    guard names.indices.contains(index) else { throw WireError.unknown }
    return names[index]
  }

  private mutating func setText(_ text: String, ofRow index: Int) throws {
    guard rows.indices.contains(index) else { throw WireError.unknown }
    rows[index].text = text
  }

  /// Takes what a drawing says: the whole page, under ids it has had before.
  mutating func draw(_ reader: inout WireReader) throws {
    let next = try reader.varint()
    let names = try (0..<(try reader.varint())).map { _ in try reader.string() }
    var id: UInt32 = 0
    let ids = try (0..<(try reader.varint())).map { _ in
      let step = try reader.varint()
      id = step & 1 == 0 ? id &+ step / 2 : id &- step / 2
      return id
    }
    let body = try Body(&reader)
    var (values, ops, left) = (body.values[...], WireReader(body.ops), ids[...])
    self = ModelDocument()
    nextID = next
    self.names = names
    var open: [UInt32] = []
    while !ops.isAtEnd {
      switch Command(rawValue: try ops.byte()) {
      case .open:
        guard let id = left.popFirst() else { throw WireError.truncated }
        let number = try ops.varint()
        if open.last == FakePage.list {
          tags[id] = try name(number)
          rows.append(.init(id: id, text: ""))
        }
        open.append(id)
      case .text:
        guard let text = values.popFirst() else { throw WireError.truncated }
        if open.last == FakePage.field { echo = text } else { try setText(text, ofRow: rows.count - 1) }
      case .close: guard open.popLast() != nil else { throw WireError.truncated }
      default: throw WireError.unknown
      }
    }
    guard values.isEmpty, left.isEmpty, open.isEmpty else { throw WireError.trailing }
  }

  /// A batch's body taken apart.
  private struct Body {
    let ops: [UInt8]
    let values: [String]

    init(_ reader: inout WireReader) throws {
      ops = try (0..<(try reader.varint())).map { _ in try reader.byte() }
      var lengths = WireReader(try (0..<(try reader.varint())).map { _ in try reader.byte() })
      var blob: [UInt8] = []
      while !reader.isAtEnd { blob.append(try reader.byte()) }
      var units = Array(String(decoding: blob, as: UTF8.self).utf16)[...]
      var values: [String] = []
      while !lengths.isAtEnd {
        let length = Int(try lengths.varint())
        values.append(String(decoding: units.prefix(length), as: UTF16.self))
        units = units.dropFirst(length)
      }
      self.values = values
    }
  }
}
