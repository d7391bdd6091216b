/// Reads operations that only build, one after the other; ends before one that does something else.
nonisolated struct OpsReader {
  struct Step {
    let command: Command
    /// The first operand, if that is a name.
    let name: Name
    /// Command and operands.
    let bytes: UnsafeBufferPointer<UInt8>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all have been read.
  var isAtEnd: Bool { at == bytes.count }

  /// The next operation.
  @inline(never)
  mutating func next() -> Step? {
    guard at < bytes.count, let base = bytes.baseAddress, let command = Command(rawValue: base[at]),
      let operands = command.operandsOfBuilding
    else { return nil }
    let start = at
    at += 1
    var first = 0
    for index in 0..<operands.integers {
      let operand = ValueReader.varint(base, &at)
      if index == 0 { first = operand }
    }
    at += operands.bytes
    return Step(
      command: command,
      name: Name(UInt16(truncatingIfNeeded: first)),
      bytes: UnsafeBufferPointer(start: base + start, count: at - start)
    )
  }
}

extension Command {
  /// Whether it takes a value, in a row.
  nonisolated var hasValue: Bool {
    switch self {
    case .text, .attribute, .style, .value: true
    default: false
    }
  }

  /// How many integers and then bytes follow a command that builds; nil for any other.
  fileprivate nonisolated var operandsOfBuilding: (integers: Int, bytes: Int)? {
    switch self {
    case .close, .text, .focus, .blur: (0, 0)
    case .open, .attribute, .removeAttribute, .style, .removeStyle, .listen, .value: (1, 0)
    case .constant: (2, 0)
    case .layout, .checked: (0, 1)
    case .openLaidOut: (1, 1)
    case .target, .after, .into, .move, .remove, .clear, .name, .again: nil
    }
  }
}
