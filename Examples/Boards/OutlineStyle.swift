import StackBoard
import SwiftUI

/// A board as a numbered outline: a style of the app's own.
struct OutlineStyle: StackBoardStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(configuration.board) { block in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(number(of: block, in: configuration.board))").font(.headline).foregroundStyle(.secondary)
          if let content = block.content {
            content
          } else {
            VStack(alignment: .leading, spacing: 8) {
              block.header.font(.headline)
              ForEach(block.children) { child in
                if let content = child.content { content } else { child.header.foregroundStyle(.secondary) }
              }
              block.footer.font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func number(of block: ResolvedBlock, in board: ResolvedBoard) -> Int {
    (board.firstIndex { $0.id == block.id } ?? 0) + 1
  }
}
