public import SwiftUI

/// What becomes of the headers and footers of sections that stand in others.
///
/// The rows of such sections join the outermost one in any case.
public nonisolated enum StackBoardNesting: Hashable, Sendable {
  /// They go.
  case flatten
  /// Headers become rows above those of their section; footers go.
  case inlineHeaders
  /// They go, and each header that does is named in a diagnostic, once: for finding them while an app is developed.
  case report
}

private nonisolated enum NestingKey: EnvironmentKey {
  static let defaultValue = StackBoardNesting.flatten
}

nonisolated extension EnvironmentValues {
  /// What becomes of the headers of sections in sections of a board.
  public var stackBoardNesting: StackBoardNesting {
    get { self[NestingKey.self] }
    set { self[NestingKey.self] = newValue }
  }
}

extension View {
  /// Sets what becomes of the headers and footers of sections that stand in others, for the boards in this view.
  ///
  /// ```swift
  /// StackBoard { NotificationSettings() }.stackBoardNesting(.inlineHeaders)
  /// ```
  public func stackBoardNesting(_ nesting: StackBoardNesting) -> some View {
    environment(\.stackBoardNesting, nesting)
  }
}

extension ResolvedBoard {
  /// The board without sections in sections.
  ///
  /// Their rows join the outermost one, in the order they were declared. Each block is looked at once: O(*n*).
  ///
  /// - Parameters:
  ///   - nesting: what becomes of their headers.
  ///   - dropped: called with each section whose header goes.
  /// - Returns: the board.
  func flattened(_ nesting: StackBoardNesting, dropped: (ResolvedBlock) -> Void = { _ in }) -> ResolvedBoard {
    func leaves(of section: ResolvedBlock, _ found: inout [ResolvedBlock]) {
      for child in section.children {
        BoardCount.flattened += 1
        if !child.isSection {
          found.append(child)
          continue
        }
        if nesting == .inlineHeaders {
          if !child.header.isEmpty { found.append(child.headerAlone) }
        } else if !child.header.isEmpty {
          dropped(child)
        }
        leaves(of: child, &found)
      }
    }
    return ResolvedBoard(
      map { block in
        BoardCount.flattened += 1
        if !block.isSection { return block }
        var found: [ResolvedBlock] = []
        leaves(of: block, &found)
        return block.with(children: found)
      }
    )
  }
}
