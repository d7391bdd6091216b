extension ModuleStripper {
  /// Copies a string or template with everything in it, without its opening quote if it carries on another.
  mutating func copyLiteral(closedBy quote: UInt8, isContinued: Bool = false) {
    if isContinued { position += 1 } else { copy(1) }
    while let byte = peek() {
      if byte == .backslash {
        copy(2)
      } else if byte == .dollar, peek(1) == .openBrace, quote == .backtick {
        copy(2)
        copySubstitution()
      } else {
        copy(1)
        if byte == quote { return }
      }
    }
  }

  /// Copies the expression in a template's braces as it stands.
  private mutating func copySubstitution() {
    var depth = 1
    while let byte = peek(), depth > 0 {
      switch byte {
      case .quote, .apostrophe, .backtick: copyLiteral(closedBy: byte)
      case .openBrace, .closeBrace:
        depth += byte == .openBrace ? 1 : -1
        copy(1)
      default: copy(1)
      }
    }
  }

  mutating func copyRegularExpression() {
    copy(1)
    var isInClass = false
    while let byte = peek(), byte != .newline {
      if byte == .openBracket { isInClass = true }
      if byte == .closeBracket { isInClass = false }
      copy(byte == .backslash ? 2 : 1)
      if byte == .slash, !isInClass { break }
    }
    // Flags, or a word that a space has to keep apart from them.
    while let byte = peek(), byte.isWord { copy(1) }
    if let byte = peek(), byte == .space { copy(1) }
    finishToken(isExpression: true)
  }

  private mutating func copy(_ count: Int) {
    let end = min(position + count, source.count)
    output += source[position..<end]
    position = end
  }
}
