/// The inline part of Markdown, as CommonMark has it, with `~~struck~~` beside: emphasis, code, links, escapes.
///
/// Characters become nodes; brackets and runs of `*`, `_`, `~` are resolved as CommonMark resolves delimiters. Linear but
/// for the search of openers, which is bounded by the literal's delimiters. Values put into a literal are guarded: nothing
/// in them is markup. Addresses are checked where they are written.
nonisolated enum Markdown {
  /// What a node is shown as.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    static let strong = Marks(rawValue: 1)
    static let emphasized = Marks(rawValue: 2)
    static let struck = Marks(rawValue: 4)
    static let code = Marks(rawValue: 8)
  }

  /// Stands for a text put into a literal.
  static let placeholder = "\u{FFFC}"

  /// Whether a byte may begin markup.
  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// The text of a literal.
  ///
  /// - Parameters:
  ///   - source: its characters, with its values.
  ///   - guarded: where values stand, in UTF-8.
  ///   - texts: texts with looks of their own, each with where its place is kept, in order.
  /// - Returns: the text.
  static func text(_ source: String, guarded: [Range<Int>], texts: [(at: Int, text: Text)] = []) -> Text {
    var parser = MarkdownParser(source, guarded: guarded)
    var runs: [TextRun] = []
    var texts = texts[...]
    for node in parser.parse() {
      if let next = texts.first, next.at == node.range.lowerBound {
        texts.removeFirst()
        for var run in next.text.runs {
          run.mark(node.marks)
          runs.append(run)
        }
        continue
      }
      var run = TextRun(parser.text(node.range))
      run.mark(node.marks)
      if let address = node.address {
        run.kind = .link
        run.address = parser.text(address)
      }
      runs.append(run)
    }
    return join(runs)
  }

  /// One text of runs, those that look the same put together.
  static func join(_ runs: [TextRun]) -> Text {
    var joined: [TextRun] = []
    for run in runs where !run.text.isEmpty || run.format != nil || run.picture != nil {
      if let last = joined.last, last.canTake(run) {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    let string = joined.reduce(into: "") { $0 += $1.text }
    if joined.isEmpty { return Text(verbatim: "") }
    if joined.count == 1, joined[0].kind == .plain, joined[0].hasOnlyWords {
      return Text(string: string, rich: joined[0].style.isEmpty ? nil : RichText(style: joined[0].style))
    }
    return Text(string: string, rich: RichText(runs: joined).hoisted)
  }
}

nonisolated extension TextRun {
  /// Whether it is words that stay as they are.
  fileprivate var hasOnlyWords: Bool { moment == nil && format == nil && picture == nil }

  /// Whether another can be a part of the same run.
  fileprivate func canTake(_ other: TextRun) -> Bool {
    let isFixed = hasOnlyWords && other.hasOnlyWords
    return isFixed && kind == other.kind && style == other.style && address == other.address
  }

  /// Shows the run as Markdown marks it: one mark is an element, further ones are looks.
  mutating func mark(_ marks: Markdown.Marks) {
    if marks.contains(.code), kind == .plain { kind = .code }
    if marks.contains(.strong) {
      if kind == .plain { kind = .strong } else if style.weight == nil { style.weight = .bold }
    }
    if marks.contains(.emphasized) {
      if kind == .plain { kind = .emphasized } else if style.isItalic == nil { style.isItalic = true }
    }
    if marks.contains(.struck) {
      style.values.strike = style.values.strike ?? TextLine(isActive: true, pattern: .solid, color: nil)
    }
  }
}
