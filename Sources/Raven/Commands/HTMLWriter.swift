/// Writes the first batch of a page as HTML: complete before any script runs, and adopted by the page as it is.
///
/// This is the one place where text becomes markup. What the writer makes, an HTML parser reads back as the same
/// tree: no empty or adjacent text nodes, no element left open, nothing that a parser would move.
///
/// ```swift
/// let html = HTMLWriter.page(of: batch, names: page.internedNames).html
/// ```
public struct HTMLWriter: ~Copyable {
  private var output: ByteBuffer
  /// Kept here, because a global asks at every use whether it exists yet.
  private let names = CommonNames.shared.texts
  private let nameCount = CommonNames.shared.count
  private let added: [String]
  /// The number of the attribute by which an element asks for a module; nil where none does.
  private let asking: UInt16?
  /// What elements have asked for.
  private var modules: [String] = []
  private var openTags: [Name] = []
  private var isStartOpen = false
  // What the open start tag has so far, besides the attributes already written.
  private var classes = ByteBuffer(capacity: 256)
  private var hasClass = false
  private var layout: UInt8?
  private var styles = ByteBuffer(capacity: 256)
  private var mask: UInt32 = 0

  /// The memory that pages are written to in turn: fresh memory of that size comes from the system page by page.
  private static var spare = ByteBuffer(capacity: 4096)

  private init(_ added: [String]) {
    self.added = added
    let (place, common) = (added.firstIndex(of: "data-with"), nameCount)
    asking = place.map { UInt16(common + $0) }
    output = ByteBuffer(capacity: 0)
    swap(&output, &HTMLWriter.spare)
  }

  /// What was written; the memory serves the next page.
  private mutating func finish() -> [UInt8] {
    let html = output.array
    output.reset(keepingAtMost: 1 << 20)
    swap(&output, &HTMLWriter.spare)
    return html
  }

  /// A page as HTML.
  public struct Page {
    /// UTF-8, for the inside of the page's container.
    public let html: [UInt8]
    /// The modules that the runtime loads for it as soon as it runs, by name, each once: `list` for the file `list.js`.
    public let modules: [String]
  }

  /// A batch that only builds, as HTML.
  ///
  /// - Parameters:
  ///   - batch: the body of a page's first batch.
  ///   - names: the names the page interned.
  /// - Returns: the HTML, and what the runtime will load for it.
  public static func page(of batch: [UInt8], names: [String]) -> Page {
    var writer = HTMLWriter(names)
    CommandReader.replay(batch, into: &writer)
    return Page(html: writer.finish(), modules: writer.modules)
  }

  private static let layoutClasses: [[StaticString]] = [
    ["rx", "tx", "kx", "fx"], ["ry", "ty", "ky", "fy"],
  ]
  private static let measuredClasses: [StaticString] = ["mx", "my", "px", "py"]

  /// The layout classes of a byte, in the order both sides use.
  static func appendLayoutClasses(_ byte: UInt8, to classes: inout ByteBuffer) {
    func append(_ name: StaticString) {
      if classes.count != 0 { classes.append(UInt8(ascii: " ")) }
      classes.append(name)
    }
    append(layoutClasses[0][Int(byte & 3)])
    append(layoutClasses[1][Int(byte >> 2 & 3)])
    for bit in 0..<4 where byte & 0x10 << UInt8(bit) != 0 { append(measuredClasses[bit]) }
  }

  /// Writes text so that it is text wherever it stands.
  public static func escape(_ text: String) -> String {
    var bytes = ByteBuffer(capacity: text.utf8.count + 16)
    var copy = text
    copy.withUTF8 { appendEscaped($0, to: &bytes) }
    return String(decoding: bytes.bytes, as: UTF8.self)
  }

