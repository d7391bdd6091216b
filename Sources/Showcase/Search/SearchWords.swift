/// Words of a text, as a search compares them: without case and without marks on letters, parted where neither a letter nor a
/// digit stands, and where a capital begins a new word in a name.
nonisolated enum SearchWords {
  /// The words of a text, in order: bytes of folded characters, and where the word stands.
  static func of(_ text: String) -> [(word: String, range: Range<String.Index>)] {
    var words: [(word: String, range: Range<String.Index>)] = []
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

  /// A word as it is compared: lower case, without the marks of its letters.
  static func fold(_ word: Substring) -> String {
    var folded = ""
    for scalar in word.lowercased().unicodeScalars where !scalar.properties.isDiacritic {
      folded.unicodeScalars.append(scalar)
    }
    return folded
  }
}
