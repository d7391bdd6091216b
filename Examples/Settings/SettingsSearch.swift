import Foundation

/// What somebody looks for among the settings: words, or their beginnings and parts.
nonisolated struct SettingsSearch: Equatable {
  /// What was typed.
  let text: String
  private let words: [Substring]

  init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether each word stands in a text, whatever its accents and capitals.
  func finds(_ text: String) -> Bool {
    words.allSatisfy { text.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
  }
}
