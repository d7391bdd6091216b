/// Reads what the markup of a batch says, as a person looking for a row would: its words without those of controls.
///
/// ```swift
/// WordsReader.words(of: batch)  // "Buy milk", not the "Delete" of a button beside it
/// ```
/// The page tells rows apart in the same way, in `rows.js`.
struct WordsReader: ~Copyable {
  /// What is kept of a row: more is not looked at.
  private static let most = 256

  /// What stands outside controls, what stands anywhere, and what is in the first field.
  private var words: [UInt8] = []
  private var all: [UInt8] = []
  private var field: [UInt8] = []
  private var open: [Element] = []
  /// How many elements around are controls.
  private var controls = 0

  /// An open element, and how many words there were before it.
  private struct Element {
    let tag: Name
    let wordsBefore: Int
    var isControl: Bool
  }

  /// The words of a batch that only builds.
  static func words(of batch: [UInt8]) -> String {
    var reader = WordsReader()
    CommandReader.replay(batch, into: &reader)
    for found in [reader.words, reader.field, reader.all] where !found.isEmpty {
      return String(decoding: found, as: UTF8.self)
    }
    return ""
  }

  private mutating func enterControl() {
    guard let last = open.indices.last, !open[last].isControl else { return }
    open[last].isControl = true
    controls += 1
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    guard words.count < most, let start = text.firstIndex(where: { !isSpace($0) }),
      let end = text.lastIndex(where: { !isSpace($0) })
    else { return }
    if !words.isEmpty { words.append(0x20) }
    words += text[start...end]
  }
}

extension WordsReader: CommandSink {
  mutating func open(_ tag: Name, layout: UInt8?) {
    open.append(Element(tag: tag, wordsBefore: words.count, isControl: false))
    switch tag {
    case .button, .input, .select, .textarea, .svg: enterControl()
    default: break
    }
    // The words of a label are those of the control in it.
    guard tag == .input, let label = open.lastIndex(where: { $0.tag == .label }) else { return }
    words.removeSubrange(min(open[label].wordsBefore, words.count)...)
    if !open[label].isControl { controls += 1 }
    open[label].isControl = true
  }

  mutating func close() {
    if open.removeLast().isControl { controls -= 1 }
  }

  mutating func text(_ value: UnsafeBufferPointer<UInt8>) {
    WordsReader.append(value, to: &all)
    if controls == 0 { WordsReader.append(value, to: &words) }
  }

  mutating func constant(_ name: Name, _ value: Name) {
    if name == .ariaHidden { enterControl() }
  }

  mutating func value(version: UInt32, _ text: UnsafeBufferPointer<UInt8>) {
    if field.isEmpty { WordsReader.append(text, to: &field) }
  }

  mutating func attribute(_ name: Name, _ value: UnsafeBufferPointer<UInt8>) {
    if name == .ariaHidden { enterControl() }
  }

  mutating func removeAttribute(_ name: Name) {}
  mutating func style(_ property: Name, _ value: UnsafeBufferPointer<UInt8>) {}
  mutating func removeStyle(_ property: Name) {}
  mutating func listen(_ mask: UInt32) {}
  mutating func layout(_ byte: UInt8) {}
  mutating func checked(_ isChecked: Bool) {}
  mutating func focus(_ isFocused: Bool) {}
  mutating func target(_ id: UInt32) {}
  mutating func after(_ id: UInt32) {}
  mutating func into(_ id: UInt32) {}
  mutating func move(_ id: UInt32) {}
  mutating func remove(_ id: UInt32) {}
  mutating func clear(_ id: UInt32) {}
  mutating func name(_ text: UnsafeBufferPointer<UInt8>) {}
}
