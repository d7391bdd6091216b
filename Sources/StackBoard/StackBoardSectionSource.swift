public import SwiftUI

/// A view that is a section of a board: what makes a kind of section of your own take part.
///
/// Conform a view that holds blocks, and boards find it as they find ``StackBoardSection``: declared in a builder, and through
/// modifiers, views of your own, `Group`, conditionals, `ForEach` and `AnyView`.
///
/// ```swift
/// struct Callout: StackBoardSectionSource {
///   private let blocks: [AnyBlock]
///   init(@StackBoardBuilder content: () -> [AnyBlock]) { blocks = content() }
///   func extractBlocks() -> [AnyBlock]? { blocks }
/// }
///
/// StackBoard {
///   Callout { Text("Backups are off.") }.tint(.orange)
/// }
/// ```
/// The section has neither header nor footer. For one that has, write a `body` that is a ``StackBoardSection``:
///
/// ```swift
/// var body: some View {
///   StackBoardSection(blocks) { Label("Attention", systemImage: "exclamationmark.triangle") }
/// }
/// ```
public protocol StackBoardSectionSource: View {
  /// The section's blocks; nil if there is nothing to be a section of now: then the view shows nothing.
  func extractBlocks() -> [AnyBlock]?
}

extension StackBoardSectionSource {
  /// A section of the blocks.
  @ViewBuilder public var body: some View {
    if let blocks = extractBlocks() { Section { Blocks(blocks) } }
  }
}
