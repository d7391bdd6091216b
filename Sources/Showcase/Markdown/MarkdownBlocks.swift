import SwiftUI

/// Blocks one below the other.
struct MarkdownBlocks: View {
  let blocks: [MarkdownBlock]
  let depth: Int
  var spacing: CGFloat = 12
  @Environment(\.showcasePlace) private var place

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(blocks.indices, id: \.self) { index in
        MarkdownBlockView(block: blocks[index], depth: depth)
          .environment(\.showcasePlace, place.appending("\(index)"))
      }
    }
  }
}

private struct MarkdownBlockView: View {
  let block: MarkdownBlock
  let depth: Int
  @Environment(\.showcasePlace) private var place

  var body: some View {
    switch block {
    case .paragraph(let runs): InlineText(runs: runs)
    case .heading(let level, let runs):
      InlineText(runs: runs)
        .font(level == 1 ? .title3 : .headline)
        .padding(.top, 8)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(HeadingLevel.of(depth + level))
    case .code(let code, let language):
      ShowcaseCodeBlock(CodeBlock(language: CodeBlock.Language(language)) { code }.placed(at: place))
    case .list(let start, let items): MarkdownList(start: start, items: items, depth: depth)
    case .quote(let blocks):
      AnyView(MarkdownBlocks(blocks: blocks, depth: depth))
        .foregroundStyle(.secondary)
        .padding(.leading, 16)
        .overlay(alignment: .leading) { Color.secondary.opacity(0.4).frame(width: 3) }
    case .divider: Divider()
    }
  }
}
