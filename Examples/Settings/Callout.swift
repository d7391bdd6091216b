import StackBoard
import SwiftUI

/// A section that asks for attention: a kind of section of this app's own.
struct Callout: StackBoardSectionSource {
  private let title: String
  private let symbol: String
  private let color: Color
  private let blocks: [AnyBlock]

  init(_ title: String, systemImage: String, color: Color, @StackBoardBuilder content: () -> [AnyBlock]) {
    self.title = title
    symbol = systemImage
    self.color = color
    blocks = content()
  }

  func extractBlocks() -> [AnyBlock]? { blocks }

  var body: some View {
    StackBoardSection(blocks) { Label(title, systemImage: symbol).foregroundStyle(color) }
  }
}
