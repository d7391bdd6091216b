public import SwiftUI

/// Makes blocks of the views between the braces of a board or section.
///
/// Everything a view builder accepts works, and `for` besides: `if` with and without `else`, `if let`, `switch`, `if #available`,
/// `ForEach`, `Group`. Use it for containers of your own that hold blocks:
///
/// ```swift
/// struct Callout: StackBoardSectionSource {
///   private let blocks: [AnyBlock]
///   init(@StackBoardBuilder content: () -> [AnyBlock]) { blocks = content() }
///   func extractBlocks() -> [AnyBlock]? { blocks }
/// }
/// ```
/// A view keeps its state and its element while views around it come and go; what a `for` loop makes is known by its place in
/// the loop, so prefer `ForEach` for elements that move.
@resultBuilder public enum StackBoardBuilder {
  /// A view.
  public static func buildExpression<Content: View>(_ view: Content) -> [AnyBlock] { [AnyBlock(view)] }
  /// A section.
  public static func buildExpression<Source: StackBoardSectionSource>(_ section: Source) -> [AnyBlock] {
    [AnyBlock(section)]
  }
  /// Blocks that were built elsewhere.
  public static func buildExpression(_ blocks: [AnyBlock]) -> [AnyBlock] { blocks.placed }

  /// Blocks one after the other.
  public static func buildBlock(_ parts: [AnyBlock]...) -> [AnyBlock] { join(parts) }
  /// The rounds of a loop.
  public static func buildArray(_ rounds: [[AnyBlock]]) -> [AnyBlock] { join(rounds) }
  /// What stands behind an `if`.
  public static func buildOptional(_ blocks: [AnyBlock]?) -> [AnyBlock] { blocks ?? [] }
  /// The first of two branches.
  public static func buildEither(first blocks: [AnyBlock]) -> [AnyBlock] { blocks.map { $0.at(0) } }
  /// The second of two branches.
  public static func buildEither(second blocks: [AnyBlock]) -> [AnyBlock] { blocks.map { $0.at(1) } }
  /// What is not available everywhere.
  public static func buildLimitedAvailability(_ blocks: [AnyBlock]) -> [AnyBlock] { blocks }

  private static func join(_ parts: [[AnyBlock]]) -> [AnyBlock] {
    var blocks: [AnyBlock] = []
    for (step, part) in parts.enumerated() {
      for block in part { blocks.append(block.at(step)) }
    }
    return blocks
  }
}
