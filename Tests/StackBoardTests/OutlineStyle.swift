import StackBoard
import SwiftUI

/// Shows a board as its blocks are: sections between brackets.
struct OutlineStyle: StackBoardStyle {
  func makeBody(configuration: Configuration) -> some View { OutlineOfBlocks(blocks: Array(configuration.board)) }
}

struct OutlineOfBlocks: View {
  let blocks: [ResolvedBlock]

  var body: some View {
    ForEach(blocks) { block in
      if let content = block.content {
        WebElement("p") { content }
      } else {
        WebElement("section") {
          Text("[")
          block.header
          OutlineOfBlocks(blocks: block.children)
          block.footer
          Text("]")
        }
      }
    }
  }
}

/// A kind of section of the tests' own.
struct Callout: StackBoardSectionSource {
  private let blocks: [AnyBlock]?

  init(@StackBoardBuilder content: () -> [AnyBlock]) { blocks = content() }
  /// A callout that has nothing to call out.
  init() { blocks = nil }

  func extractBlocks() -> [AnyBlock]? { blocks }
}

/// A row with state of its own.
struct CountingRow: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count) ") { count += 1 } }
}
