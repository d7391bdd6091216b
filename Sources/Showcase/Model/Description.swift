public import SwiftUI

/// What a document, a chapter or a topic is about, in Markdown.
///
/// It comes first after the title, wherever it stands between the braces; several are joined in order, each a paragraph of its
/// own. For prose between other things use `Paragraph`.
///
/// ```swift
/// Topic("Toggles") {
///   Description("For what is *on* or *off*. See [the guidelines](https://example.com).")
/// }
/// ```
/// Paragraphs, emphasis, code, links, headings, lists, quotes and fenced code are shown; HTML is shown as it is written. A link
/// to "/chapter/topic" leads to that place of the document.
public struct Description: TopicContentConvertible, Equatable {
  /// The text.
  public let markdown: String

  /// Creates a description.
  public init(_ markdown: String) { self.markdown = markdown }

  /// Several descriptions as one, an empty line between.
  static func joined(_ descriptions: [Description]) -> String {
    descriptions.map { $0.markdown }.joined(separator: "\n\n")
  }

  public func merge(into content: inout Topic.Content) { content.describe(markdown) }
}
