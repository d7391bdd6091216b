public import Raven

/// One command of a batch, as `Documentation/Wire.md` has it.
///
/// Read here from the bytes by a decoder of its own, so that a mistake of the engine's writer cannot hide behind the
/// same mistake in its reader.
public nonisolated enum DOMCommand: Equatable, Sendable {
  case open(tag: UInt32, layout: UInt8?)
  case close
  case text(String)
  case attribute(UInt32, String)
  case constant(UInt32, UInt32)
  case removeAttribute(UInt32)
  case style(UInt32, String)
  case removeStyle(UInt32)
  case listen(UInt32)
  case layout(UInt8)
  case value(version: UInt32, String)
  case checked(Bool)
  case focus
  case blur
  case target(UInt32)
  case after(UInt32)
  case into(UInt32)
  case move(UInt32)
  case remove(UInt32)
  case clear(UInt32)
  case name(String)
}

/// Why a batch cannot be read or applied.
public nonisolated struct BrokenBatch: Error, Equatable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension DOMCommand {
  /// Reads a batch's body, repetitions unrolled.
  ///
  /// - Parameter batch: the body, as `takeBatch()` hands it out.
  /// - Returns: the commands, without any `again`.
  /// - Throws: `BrokenBatch` when the bytes are no batch.
  /// - Throws: `BrokenBatch` or `WireError` when the bytes are no batch.
  public static nonisolated func decode(_ batch: [UInt8]) throws -> [DOMCommand] {
    var decoder = try BatchDecoder(batch)
    return try decoder.commands()
  }
}

/// Walks the three parts of a batch's body.
private nonisolated struct BatchDecoder {
  private let ops: ArraySlice<UInt8>
  private var lengths: WireReader
  private var blob: ArraySlice<UInt8>

  init(_ batch: [UInt8]) throws {
    var at = batch.startIndex
    func part() throws -> ArraySlice<UInt8> {
      var reader = WireReader(batch[at...])
      let count = Int(try reader.varint())
      var header: [UInt8] = []
      header.appendVarint(UInt32(count))
      let start = at + header.count
      guard start + count <= batch.endIndex else { throw BrokenBatch("a part of the batch is cut off") }
      at = start + count
      return batch[start..<at]
    }
    ops = try part()
    lengths = WireReader(try part())
    blob = batch[at...]
  }

  mutating func commands() throws -> [DOMCommand] {
    var found: [DOMCommand] = []
    try read(ops, into: &found)
    guard lengths.isAtEnd, blob.isEmpty else { throw BrokenBatch("values are left over") }
    return found
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, into found: inout [DOMCommand]) throws {
    var at = bytes.startIndex
    func number() throws -> UInt32 {
      var value: UInt32 = 0
      var shift: UInt32 = 0
      while true {
        guard at < bytes.endIndex, shift < 35 else { throw BrokenBatch("an operand is cut off") }
        let next = bytes[at]
        at += 1
        value |= UInt32(next & 0x7F) << shift
        if next < 0x80 { return value }
        shift += 7
      }
    }
    func byte() throws -> UInt8 {
      guard at < bytes.endIndex else { throw BrokenBatch("a layout byte is cut off") }
      defer { at += 1 }
      return bytes[at]
    }
    while at < bytes.endIndex {
      let start = at
      at += 1
      guard let command = Command(rawValue: bytes[start]) else { throw BrokenBatch("no command \(bytes[start])") }
      if command == .again {
        let (length, count) = (Int(try number()), try number())
        guard length <= start - bytes.startIndex else { throw BrokenBatch("a repetition of what is not there") }
        for _ in 0..<count { try read(bytes[start - length..<start], into: &found) }
      } else {
        found.append(try operation(command, number, byte))
      }
    }
  }

  private mutating func operation(
    _ command: Command,
    _ number: () throws -> UInt32,
    _ byte: () throws -> UInt8
  ) throws -> DOMCommand {
    switch command {
    case .open: .open(tag: try number(), layout: nil)
    case .openLaidOut: .open(tag: try number(), layout: try byte())
    case .close: .close
    case .text: .text(try value())
    case .attribute: .attribute(try number(), try value())
    case .constant: .constant(try number(), try number())
    case .removeAttribute: .removeAttribute(try number())
    case .style: .style(try number(), try value())
    case .removeStyle: .removeStyle(try number())
    case .listen: .listen(try number())
    case .layout: .layout(try byte())
    case .value: .value(version: try number(), try value())
    case .checked: .checked(try byte() != 0)
    case .focus: .focus
    case .blur: .blur
    case .target: .target(try number())
    case .after: .after(try number())
    case .into: .into(try number())
    case .move: .move(try number())
    case .remove: .remove(try number())
    case .clear: .clear(try number())
    case .name: .name(try value())
    case .again: throw BrokenBatch("a repetition is no operation")
    }
  }

  private mutating func value() throws -> String {
    let units = Int(try lengths.varint())
    var counted = 0
    var end = blob.startIndex
    while counted < units {
      guard end < blob.endIndex else { throw BrokenBatch("a value is cut off") }
      let lead = blob[end]
      counted += lead >= 0xF0 ? 2 : 1
      end += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
    guard end <= blob.endIndex, let text = String(validating: blob[blob.startIndex..<end], as: UTF8.self) else {
      throw BrokenBatch("a value is not UTF-8")
    }
    blob = blob[end...]
    return text
  }
}
