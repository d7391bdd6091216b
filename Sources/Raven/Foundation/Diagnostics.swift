/// A mistake in an app's source that was noticed while it ran: what happened, the likely cause, what to write instead.
public nonisolated struct Diagnostic: Equatable, Sendable {
  /// A short name that stays the same, to search for.
  public let code: String
  /// What happened, why, and what to write instead.
  public let text: String

  /// Creates a diagnostic.
  public init(code: String, text: String) {
    self.code = code
    self.text = text
  }
}

/// Where diagnostics go.
///
/// Nothing a diagnostic is about ever stops an app.
public enum Diagnostics {
  /// Receives every diagnostic; the live server logs it and shows it in the page.
  public static var handler: ((Diagnostic) -> Void)? {
    didSet { Presence.diagnostics = true }
  }

  /// Whether anybody hears of mistakes.
  @inline(__always) static var isHeard: Bool { Presence.diagnostics && handler != nil }

  /// Tells whoever hears of mistakes about one.
  ///
  /// For libraries; the diagnostic is made only if somebody hears.
  ///
  /// ```swift
  /// Diagnostics.report(Diagnostic(code: "empty-chart", text: "The chart has no series. Give it at least one."))
  /// ```
  @inline(__always) public static func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if Presence.diagnostics, let handler { handler(diagnostic()) }
  }
}

extension Diagnostic {
  static func duplicateID(_ id: String, _ source: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "duplicate-id",
      text: """
        Two elements of the ForEach at \(source.fileID.description):\(String(source.line)) have the id \(id). Both are shown, but which of \
        them keeps its state when the list changes is decided by their order alone. Give every element an id of its \
        own, or pass `id:` a key path to something unique.
        """
    )
  }

  static func unsettledCommit(rounds: Int) -> Diagnostic {
    Diagnostic(
      code: "unsettled-commit",
      text: """
        The page did not settle: after \(String(rounds)) rounds of bodies and actions there was still something to update. The \
        likely cause is an onChange, onAppear or preference action that writes what it depends on. Write only when the \
        value differs, or move the write into the action that starts the change.
        """
    )
  }

  static func unknownSymbol(_ name: String, _ known: [String]) -> Diagnostic {
    var names = ""
    for name in known { names += (names.isEmpty ? "" : ", ") + name }
    return Diagnostic(
      code: "unknown-symbol",
      text: """
        There is no system image called \"\(name)\", so a dashed square with a question mark stands in its place. \
        \(names.isEmpty ? "" : "Near it are \(names). ")\
        Use one of the names in Scripts/icons/names.txt, or Image(_:) with a file of the app's Resources folder.
        """
    )
  }

  static func announcementWithoutPage(_ words: String) -> Diagnostic {
    Diagnostic(
      code: "announcement-without-page",
      text: """
        Nobody heard the announcement "\(words)": it was posted outside the turn of any page, or its page has gone. Post it \
        in an action, in onAppear, onChange or task, or in a Task that one of these starts.
        """
    )
  }

  static let unlinearGuide = Diagnostic(
    code: "unlinear-guide",
    text: """
      An alignment guide was left out: the page computes guides from sizes that only it knows, as sums of multiples of the \
      view's sides and baselines. The likely cause is a max, min or if in alignmentGuide(_:computeValue:) or in an \
      AlignmentID. Write a sum such as $0[.bottom] - 4, or use a Layout.
      """
  )

  static func unbalancedUndo(_ what: String) -> Diagnostic {
    Diagnostic(
      code: "unbalanced-undo",
      text: """
        \(what), so what is taken back as one may be less or more than was meant. Call beginUndoGrouping and \
        endUndoGrouping, and disableUndoRegistration and enableUndoRegistration, in pairs in one action.
        """
    )
  }

  static func refusedMarkup(_ what: String, _ instead: String) -> Diagnostic {
    Diagnostic(code: "refused-markup", text: "\(what) was left out of the page. \(instead)")
  }

  static func refusedEmbed(_ title: String, _ address: String) -> Diagnostic {
    Diagnostic(
      code: "refused-embed",
      text: """
        The page "\(title)" was not embedded, and its title stands in its place: the address \(address) is neither a whole one \
        with https nor relative. The likely cause is http:, another scheme, or two slashes at its beginning. Give EmbeddedPage \
        an address that begins with https:// and a host, or a path on the same host.
        """
    )
  }

  static func embedNotAllowed(_ title: String, from origin: String, _ allowed: [String]) -> Diagnostic {
    var sources = ""
    for source in allowed + [origin] { sources += (sources.isEmpty ? "" : ", ") + "\"" + source + "\"" }
    return Diagnostic(
      code: "embed-not-allowed",
      text: """
        The page "\(title)" stays empty: no page of this app may show pages from \(origin), so the browser does not load it. Say \
        so where the app's scene is: WindowGroup { … }.embeddedPages(from: [\(sources)]).
        """
    )
  }

  static func refusedEmbedSource(_ source: String) -> Diagnostic {
    Diagnostic(
      code: "refused-embed-source",
      text: """
        embeddedPages(from:) left out \(source), which is no origin of a site with https. The likely cause is a path, a wildcard \
        or another scheme. Write scheme and host alone, such as https://www.youtube-nocookie.com, or 'self' in single quotes \
        for pages that the same host serves.
        """
    )
  }
}
