public import Raven

/// What a text of JSON says.
nonisolated enum JSONContent {
  /// A value with a name.
  struct Member {
    var name: String
    let content: JSONContent
  }

  case null
  case bool(Bool)
  /// As it is written: which number that is depends on what is wanted.
  case number(String)
  case string(String)
  case array([JSONContent])
  case object([Member])

  /// What it is, for who wanted something else.
  var words: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}

/// Reads JSON, as RFC 8259 has it; a comma may stand behind a last element.
///
/// Complexity: O(bytes); at most 512 arrays and objects inside one another.
nonisolated struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var depth = 0
  /// Whether a comma stood behind the last element.
  private var hasMore = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What the bytes say as a whole; nil if they are no JSON.
  mutating func read() -> JSONContent? {
    // What some editors put in front of a text.
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
    skipSpace()
    let content = value()
    skipSpace()
    return at == bytes.count ? content : nil
  }

  private var next: UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { at += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    if next != byte || at == bytes.count { return false }
    at += 1
    return true
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    if at + count > bytes.count { return false }
    for index in 0..<count where bytes[at + index] != word.utf8Start[index] { return false }
    at += count
    return true
  }

  private mutating func value() -> JSONContent? {
    switch next {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return takes("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return takes("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return takes("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONContent?) -> JSONContent? {
    at += 1
    depth += 1
    defer { depth -= 1 }
    if depth > 512 { return nil }
    skipSpace()
    return read(&self)
  }

  private mutating func array() -> JSONContent? {
    var items: [JSONContent] = []
    if takes(UInt8(ascii: "]")) { return .array(items) }
    while true {
      guard let item = value() else { return nil }
      items.append(item)
      if ends(with: UInt8(ascii: "]")) { return .array(items) }
      if !hasMore { return nil }
    }
  }

  private mutating func object() -> JSONContent? {
    var members: [JSONContent.Member] = []
    if takes(UInt8(ascii: "}")) { return .object(members) }
    while true {
      guard next == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      if !takes(UInt8(ascii: ":")) { return nil }
      skipSpace()
      guard let content = value() else { return nil }
      members.append(JSONContent.Member(name: name, content: content))
      if ends(with: UInt8(ascii: "}")) { return .object(members) }
      if !hasMore { return nil }
    }
  }

  /// Whether an array or object ends behind an element: also behind a comma, as Foundation has it.
  private mutating func ends(with bracket: UInt8) -> Bool {
    skipSpace()
    hasMore = takes(UInt8(ascii: ","))
    skipSpace()
    return takes(bracket)
  }

  private mutating func digits() -> Int {
    let start = at
    while next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") { at += 1 }
    return at - start
  }

  private mutating func number() -> JSONContent? {
    let start = at
    _ = takes(UInt8(ascii: "-"))
    let first = next
    let count = digits()
    if count == 0 || first == UInt8(ascii: "0") && count > 1 { return nil }
    if takes(UInt8(ascii: ".")), digits() == 0 { return nil }
    if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
      if !takes(UInt8(ascii: "+")) { _ = takes(UInt8(ascii: "-")) }
      if digits() == 0 { return nil }
    }
    return text(from: start, to: at).map { .number($0) }
  }

  /// A text in quotation marks.
  private mutating func string() -> String? {
    at += 1
    var start = at
    var parts = ""
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        guard let last = text(from: start, to: at) else { return nil }
        at += 1
        // Most have nothing in them that is written in another way.
        return parts.isEmpty ? last : parts + last
      }
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\") {
        guard let before = text(from: start, to: at), let scalar = escaped() else { return nil }
        parts += before
        parts.unicodeScalars.append(scalar)
        start = at
      } else {
        at += 1
      }
    }
    return nil
  }

  private func text(from start: Int, to end: Int) -> String? {
    String(validating: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// What stands behind a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    at += 1
    let kind = next
    at += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return Unicode.Scalar(8)
    case UInt8(ascii: "f"): return Unicode.Scalar(12)
    case UInt8(ascii: "n"): return Unicode.Scalar(10)
    case UInt8(ascii: "r"): return Unicode.Scalar(13)
    case UInt8(ascii: "t"): return Unicode.Scalar(9)
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let unit = hexadecimal() else { return nil }
    if unit & 0xFC00 != 0xD800 { return Unicode.Scalar(unit) }
    guard takes("\\u"), let second = hexadecimal(), second & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 | second & 0x3FF)
  }

  private mutating func hexadecimal() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit = next
      let letter = digit | 0x20
      if digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
        unit = unit << 4 | UInt32(digit - UInt8(ascii: "0"))
      } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
        unit = unit << 4 | UInt32(letter - UInt8(ascii: "a") + 10)
      } else {
        return nil
      }
      at += 1
    }
    return unit
  }
}
