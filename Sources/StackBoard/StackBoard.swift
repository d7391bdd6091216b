public import SwiftUI

/// A board of settings: blocks one below the other, some of them in sections.
///
/// Use it where a form's content comes from many places: sections are found wherever they are made, by views of your own, behind
/// modifiers, conditionals, `ForEach` and `AnyView`, and sections in sections join the outermost one, so that parts can be put
/// together without knowing of one another.
///
/// ```swift
/// StackBoard {
///   Toggle("Airplane Mode", isOn: $isOffline)
///   StackBoardSection("Account") {
///     TextField("Name", text: $name)
///     TextField("Mail", text: $mail)
///   }
///   NotificationSettings()
/// }
/// ```
/// Views that stand in no section are rows of their own, and neighbours look as if they were in one. A row keeps its state, its
/// element and its focus while sections around it come, go and are renamed. A change in a row runs that row alone.
///
/// It scrolls by itself and looks as ``Raven/View/stackBoardStyle(_:)`` says. Complexity: O(*n*) for *n* rows and sections
/// whenever some of them come or go.
public struct StackBoard: View {
  private let blocks: [AnyBlock]
  @Environment(\.stackBoardStyle) private var style
  @Environment(\.stackBoardNesting) private var nesting
  @State private var reports = NestingReports()

  /// Creates a board.
  public init(@StackBoardBuilder content: () -> [AnyBlock]) { blocks = content() }

  public var body: some View {
    let (style, nesting, reports) = (style, nesting, reports)
    return Group(parts: Blocks(blocks).formRows()) { parts in
      style.make(
        StackBoardStyleConfiguration(
          board: ResolvedBoard(parts).flattened(nesting) { if nesting == .report { reports.report($0) } }
        )
      )
    }
  }
}

/// Names each header that is dropped once.
private final class NestingReports {
  private var reported: Set<ResolvedBlock.ID> = []

  init() {}
  nonisolated deinit {}

  func report(_ section: ResolvedBlock) {
    if !reported.insert(section.id).inserted { return }
    Diagnostics.report(
      Diagnostic(
        code: "dropped-header",
        text: """
          The section "\(section.words)" stands in another one, so its rows join that one and its header is not shown. Move it to \
          the first level of its board, or have such headers shown as rows with .stackBoardNesting(.inlineHeaders).
          """
      )
    )
  }
}
