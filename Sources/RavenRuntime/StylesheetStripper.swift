/// Takes comments, indentation and empty lines out of a stylesheet.
///
/// Complexity: O(*n*) in the count of bytes.
enum StylesheetStripper {
  /// The stylesheet without what only its readers need.
  static func strip(_ source: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var quote: UInt8?
    var position = 0
    while position < source.count {
      let byte = source[position]
      if quote != nil, byte == .backslash {
        output += source[position..<min(position + 2, source.count)]
        position += 2
        continue
      }
      if quote == nil, byte == .slash, position + 1 < source.count, source[position + 1] == .star {
        position = endOfComment(in: source, from: position + 2)
        continue
      }
      position += 1
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == .quote || byte == .apostrophe { quote = byte }
        let startsLine = output.last.map { $0 == .newline } ?? true
        if startsLine, byte == .space || byte == .tab || byte == .newline { continue }
      }
      output.append(byte)
    }
    return output
  }

  private static func endOfComment(in source: [UInt8], from start: Int) -> Int {
    var position = start
    while position + 1 < source.count, source[position] != .star || source[position + 1] != .slash {
      position += 1
    }
    return min(position + 2, source.count)
  }
}
