public import SwiftUI

/// Documentation as a value: chapters of topics, in the order in which they are written.
///
/// Use it to document a library of views, an app, or anything that gains from examples one can try. `ShowcaseDocument`
/// shows it.
///
/// ```swift
/// let guide = Document("Buttons") {
///   Description("Everything that can be **pressed**.")
///   Chapter("Looks") {
///     Topic("Prominent") {
///       Description("For the one thing that most people come for.")
///       Example("Prominent") { Button("Save") {}.buttonStyle(.borderedProminent) }
///     }
///   }
/// }
/// ```
/// Nothing is sorted, and every place has an id that follows from the titles on the way to it: building the document anew
/// changes no id. A topic's content is made when it is shown or searched, not before.
public struct Document: Equatable {
  /// The title, which stands above everything.
  public let title: String
  /// What the document is about, in Markdown.
  public let description: String
  /// The chapters, in order.
  public let chapters: [Chapter]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - title: what stands above everything.
  ///   - content: its description and its chapters.
  public init(_ title: String, @DocumentBuilder content: () -> DocumentParts) {
    let parts = content()
    self.title = title
    description = parts.descriptions.joined(separator: "\n\n")
    var places = SiblingPlaces(below: .root)
    chapters = parts.chapters.map { $0.placed(at: places.place(for: $0.title)) }
  }

  /// A document's topics, in order, those inside other topics left out.
  public var topics: [Topic] { chapters.flatMap(\.topics) }
}

/// What stands in a document, descriptions and chapters: what a `DocumentBuilder` makes.
public struct DocumentParts {
  var descriptions: [String] = []
  var chapters: [Chapter] = []
}

/// Builds a document from its description and chapters, in the order in which they are written.
///
/// `if`, `switch` and `for` work; arrays of chapters can stand there as well.
@resultBuilder
public enum DocumentBuilder {
  /// A chapter.
  public static func buildExpression(_ chapter: Chapter) -> DocumentParts { DocumentParts(chapters: [chapter]) }

  /// Several chapters.
  public static func buildExpression(_ chapters: [Chapter]) -> DocumentParts { DocumentParts(chapters: chapters) }

  /// What the document is about.
  public static func buildExpression(_ description: Description) -> DocumentParts {
    DocumentParts(descriptions: [description.markdown])
  }

  /// Parts in order.
  public static func buildBlock(_ parts: DocumentParts...) -> DocumentParts { buildArray(parts) }
  /// Parts of a loop, in order.
  public static func buildArray(_ parts: [DocumentParts]) -> DocumentParts {
    DocumentParts(descriptions: parts.flatMap(\.descriptions), chapters: parts.flatMap(\.chapters))
  }
  /// Parts that may be left out.
  public static func buildOptional(_ parts: DocumentParts?) -> DocumentParts { parts ?? DocumentParts() }
  /// The parts of one branch.
  public static func buildEither(first parts: DocumentParts) -> DocumentParts { parts }
  /// The parts of the other branch.
  public static func buildEither(second parts: DocumentParts) -> DocumentParts { parts }
}
