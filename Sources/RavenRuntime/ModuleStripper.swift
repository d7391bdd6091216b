/// Takes comments and needless white space out of a JavaScript module.
///
/// It renames nothing and moves nothing, so a stack trace still reads. Literals are copied byte by
/// byte, and joined where one line carries on another's. A line break stays unless the language cannot
/// mean anything by it: after `{ ( [ , ;` and before `}`; a comma before `}` goes too. A slash opens a
/// regular expression only behind an operator, an opening bracket or a keyword; behind `)` or `}` it
/// divides, so a regular expression there needs parentheses.
///
/// For a bundle it also takes out `import { … } from "./x.js";` and the word `export`.
///
/// Complexity: O(*n*) in the count of bytes.
struct ModuleStripper {
  let source: [UInt8]
  var position = 0
  var output: [UInt8] = []
  /// The modules imported by statements that were taken out.
  private(set) var imports: [String] = []
  private let isForBundle: Bool
  /// White space passed since the last byte of output.
  private var gap = Gap.none
  /// Where the last word of the output began, while nothing followed it.
  private var wordStart: Int?
  private var endsWithExpression = false

  private enum Gap: Int { case none, space, line }

  /// Strips a module; `output` is what is left.
  init(_ source: [UInt8], isForBundle: Bool = false) {
    self.source = source
    self.isForBundle = isForBundle
    output.reserveCapacity(source.count)
    while let byte = peek() { step(byte) }
    output.append(.newline)
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < source.count ? source[position + offset] : nil
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case .space, .tab, .carriageReturn: pass(1, .space)
    case .newline: pass(1, .line)
    case .slash where peek(1) == .slash:
      while let next = peek(), next != .newline { pass(1, .space) }
    case .slash where peek(1) == .star: passBlockComment()
    case .quote where continuesLiteral:
      output.removeLast(2)
      gap = .none
      copyLiteral(closedBy: byte, isContinued: true)
      finishToken(isExpression: true)
    case .quote, .apostrophe, .backtick:
      settleGap(before: byte)
      copyLiteral(closedBy: byte)
      finishToken(isExpression: true)
    case .slash where !dividesHere:
      settleGap(before: byte)
      copyRegularExpression()
    default: copyByte(byte)
    }
  }

  private mutating func copyByte(_ byte: UInt8) {
    if isForBundle, gap != .none || byte == .openBrace {
      if lastWord == "export" { dropLastWord() }
      if lastWord == "import", byte == .openBrace { return dropImport() }
    }
    let continuesWord = gap == .none && wordStart != nil
    if byte == .closeBrace, output.last == .comma { output.removeLast() }
    settleGap(before: byte)
    if byte.isWord {
      if !continuesWord { wordStart = output.count }
    } else {
      finishToken(
        isExpression: byte == .closeParenthesis || byte == .closeBracket || byte == .closeBrace
      )
    }
    output.append(byte)
    position += 1
  }

  /// Whether a literal begins here that only carries on the one of the line before.
  private var continuesLiteral: Bool { gap == .line && output.suffix(2).elementsEqual([.quote, .plus]) }

  mutating func finishToken(isExpression: Bool) {
    wordStart = nil
    endsWithExpression = isExpression
  }

  private mutating func dropLastWord() {
    output.removeSubrange((wordStart ?? output.endIndex)...)
    finishToken(isExpression: false)
    gap = .none
  }

  private mutating func dropImport() {
    dropLastWord()
    let end = source[position...].firstIndex(of: .semicolon) ?? source.endIndex
    let quoted = source[position..<end].split(separator: .quote, omittingEmptySubsequences: false)
    if quoted.count == 3 { imports.append(String(decoding: quoted[1].dropFirst(2), as: UTF8.self)) }
    position = min(end + 1, source.endIndex)
  }
}

// MARK: - White space

extension ModuleStripper {
  private mutating func pass(_ count: Int, _ passed: Gap) {
    position += count
    widen(passed)
  }

  private mutating func widen(_ passed: Gap) {
    if passed.rawValue > gap.rawValue { gap = passed }
  }

  private mutating func passBlockComment() {
    position += 2
    while let byte = peek(), !(byte == .star && peek(1) == .slash) {
      pass(1, byte == .newline ? .line : .space)
    }
    pass(2, .space)
  }

  /// Writes what the gap in front of a token has to become.
  private mutating func settleGap(before next: UInt8) {
    defer { gap = .none }
    guard gap != .none, let last = output.last else { return }
    if gap == .line, !Self.breaksNothingAfter.contains(last), !Self.breaksNothingBefore.contains(next),
      // Our statements end with a semicolon, so that a word behind a brace begins another; if one did not, it would be refused.
      last != .closeBrace || !next.isWord
    {
      output.append(.newline)
    } else if (last.isWord && next.isWord) || (last == next && Self.doubles.contains(next))
      || (last.isDigit && next == .dot)
    {
      output.append(.space)
    }
  }

  private static let breaksNothingAfter = Set("{([,;:?=>&|\n".utf8)
  private static let breaksNothingBefore = Set("})],;:?.=&|".utf8)
  /// Two of these in a row mean something else than one and one.
  private static let doubles = Set("+-/".utf8)
}

// MARK: - Words

extension ModuleStripper {
  /// Whether a slash divides what stands before it.
  private var dividesHere: Bool {
    guard let lastWord else { return endsWithExpression }
    return !Self.keywordsBeforeExpressions.contains(lastWord)
  }

  /// The word the output ends with.
  private var lastWord: String? {
    wordStart.map { String(decoding: output[$0...], as: UTF8.self) }
  }

  private static let keywordsBeforeExpressions: Set = [
    "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw",
    "typeof", "void", "yield",
  ]
}
