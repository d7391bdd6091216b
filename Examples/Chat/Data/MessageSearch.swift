/// How texts are looked for.
nonisolated enum MessageSearch {
  /// The pattern that finds messages with all words of a text, the last of which may have only begun; nil without any.
  ///
  /// Each word is quoted, so that nothing in it is taken for the language of patterns.
  ///
  /// - Parameters:
  ///   - text: what somebody typed.
  ///   - room: where to look; nil for everywhere.
  /// - Returns: a pattern of SQLite's text index.
  static func pattern(_ text: String, in room: Int?) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"" }
    if words.isEmpty { return nil }
    // A blank after a word ends it.
    let isOpen = text.last.map { $0.isLetter || $0.isNumber } ?? false
    let place = room.map { "place : \"room\($0)\" AND " } ?? ""
    return "\(place)text : (\(words.joined(separator: " "))\(isOpen ? "*" : ""))"
  }
}
