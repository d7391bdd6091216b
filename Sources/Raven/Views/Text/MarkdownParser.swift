/// Reads inline Markdown into marked pieces of text.
nonisolated struct MarkdownParser {
  /// A piece of the source, or a run of delimiters in it, of which is left what is not used up.
  struct Node {
    /// Where it is in the source, in UTF-8.
    var range: Range<Int>
    var marks: Markdown.Marks = []
    /// Where its address is in the source.
    var address: Range<Int>?
    /// The delimiter it is a run of; 0 for text, `[` for a bracket.
    var delimiter: UInt8 = 0
    var canOpen = false
    var canClose = false
    /// How often the delimiter stood there at first.
    var length = 0

    mutating func takeLast(_ count: Int) { range = range.lowerBound..<range.upperBound - count }
  }

  private let bytes: [UInt8]
  private let isGuarded: [Bool]
  private var at = 0
  private var nodes: [Node] = []
  /// Where what is read and belongs to no node yet begins.
  private var unread = 0

  init(_ source: String, guarded: [Range<Int>]) {
    bytes = Array(source.utf8)
    var flags = [Bool](repeating: false, count: bytes.count)
    for range in guarded {
      for index in range where index < flags.count { flags[index] = true }
    }
    isGuarded = flags
  }

  /// The pieces in order.
  mutating func parse() -> [Node] {
    while at < bytes.count { step() }
    flush()
    resolve(from: 0)
    return nodes
  }

  /// A part of the source as a string.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func step() {
    let byte = bytes[at]
    if isGuarded[at] {
      // Kept apart, so that a text put into the literal is found by its place.
      if at == 0 || !isGuarded[at - 1] || byte == 0xEF { flush() }
      at += 1
      let isPlaceholder = at > 2 && bytes[at - 3] == 0xEF && bytes[at - 2] == 0xBF && bytes[at - 1] == 0xBC
      if isPlaceholder || (at < bytes.count && !isGuarded[at]) { flush() }
      return
    }
    switch byte {
    case UInt8(ascii: "\\"): escape()
    case UInt8(ascii: "`"): code()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): delimiters(byte)
    case UInt8(ascii: "["):
      add(Node(range: at..<at + 1, delimiter: byte, canOpen: true), endingAt: at + 1)
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"): autolink()
    default: at += 1
    }
  }

  /// Makes a node of what was read before this place.
  private mutating func flush() {
    if unread < at { nodes.append(Node(range: unread..<at)) }
    unread = at
  }

  /// Adds a node, with what was read before it; reading goes on at its end.
  private mutating func add(_ node: Node, endingAt end: Int) {
    flush()
    nodes.append(node)
    at = end
    unread = end
  }

  private mutating func escape() {
    if at + 1 < bytes.count, !isGuarded[at + 1], MarkdownParser.isPunctuation(bytes[at + 1]) {
      flush()
      at += 1
      unread = at
    }
    at += 1
  }

  private mutating func code() {
    let length = run(of: UInt8(ascii: "`"), at: at)
    var end = at + length
    while end < bytes.count {
      let found = isGuarded[end] ? 0 : run(of: UInt8(ascii: "`"), at: end)
      if found == length {
        var content = at + length..<end
        let space = UInt8(ascii: " ")
        if content.count > 2, bytes[content.lowerBound] == space, bytes[end - 1] == space,
          bytes[content].contains(where: { $0 != space })
        {
          content = content.lowerBound + 1..<end - 1
        }
        return add(Node(range: content, marks: .code), endingAt: end + length)
      }
      end += max(found, 1)
    }
    at += length
  }

  private mutating func delimiters(_ byte: UInt8) {
    let length = run(of: byte, at: at)
    let (before, after) = (at == 0 ? 32 : bytes[at - 1], at + length < bytes.count ? bytes[at + length] : 32)
    let (isSpaceBefore, isSpaceAfter) = (MarkdownParser.isSpace(before), MarkdownParser.isSpace(after))
    let (isMarkBefore, isMarkAfter) = (MarkdownParser.isPunctuation(before), MarkdownParser.isPunctuation(after))
    let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
    let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    var node = Node(range: at..<at + length, delimiter: byte, length: length)
    let isUnderscore = byte == UInt8(ascii: "_")
    node.canOpen = isLeft && (!isUnderscore || !isRight || isMarkBefore)
    node.canClose = isRight && (!isUnderscore || !isLeft || isMarkAfter)
    add(node, endingAt: at + length)
  }

  private func run(of byte: UInt8, at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte, !isGuarded[end] { end += 1 }
    return end - start
  }

  // MARK: Links

  private mutating func closeBracket() {
    flush()
    let bracket = UInt8(ascii: "[")
    guard let opener = nodes.lastIndex(where: { $0.delimiter == bracket }) else {
      at += 1
      return
    }
    let isActive = nodes[opener].canOpen
    nodes[opener].delimiter = 0
    guard isActive, let (address, end) = destination(at: at + 1) else {
      at += 1
      return
    }
    resolve(from: opener + 1)
    for index in opener + 1..<nodes.count { nodes[index].address = address }
    nodes.remove(at: opener)
    // No link stands inside another.
    for index in nodes.indices where nodes[index].delimiter == bracket { nodes[index].canOpen = false }
    (at, unread) = (end, end)
  }

  /// Where the address in parentheses is, and where they end.
  private func destination(at start: Int) -> (Range<Int>, Int)? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "("), !isGuarded[start] else { return nil }
    var index = start + 1
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if !isGuarded[index] {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0 { break }
          depth -= 1
        }
        if MarkdownParser.isSpace(byte) { break }
      }
      index += 1
    }
    guard let end = endOfDestination(from: index) else { return nil }
    if index - start > 2, bytes[start + 1] == UInt8(ascii: "<"), bytes[index - 1] == UInt8(ascii: ">") {
      return (start + 2..<index - 1, end)
    }
    return (start + 1..<index, end)
  }

  /// Behind an address: a title in quotation marks, which a page has no place for, and the parenthesis.
  private func endOfDestination(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, MarkdownParser.isSpace(bytes[index]) { index += 1 }
    let quote = UInt8(ascii: "\"")
    if index < bytes.count, bytes[index] == quote, index > start {
      index += 1
      while index < bytes.count, bytes[index] != quote { index += 1 }
      index += 1
      while index < bytes.count, MarkdownParser.isSpace(bytes[index]) { index += 1 }
    }
    return index < bytes.count && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
  }

  /// `<https://example.com>`.
  private mutating func autolink() {
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), !MarkdownParser.isSpace(bytes[end]) { end += 1 }
    let address = at + 1..<end
    let isAddress =
      beginsAddress("http://", address) || beginsAddress("https://", address)
      || beginsAddress("mailto:", address)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">"), isAddress else {
      at += 1
      return
    }
    add(Node(range: address, address: address), endingAt: end + 1)
  }

  private func beginsAddress(_ scheme: StaticString, _ address: Range<Int>) -> Bool {
    scheme.withUTF8Buffer { bytes[address].starts(with: $0) }
  }

  // MARK: Emphasis

  /// Matches delimiters from a node on, and makes text of the rest.
  private mutating func resolve(from first: Int) {
    var closer = first
    while closer < nodes.count {
      guard nodes[closer].canClose, nodes[closer].delimiter != 0, !nodes[closer].range.isEmpty else {
        closer += 1
        continue
      }
      guard let opener = opener(of: closer, from: first) else {
        closer += 1
        continue
      }
      match(opener, closer)
    }
    let bracket = UInt8(ascii: "[")
    for index in first..<max(nodes.count, first) where nodes[index].delimiter != bracket { nodes[index].delimiter = 0 }
  }

  private func opener(of closer: Int, from first: Int) -> Int? {
    let close = nodes[closer]
    var index = closer - 1
    while index >= first {
      let open = nodes[index]
      index -= 1
      guard open.delimiter == close.delimiter, open.canOpen, !open.range.isEmpty else { continue }
      if close.delimiter == UInt8(ascii: "~") {
        if open.range.count != close.range.count || close.range.count > 2 { continue }
      } else if open.canClose || close.canOpen, (open.length + close.length) % 3 == 0,
        open.length % 3 != 0 || close.length % 3 != 0
      {
        continue
      }
      return index + 1
    }
    return nil
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    let isTilde = nodes[closer].delimiter == UInt8(ascii: "~")
    let both = min(nodes[opener].range.count, nodes[closer].range.count)
    let used = isTilde ? both : min(both, 2)
    let mark: Markdown.Marks = isTilde ? .struck : used == 2 ? .strong : .emphasized
    for index in opener + 1..<closer {
      nodes[index].marks.insert(mark)
      // What stands between and is not matched yet never will be.
      if nodes[index].delimiter != UInt8(ascii: "[") { nodes[index].delimiter = 0 }
    }
    nodes[opener].takeLast(used)
    nodes[closer].takeLast(used)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (byte > 32 && byte < 48) || (byte > 57 && byte < 65) || (byte > 90 && byte < 97) || (byte > 122 && byte < 127)
  }
}
