import Foundation

/// What titles and names are sorted and found by.
nonisolated enum Words {
  /// Articles that do not count.
  private static let articles = ["the ", "an ", "a "]

  /// What a title is sorted by: without article, case and accents.
  static func titleKey(_ title: String) -> String {
    let plain = plain(title)
    for article in articles where plain.hasPrefix(article) { return String(plain.dropFirst(article.count)) }
    return plain
  }

  /// What an author is sorted by: the last name first.
  static func authorKey(_ author: String) -> String {
    let names = plain(author).split(separator: " ")
    return ((names.last.map { [$0] } ?? []) + names.dropLast()).joined(separator: " ")
  }

  private static func plain(_ text: String) -> String {
    // Nearly everything is ASCII, for which lower case is all there is to do.
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// The pattern that finds books with words that begin as those typed do; nil without any.
  ///
  /// Each word is quoted, so that nothing in it is taken for the language of patterns.
  static func pattern(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
  }
}
