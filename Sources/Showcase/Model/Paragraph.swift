public import SwiftUI

/// Prose between other things of a topic, in Markdown.
///
/// ```swift
/// CodeBlock { "let answer = 42" }
/// Paragraph("That was a *constant*. And this is a variable:")
/// CodeBlock { "var answer = 42" }
/// ```
public struct Paragraph: TopicContentConvertible, Equatable {
  /// The text.
  public let markdown: String
  var place = Place.root

  /// Creates a paragraph.
  public init(_ markdown: String) { self.markdown = markdown }

  public func merge(into content: inout Topic.Content) { content.append(.paragraph(self)) }
}
