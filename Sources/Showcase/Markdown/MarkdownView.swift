public import SwiftUI

/// Prose in Markdown.
///
/// ```swift
/// MarkdownView("Press **Save**, or see [the guide](/getting-started).")
/// ```
/// Shown are paragraphs, emphasis, code, links, headings, lists, quotes and fenced code; HTML is shown as it is written.
/// Compiled for the page, where there is no library for it, paragraphs are shown as they are written.
public struct MarkdownView: View {
  private let markdown: String
  @Environment(\.showcaseDepth) private var depth

  /// Creates a view of prose, in Markdown as CommonMark defines it.
  public init(_ markdown: String) { self.markdown = markdown }

  public var body: some View {
    let blocks = MarkdownReader.blocks(of: markdown)
    // The highest heading in the text is one level below the title around it, whatever it is written as.
    let top = blocks.reduce(6) { if case .heading(let level, _) = $1 { min($0, level) } else { $0 } }
    return MarkdownBlocks(blocks: blocks, depth: depth + 1 - top)
  }
}

/// Blocks one below the other.
struct MarkdownBlocks: View {
  let blocks: [MarkdownBlock]
  let depth: Int
  var spacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(blocks.indices, id: \.self) { MarkdownBlockView(block: blocks[$0], depth: depth) }
    }
  }
}

private struct MarkdownBlockView: View {
  let block: MarkdownBlock
  let depth: Int

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
      ShowcaseCodeBlock(CodeBlock(language: CodeBlock.Language(language)) { code })
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

/// Items with bullets or numbers before them.
struct MarkdownList: View {
  let start: Int?
  let items: [[MarkdownBlock]]
  let depth: Int

  var body: some View {
    WebElement("ul", ["role": "list"]) {
      ForEach(items.indices, id: \.self) { index in
        WebElement("li") {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(start.map { "\($0 + index)." } ?? "•").foregroundStyle(.secondary).accessibilityHidden(start == nil)
            AnyView(MarkdownBlocks(blocks: items[index], depth: depth, spacing: 6))
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

/// Levels of headings.
enum HeadingLevel {
  /// A level from 1 to 6.
  static func of(_ level: Int) -> AccessibilityHeadingLevel {
    switch level {
    case ...1: .h1
    case 2: .h2
    case 3: .h3
    case 4: .h4
    case 5: .h5
    default: .h6
    }
  }
}
