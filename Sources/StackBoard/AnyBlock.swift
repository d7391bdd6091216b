public import SwiftUI

/// One declared block of a board: a view with its role kept beside it.
///
/// ``StackBoardBuilder`` makes them of what stands between the braces of a board or section. Make one yourself where a kind of
/// section of your own hands out blocks that come from somewhere else than a builder:
///
/// ```swift
/// struct Glossary: StackBoardSectionSource {
///   let words: [String]
///   func extractBlocks() -> [AnyBlock]? { words.map { AnyBlock(Text($0)) } }
/// }
/// ```
/// A block knows what was *declared*: a view whose body is a section is none itself. What the board shows is decided on what
/// comes of the bodies, and told by ``ResolvedBlock``. Where another module has an `AnyBlock` too, this one is
/// `StackBoard::AnyBlock`.
public struct AnyBlock: StackBoardSectionSource, Identifiable {
  /// Identifies a block among those it was declared with: the same whenever the builder runs again.
  ///
  /// It follows from where the block stands in the builder, so that a view behind an `if` does not change the ids of those below.
  /// A block made without a builder is known by its place in the array it is handed out in.
  public nonisolated struct ID: Hashable, Sendable {
    /// An index or branch for each step of the builder, outermost first.
    fileprivate var path: [Int] = []
  }

  public private(set) var id: ID
  private let view: AnyView
  private let blocks: [AnyBlock]?

  /// Creates a block of a view that is no section itself.
  public init<Content: View>(_ view: Content) {
    self.init(AnyView(view), blocks: nil)
  }

  /// Creates a block of a section.
  public init<Source: StackBoardSectionSource>(_ section: Source) {
    self.init(AnyView(section), blocks: section.extractBlocks())
  }

  private init(_ view: AnyView, blocks: [AnyBlock]?) {
    id = ID()
    self.view = view
    self.blocks = blocks
  }

  /// Whether the block was declared as a section: whether its own type hands out blocks.
  public var isSection: Bool { blocks != nil }

  /// The blocks of a section; nil for anything else.
  public func extractBlocks() -> [AnyBlock]? { blocks }

  public var body: some View { view }

  /// The block at a step of a builder.
  func at(_ step: Int) -> AnyBlock {
    var block = self
    block.id.path.insert(step, at: 0)
    return block
  }

  /// Whether a builder has given the block its place.
  fileprivate var isPlaced: Bool { !id.path.isEmpty }
}

extension [AnyBlock] {
  /// The blocks with places for those that were made by hand: where they stand among these.
  var placed: [AnyBlock] { enumerated().map { $1.isPlaced ? $1 : $1.at($0) } }
}

/// Declared blocks, one after the other.
struct Blocks: View {
  private let blocks: [AnyBlock]

  init(_ blocks: [AnyBlock]) {
    self.blocks = blocks.placed
  }

  var body: some View { ForEach(blocks) { $0 } }
}