  private static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    guard let base = text.baseAddress else { return }
    var start = 0
    var index = 0
    while index < text.count {
      let byte = base[index]
      if byte >= 64 || special >> UInt64(byte) & 1 == 0 {
        index += 1
        continue
      }
      let entity: StaticString
      switch byte {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "'"): entity = "&#39;"
      default: entity = "&#13;"
      }
      output.append(UnsafeBufferPointer(start: base + start, count: index - start))
      output.append(entity)
      index += 1
      start = index
    }
    output.append(UnsafeBufferPointer(start: base + start, count: index - start))
  }

  /// The characters that are written as entities, by bit; all come before the letters.
  private static let special: UInt64 = 1 << 0x26 | 1 << 0x3C | 1 << 0x3E | 1 << 0x22 | 1 << 0x27 | 1 << 0x0D

  private mutating func write(_ text: StaticString) { output.append(text) }
  private mutating func write(_ byte: UInt8) { output.append(byte) }

  private mutating func write(_ name: Name) {
    let index = Int(name.rawValue)
    if index < nameCount { output.append(names[index]) } else { output.append(added[index - nameCount]) }
  }

  private mutating func finishStart() {
    guard isStartOpen else { return }
    isStartOpen = false
    if let layout { HTMLWriter.appendLayoutClasses(layout, to: &classes) }
    if hasClass || layout != nil { writeCollected(" class=\"", classes.bytes) }
    if styles.count != 0 { writeCollected(" style=\"", styles.bytes) }
    if mask != 0 {
      write(" data-on=\"")
      output.append(String(mask))
      write("\"")
    }
    write(UInt8(ascii: ">"))
  }

  private mutating func writeCollected(_ start: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
    write(start)
    HTMLWriter.appendEscaped(value, to: &output)
    write(UInt8(ascii: "\""))
  }

  /// Notes that the runtime will ask for a module.
  private mutating func ask(for module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  private static func isVoid(_ tag: Name) -> Bool { tag == .input || tag == .img || tag == .hr }
}

extension HTMLWriter: CommandSink {
  mutating func open(_ tag: Name, layout: UInt8?) {
    finishStart()
    write(UInt8(ascii: "<"))
    write(tag)
    openTags.append(tag)
    // What was typed before the runtime came is looked for.
    if tag == .input || tag == .textarea || tag == .select { ask(for: "early") }
    isStartOpen = true
    classes.truncate(to: 0)
    styles.truncate(to: 0)
    hasClass = false
    self.layout = layout
    mask = 0
  }

  mutating func close() {
    finishStart()
    let tag = openTags.removeLast()
    if HTMLWriter.isVoid(tag) { return }
    write("</")
    write(tag)
    write(UInt8(ascii: ">"))
  }

  mutating func text(_ value: UnsafeBufferPointer<UInt8>) {
    finishStart()
    // A parser drops a line feed right behind these start tags.
    let tag = openTags[openTags.count - 1]
    if value.first == UInt8(ascii: "\n"), tag == .pre || tag == .textarea { write("\n") }
    HTMLWriter.appendEscaped(value, to: &output)
  }

  mutating func attribute(_ name: Name, _ value: UnsafeBufferPointer<UInt8>) {
    if name == .class {
      hasClass = true
      classes.append(value)
      return
    }
    if name.rawValue == asking { ask(for: String(decoding: value, as: UTF8.self)) }
    write(UInt8(ascii: " "))
    write(name)
    write("=\"")
    HTMLWriter.appendEscaped(value, to: &output)
    write(UInt8(ascii: "\""))
  }

  mutating func constant(_ name: Name, _ value: Name) {
    let index = Int(value.rawValue)
    if index < nameCount {
      let text = names[index]
      attribute(name, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    } else {
      var text = added[index - nameCount]
      text.withUTF8 { attribute(name, $0) }
    }
  }

  mutating func style(_ property: Name, _ value: UnsafeBufferPointer<UInt8>) {
    if styles.count != 0 { styles.append(UInt8(ascii: ";")) }
    let index = Int(property.rawValue)
    if index < nameCount { styles.append(names[index]) } else { styles.append(added[index - nameCount]) }
    styles.append(UInt8(ascii: ":"))
    styles.append(value)
  }

  mutating func listen(_ mask: UInt32) { self.mask = mask }
  mutating func value(version: UInt32, _ text: UnsafeBufferPointer<UInt8>) { attribute(.value, text) }
  mutating func checked(_ isChecked: Bool) { if isChecked { write(" checked=\"\"") } }
  /// The focus is given once the page is alive.
  mutating func focus(_ isFocused: Bool) {}
  mutating func name(_ text: UnsafeBufferPointer<UInt8>) {}
  /// The page's container is where the HTML goes.
  mutating func into(_ id: UInt32) {}

  mutating func layout(_ byte: UInt8) { preconditionFailure("a first batch only builds") }
  mutating func removeAttribute(_ name: Name) { preconditionFailure("a first batch only builds") }
  mutating func removeStyle(_ property: Name) { preconditionFailure("a first batch only builds") }
  mutating func target(_ id: UInt32) { preconditionFailure("a first batch only builds") }
  mutating func after(_ id: UInt32) { preconditionFailure("a first batch only builds") }
  mutating func move(_ id: UInt32) { preconditionFailure("a first batch only builds") }
  mutating func remove(_ id: UInt32) { preconditionFailure("a first batch only builds") }
  mutating func clear(_ id: UInt32) { preconditionFailure("a first batch only builds") }
}
