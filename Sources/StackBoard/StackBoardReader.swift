public import SwiftUI

/// Shows something made of what stands on a board: after every body has been run, with sections in sections as they were declared.
///
/// Use it to count, list or search blocks, or to show some of them on a board.
///
/// ```swift
/// StackBoardReader(AllSettings()) { board in
///   Text("\(board.rows.count) settings")
///   StackBoard { board.keeping { search.isEmpty || $0.words.contains(search) } }
/// }
/// ```
/// Rows that are shown are the views of the content with their state; rows that are not keep theirs.
public struct StackBoardReader<Content: View, Result: View>: View {
  private let content: Content
  private let board: (ResolvedBoard) -> Result

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - content: what could stand on a board.
  ///   - board: makes what is shown.
  public init(_ content: Content, @ViewBuilder board: @escaping (ResolvedBoard) -> Result) {
    self.content = content
    self.board = board
  }

  public var body: some View {
    let board = board
    return Group(parts: content.formRows()) { board(ResolvedBoard($0)) }
  }
}
