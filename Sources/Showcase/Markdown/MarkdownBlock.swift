/// A part of a text in Markdown that stands by itself.
nonisolated enum MarkdownBlock: Equatable, Sendable {
  case paragraph([MarkdownRun])
  /// A heading; 1 is the highest level.
  case heading(Int, [MarkdownRun])
  case code(String, language: String)
  /// Items, each of blocks; numbered from a start, or with bullets.
  case list(start: Int?, items: [[MarkdownBlock]])
  case quote([MarkdownBlock])
  case divider

  /// The words in it, without marks.
  var words: String {
    switch self {
    case .paragraph(let runs), .heading(_, let runs): runs.reduce(into: "") { $0 += $1.text }
    case .code(let code, _): code
    case .list(_, let items): items.map { $0.words }.joined(separator: "\n")
    case .quote(let blocks): blocks.words
    case .divider: ""
    }
  }
}

nonisolated extension [MarkdownBlock] {
  /// The words in them, a line for each block.
  var words: String { map(\.words).joined(separator: "\n") }
}

/// A stretch of text with the same marks.
nonisolated struct MarkdownRun: Equatable, Sendable {
  /// How it is marked.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    static let emphasized = Marks(rawValue: 1)
    static let strong = Marks(rawValue: 2)
    static let code = Marks(rawValue: 4)
  }

  var text: String
  var marks: Marks = []
  /// Where it leads, as it was written.
  var address: String?
}
