#if !hasFeature(Embedded)
/// Notices ids that do not stay with their elements: such rows lose their state, their focus and their place on the page.
///
/// ```
///   the first element says two ids when asked twice ──▶ unstable-id
///   every row replaced, as many as before, the first one the same but for its id ──▶ 1 ──▶ 2 ──▶ 3: replaced-ids
///   any other change ──▶ 0
/// ```
/// Costs O(1) beside the diff that is made anyway, and nothing where nobody hears of diagnostics.
struct IdentityWatch {
  /// How often in a row all ids are replaced before it is called a mistake.
  private static let patience = 3

  private var replacements = 0
  /// What the first element was at the last replacement, but for its id.
  private var look: [String] = []

  /// Asks an element for its id once more.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - known: its id, as it said it just now.
  ///   - id: what says it.
  /// - Returns: two ids of the element, if they differ.
  static func unstable<Element, ID: Hashable>(_ element: Element?, _ known: ID?, _ id: (Element) -> ID) -> (ID, ID)? {
    guard let element, let known else { return nil }
    let again = id(element)
    return again == known ? nil : (known, again)
  }

  /// Takes note of what became of the rows.
  ///
  /// - Parameters:
  ///   - isReplacement: whether no row survived and there are as many as before.
  ///   - first: the first element.
  ///   - id: its id.
  /// - Returns: whether ids look as if elements were made anew for every run.
  mutating func noteChange<Element, ID>(isReplacement: Bool, first: Element?, id: ID?) -> Bool {
    guard isReplacement, let first, let id, let seen = IdentityWatch.look(of: first, without: "\(id)") else {
      replacements = 0
      return false
    }
    replacements = replacements > 0 && seen != look ? 1 : replacements + 1
    look = seen
    return replacements == IdentityWatch.patience
  }

  /// What an element is but for its id, or nil where ids cannot have been made for the purpose: in an element that is its
  /// own id, in a bound collection, and among the children of a container.
  private static func look(of element: Any, without id: String) -> [String]? {
    if element is HasGivenID || "\(element)" == id { return nil }
    return Mirror(reflecting: element).children.map { "\($0.value)" }.filter { $0 != id }
  }
}

/// An element whose id is not the app's making.
private protocol HasGivenID {}
extension Binding: HasGivenID {}
extension Subview: HasGivenID {}
extension SectionConfiguration: HasGivenID {}

/// A place in the source and what was said of it.
nonisolated struct ReportedSource: Hashable {
  private let code: String
  private let fileID: String
  private let line: UInt

  init(_ code: String, _ source: SourceLocation) {
    self.code = code
    fileID = source.fileID.description
    line = source.line
  }
}

extension RenderCoordinator {
  /// Reports a mistake of a line of source, once on this page.
  func reportOnce(_ diagnostic: Diagnostic, at source: SourceLocation) {
    if reportedSources.insert(ReportedSource(diagnostic.code, source)).inserted { Diagnostics.report(diagnostic) }
  }
}

extension Diagnostic {
  static func unstableID(_ ids: (String, String), _ source: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "unstable-id",
      text: """
        An element of the ForEach at \(source.fileID.description):\(String(source.line)) was asked twice for its id and said \(ids.0), then \
        \(ids.1). Every update makes all its rows anew, which lose their state and their focus. The likely cause is an \
        id that is computed, such as `var id: UUID { UUID() }`. Keep it: write `let id = UUID()`, or pass `id:` a key \
        path to a stored property.
        """
    )
  }

  static func replacedIDs(_ source: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "replaced-ids",
      text: """
        Every element of the ForEach at \(source.fileID.description):\(String(source.line)) had another id in each of the last updates, though the \
        elements look the same. All its rows are made anew each time and lose their state and their focus. The likely \
        cause is elements that are made in `body`, with an id such as `let id = UUID()`. Make them once and keep them in \
        @State or in a model, or pass `id:` a key path to a property that stays the same.
        """
    )
  }
}
#endif
