/// What can be done with a stream of commands: write HTML, build a model.
///
/// Names come as numbers, values as UTF-8 that lives for the call only.
protocol CommandSink: ~Copyable {
  mutating func open(_ tag: Name, layout: UInt8?)
  mutating func close()
  mutating func text(_ value: UnsafeBufferPointer<UInt8>)
  mutating func attribute(_ name: Name, _ value: UnsafeBufferPointer<UInt8>)
  mutating func constant(_ name: Name, _ value: Name)
  mutating func removeAttribute(_ name: Name)
  mutating func style(_ property: Name, _ value: UnsafeBufferPointer<UInt8>)
  mutating func removeStyle(_ property: Name)
  mutating func listen(_ mask: UInt32)
  mutating func layout(_ byte: UInt8)
  mutating func value(version: UInt32, _ text: UnsafeBufferPointer<UInt8>)
  mutating func checked(_ isChecked: Bool)
  mutating func focus(_ isFocused: Bool)
  mutating func target(_ id: UInt32)
  mutating func after(_ id: UInt32)
  mutating func into(_ id: UInt32)
  mutating func move(_ id: UInt32)
  mutating func remove(_ id: UInt32)
  mutating func clear(_ id: UInt32)
  mutating func name(_ text: UnsafeBufferPointer<UInt8>)
}

/// Reads a batch's body and hands every command to a sink, repetitions unrolled.
///
/// The bytes are our own encoder's: a fault in them is our mistake and stops the program. Complexity: O(commands).
struct CommandReader {
  private let base: UnsafePointer<UInt8>
  private var values: ValueReader

  /// Replays a whole body.
  static func replay<Sink: CommandSink & ~Copyable>(_ body: [UInt8], into sink: inout Sink) {
    body.withUnsafeBufferPointer { body in
      guard let bytes = body.baseAddress else { return }
      var start = 0
      let opsLength = ValueReader.varint(bytes, &start)
      var lengthsAt = start + opsLength
      let lengthsCount = ValueReader.varint(bytes, &lengthsAt)
      let values = ValueReader(lengths: bytes + lengthsAt, values: bytes + lengthsAt + lengthsCount)
      var reader = CommandReader(base: bytes, values: values)
      reader.run(from: start, to: start + opsLength, &sink)
    }
  }

  private mutating func run<Sink: CommandSink & ~Copyable>(from start: Int, to end: Int, _ sink: inout Sink) {
    var at = start
    while at < end {
      guard let command = Command(rawValue: base[at]) else { preconditionFailure("no command has this number") }
      at += 1
      switch command {
      case .open: sink.open(name(&at), layout: nil)
      case .openLaidOut:
        let tag = name(&at)
        sink.open(tag, layout: byte(&at))
      case .close: sink.close()
      case .text: sink.text(values.next())
      case .attribute: sink.attribute(name(&at), values.next())
      case .constant:
        let attribute = name(&at)
        sink.constant(attribute, name(&at))
      case .removeAttribute: sink.removeAttribute(name(&at))
      case .style: sink.style(name(&at), values.next())
      case .removeStyle: sink.removeStyle(name(&at))
      case .listen: sink.listen(number(&at))
      case .layout: sink.layout(byte(&at))
      case .value: sink.value(version: number(&at), values.next())
      case .checked: sink.checked(byte(&at) != 0)
      case .focus: sink.focus(true)
      case .blur: sink.focus(false)
      case .target: sink.target(number(&at))
      case .after: sink.after(number(&at))
      case .into: sink.into(number(&at))
      case .move: sink.move(number(&at))
      case .remove: sink.remove(number(&at))
      case .clear: sink.clear(number(&at))
      case .name: sink.name(values.next())
      case .again:
        let before = at - 1
        let length = Int(number(&at))
        for _ in 0..<number(&at) { run(from: before - length, to: before, &sink) }
      }
    }
  }

  private func byte(_ at: inout Int) -> UInt8 {
    defer { at += 1 }
    return base[at]
  }

  private func number(_ at: inout Int) -> UInt32 { UInt32(ValueReader.varint(base, &at)) }
  private func name(_ at: inout Int) -> Name { Name(UInt16(ValueReader.varint(base, &at))) }
}
