public import SwiftUI

/// A block of code, in the style of `codeBlockStyle(_:)`.
///
/// Use it where code stands among other views; in a topic, write a `CodeBlock`.
///
/// ```swift
/// ShowcaseCodeBlock(CodeBlock("Install", language: .shell) { "swift build" })
/// ```
public struct ShowcaseCodeBlock: View {
  private let block: CodeBlock
  @Environment(\.codeBlockStyle) private var style

  /// Creates a view of a block of code.
  public init(_ block: CodeBlock) { self.block = block }

  public var body: some View {
    // Its place is the same in every process, so the same page is the same file. No title's anchor begins so.
    let id = "-code." + (block.place == .root ? Slug.of(block.code) : block.place.slugs.joined(separator: "."))
    return style.make(
      CodeBlockStyleConfiguration(
        title: block.title,
        language: block.language,
        code: AnyView(
          CodeText(block.code, language: block.language.name)
            .accessibilityIdentifier(id)
            .accessibilityLabel(block.title ?? "Code")
        ),
        copyButton: AnyView(CopyButton("Copy", of: id))
      )
    )
  }
}
