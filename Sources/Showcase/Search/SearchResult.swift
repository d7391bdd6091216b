import SwiftUI

/// A topic that was found, with the words that say why.
struct SearchResult: Identifiable, Equatable {
  /// A stretch of text, and whether it is what was looked for.
  struct Piece: Equatable {
    let text: String
    let isMatch: Bool
  }

  let id: UUID
  let link: Permalink
  let title: [Piece]
  /// The titles on the way to it.
  let path: String
  /// Where the words stand, if not in the title.
  let excerpt: [Piece]

  /// About how many characters of a text are shown.
  private static let excerptLength = 90

  init(_ subject: SearchSubject, typed: [String]) {
    id = subject.place.id
    link = subject.link
    path = subject.path.joined(separator: " › ")
    title = Self.pieces(of: subject.title, typed: typed)
    let inTitle = title.contains(where: \.isMatch)
    let text = subject.entries.dropFirst().first { entry in
      Self.pieces(of: entry.text, typed: typed).contains(where: \.isMatch)
    }
    if let text {
      excerpt = Self.excerpt(of: text.text, typed: typed)
    } else {
      let prose = inTitle ? subject.entries.dropFirst().first { $0.field == .prose } : nil
      excerpt = prose.map { Self.excerpt(of: $0.text, typed: typed) } ?? []
    }
  }

  /// A text in pieces: those that begin a word as it was typed, and those between.
  static func pieces(of text: String, typed: [String]) -> [Piece] {
    var pieces: [Piece] = []
    var done = text.startIndex
    for (word, range) in SearchWords.of(text) {
      guard let match = typed.filter({ word.utf8.starts(with: $0.utf8) }).max(by: { $0.count < $1.count }) else {
        continue
      }
      let end = text.index(range.lowerBound, offsetBy: match.count, limitedBy: range.upperBound) ?? range.upperBound
      if done < range.lowerBound { pieces.append(Piece(text: String(text[done..<range.lowerBound]), isMatch: false)) }
      pieces.append(Piece(text: String(text[range.lowerBound..<end]), isMatch: true))
      done = end
    }
    if done < text.endIndex { pieces.append(Piece(text: String(text[done...]), isMatch: false)) }
    return pieces
  }

  /// The part of a text around its first match, on one line.
  private static func excerpt(of text: String, typed: [String]) -> [Piece] {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let pieces = pieces(of: line, typed: typed)
    var before = 0
    for piece in pieces {
      if piece.isMatch { break }
      before += piece.text.count
    }
    if before == line.count { before = 0 }
    let start = line.index(line.startIndex, offsetBy: max(0, before - 30))
    let end = line.index(start, offsetBy: excerptLength, limitedBy: line.endIndex) ?? line.endIndex
    let cut = (start > line.startIndex ? "…" : "") + line[start..<end] + (end < line.endIndex ? "…" : "")
    return Self.pieces(of: cut, typed: typed)
  }
}
