public import SwiftUI

/// The usual board: sections as cards.
public struct AutomaticStackBoardStyle: StackBoardStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BoardFrame(look: .grouped, board: configuration.board)
  }
}

/// Sections as cards, with lines between their rows.
public struct GroupedStackBoardStyle: StackBoardStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BoardFrame(look: .grouped, board: configuration.board)
  }
}

/// Rows from edge to edge, without cards.
public struct PlainStackBoardStyle: StackBoardStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BoardFrame(look: .plain, board: configuration.board)
  }
}

extension StackBoardStyle where Self == AutomaticStackBoardStyle {
  /// The usual board.
  public static var automatic: Self { Self() }
}
extension StackBoardStyle where Self == GroupedStackBoardStyle {
  /// Sections as cards.
  public static var grouped: Self { Self() }
}
extension StackBoardStyle where Self == PlainStackBoardStyle {
  /// Rows from edge to edge.
  public static var plain: Self { Self() }
}

/// A board as a form shows rows and sections.
private struct BoardFrame: View {
  let look: FormFrameLook
  let board: ResolvedBoard

  var body: some View {
    FormFrame(look) {
      ForEach(board) { block in
        if let content = block.content {
          FormRow(content)
        } else {
          FormSection(
            block.children,
            header: block.header,
            footer: block.footer,
            isExpanded: block.isExpanded
          ) { BoardRow(block: $0) }
        }
      }
    }
  }
}

/// A row of a section; or the header of a section that stood in it.
private struct BoardRow: View {
  let block: ResolvedBlock

  var body: some View {
    if let content = block.content {
      FormRow(content)
    } else {
      FormRow {
        block.header
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h3)
      }
    }
  }
}
