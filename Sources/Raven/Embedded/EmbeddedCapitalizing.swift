#if hasFeature(Embedded)
// Of each type by itself: `\.capitalized` of a protocol's extension is no key path the compiler takes.

nonisolated extension String {
  /// The text with each word beginning with a capital, and all other letters small.
  ///
  /// A word begins with a letter that stands behind none, be there apostrophes between them, as Foundation has it.
  public var capitalized: String {
    var made = ""
    var isInWord = false
    for character in self {
      if isInWord {
        made += character.lowercased()
      } else {
        // Of a letter that has none, the capitals are several: only the first is one.
        let capital = character.uppercased()
        made += capital.prefix(1)
        made += capital.dropFirst().lowercased()
      }
      isInWord = character.isLetter || isInWord && (character == "'" || character == "’")
    }
    return made
  }
}

nonisolated extension Substring {
  /// The text with each word beginning with a capital, and all other letters small.
  public var capitalized: String { String(self).capitalized }
}
#endif
