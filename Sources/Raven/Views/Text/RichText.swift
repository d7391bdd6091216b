/// Looks of a text, and its runs if it has several.
nonisolated final class RichText: Equatable, Sendable {
  /// What holds for the whole.
  let style: TextStyle
  /// The parts; none for text that is the same all over.
  let runs: [TextRun]
  /// Whether a part is made anew where it is shown.
  let isFormatted: Bool

  init(style: TextStyle) {
    self.style = style
    runs = []
    isFormatted = false
  }

  init(style: TextStyle = TextStyle(), runs: [TextRun]) {
    self.style = style
    self.runs = runs
    isFormatted = runs.contains { $0.format != nil }
    Presence.textRuns = true
  }

  /// The same with other looks.
  init(_ other: RichText, style: TextStyle) {
    self.style = style
    runs = other.runs
    isFormatted = other.isFormatted
  }

  static func == (left: RichText, right: RichText) -> Bool {
    left.style == right.style && (!Presence.textRuns || left.runs == right.runs)
  }

  /// The same with a font that all runs share taken out of them: the whole is to have lines of its height.
  var hoisted: RichText {
    guard let first = runs.first, let font = first.style.font else { return self }
    for run in runs where run.style.font != font { return self }
    var style = style
    style.font = font
    let rest = runs.map { run in
      var run = run
      run.style.font = nil
      return run
    }
    return RichText(style: style, runs: rest)
  }
}

/// A part of a text.
nonisolated struct TextRun: Equatable, Sendable {
  /// What a part is, beyond its looks.
  enum Kind: UInt8, Sendable {
    case plain
    case strong
    case emphasized
    case code
    case link
    case clock
    case picture
  }

  var text: String
  var style: TextStyle
  var kind: Kind
  /// Where a link leads.
  var address: String?
  /// What `text` is made with where conventions may differ.
  var format: TextFormat?
  /// The date it shows, if it is one: the words depend on where it stands.
  var moment: TextMoment?
  /// The picture it is, if it is one, and no words.
  var picture: TextPicture?

  init(
    _ text: String,
    style: TextStyle = TextStyle(),
    kind: Kind = .plain,
    address: String? = nil,
    format: TextFormat? = nil
  ) {
    self.text = text
    self.style = style
    self.kind = kind
    self.address = address
    self.format = format
  }
}
