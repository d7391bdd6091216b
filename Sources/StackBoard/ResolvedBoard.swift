public import SwiftUI

/// What stands on a board, after every body has been run: rows, and sections in sections as they were declared.
///
/// A style gets one that is flat already: no section in it holds another. As a view it shows its blocks, so a board of them is
/// `StackBoard { board }`.
public struct ResolvedBoard: RandomAccessCollection, View {
  private let blocks: [ResolvedBlock]

  /// Creates a board of blocks, some of another perhaps.
  public init(_ blocks: [ResolvedBlock]) { self.blocks = blocks }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { blocks.count } }
  public nonisolated subscript(position: Int) -> ResolvedBlock { MainActor.assumeIsolated { blocks[position] } }

  public var body: some View { ForEach(blocks) { $0 } }

  /// All blocks, each before what stands in it: depth first, in the order they were declared.
  public var descendants: [ResolvedBlock] {
    var found: [ResolvedBlock] = []
    func walk(_ blocks: [ResolvedBlock]) {
      for block in blocks {
        found.append(block)
        walk(block.children)
      }
    }
    walk(blocks)
    return found
  }

  /// The rows alone, wherever they stand.
  public var rows: [ResolvedBlock] { descendants.filter { !$0.isSection } }

  /// The board with the rows that fulfil a condition, and the sections in which there are any.
  ///
  /// A section that fulfils the condition itself stays whole.
  ///
  /// ```swift
  /// StackBoardReader(AllSettings()) { board in
  ///   StackBoard { board.keeping { $0.words.contains(search) } }
  /// }
  /// ```
  public func keeping(_ isKept: (ResolvedBlock) -> Bool) -> ResolvedBoard {
    func kept(_ blocks: [ResolvedBlock]) -> [ResolvedBlock] {
      blocks.compactMap { block in
        if isKept(block) { return block }
        if !block.isSection { return nil }
        let children = kept(block.children)
        return children.isEmpty ? nil : block.with(children: children)
      }
    }
    return ResolvedBoard(kept(blocks))
  }
}

extension ResolvedBoard {
  /// Reads the parts of resolved content, each once.
  init(_ parts: SubviewParts) { blocks = ResolvedBoard.blocks(of: parts, depth: 0) }

  private static func blocks(of parts: SubviewParts, depth: Int) -> [ResolvedBlock] {
    parts.map { part in
      BoardCount.parts += 1
      switch part {
      case .view(let view): return ResolvedBlock(view, depth: depth)
      case .section(let section):
        return ResolvedBlock(section: section, children: blocks(of: section.content, depth: depth + 1), depth: depth)
      }
    }
  }
}

/// What boards have cost, for tests.
package enum BoardCount {
  /// The parts of content that were read.
  package static var parts = 0
  /// The blocks that were looked at while boards were made flat.
  package static var flattened = 0
}
