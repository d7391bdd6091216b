import StackBoard
import SwiftUI

/// A kind of section of the app's own, with a sign beside its title.
struct Reminder: StackBoardSectionSource {
  private let blocks: [AnyBlock]

  init(@StackBoardBuilder content: () -> [AnyBlock]) { blocks = content() }

  func extractBlocks() -> [AnyBlock]? { blocks }

  var body: some View {
    StackBoardSection(blocks) { Label("Remember", systemImage: "lightbulb") }
  }
}
