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
