/// Words of a text, as a search compares them: without case and without marks on letters, parted where neither a letter nor a
/// digit stands, and where a capital begins a new word in a name.
nonisolated enum SearchWords {
  typealias Word = (word: String, range: Range<String.Index>)

  /// The words of a text, in order: as they are compared, and where they stand.
  ///
  /// O(*n*) for *n* characters. Most text is ASCII, where a character is a byte and nothing needs to be looked up.
  static func of(_ text: String) -> [Word] { ofASCII(text) ?? ofAny(text) }

  /// The words of any text.
  static func ofAny(_ text: String) -> [Word] {
    var words: [Word] = []
    var start: String.Index?
    var wasLower = false
    func end(at index: String.Index) {
      if let from = start { words.append((fold(text[from..<index]), from..<index)) }
      start = nil
    }
    for index in text.indices {
      let character = text[index]
      let isWord = character.isLetter || character.isNumber
      let isUpper = character.isUppercase
      if !isWord || (isUpper && wasLower) { end(at: index) }
      if isWord, start == nil { start = index }
      wasLower = isWord && !isUpper
    }
    end(at: text.endIndex)
    return words
  }

  /// The words of a text of ASCII alone; nil for any other.
  static func ofASCII(_ text: String) -> [Word]? {
    let bytes = Array(text.utf8)
    var words: [Word] = []
    var folded: [UInt8] = []
    var start = 0
    var wasLower = false
    func end(at index: Int) {
      guard !folded.isEmpty else { return }
      let from = text.utf8.index(text.startIndex, offsetBy: start)
      words.append((String(decoding: folded, as: UTF8.self), from..<text.utf8.index(text.startIndex, offsetBy: index)))
      folded.removeAll(keepingCapacity: true)
    }
    for (index, byte) in bytes.enumerated() {
      guard byte < 0x80 else { return nil }
      let lower = byte | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      let isWord = isLetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      let isUpper = isLetter && byte != lower
      if !isWord || (isUpper && wasLower) { end(at: index) }
      if isWord {
        if folded.isEmpty { start = index }
        folded.append(isLetter ? lower : byte)
      }
      wasLower = isWord && !isUpper
    }
    end(at: bytes.count)
    return words
  }

  /// A word as it is compared: lower case, without the marks of its letters.
  private static func fold(_ word: Substring) -> String {
    var folded = ""
    for scalar in word.lowercased().unicodeScalars where !scalar.properties.isDiacritic {
      folded.unicodeScalars.append(scalar)
    }
    return folded
  }
}
