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
  /// What it is searched by; not compared.
  let search = DocumentSearch()

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - title: what stands above everything.
  ///   - content: its description and its chapters.
  public init(_ title: String, @DocumentBuilder content: () -> [DocumentPart]) {
    let parts = content()
    self.title = title
    description = Description.joined(parts.compactMap { $0.description })
    var places = SiblingPlaces(below: .root)
    chapters = parts.compactMap { $0.chapter }.map { $0.placed(at: places.place(for: $0.title)) }
  }

  /// Whether titles, descriptions and chapters are the same.
  public static func == (left: Document, right: Document) -> Bool {
    left.title == right.title && left.description == right.description && left.chapters == right.chapters
  }

  /// A document's topics, in order, those inside other topics left out.
  public var topics: [Topic] { chapters.flatMap(\.topics) }
}

/// One thing in a document: what a `DocumentBuilder` puts in order.
public enum DocumentPart {
  /// What it is about.
  case description(Description)
  /// A chapter.
  case chapter(Chapter)

  var description: Description? { if case .description(let description) = self { description } else { nil } }
  var chapter: Chapter? { if case .chapter(let chapter) = self { chapter } else { nil } }
}

/// Builds a document from its description and chapters, in the order in which they are written.
///
/// Statements are values of `Chapter` and `Description`, or arrays of chapters; `if`, `switch` and `for` work.
@resultBuilder
public enum DocumentBuilder: ListBuilder {
  public typealias Part = DocumentPart

  /// A chapter.
  public static func buildExpression(_ chapter: Chapter) -> [DocumentPart] { [.chapter(chapter)] }

  /// Several chapters.
  public static func buildExpression(_ chapters: [Chapter]) -> [DocumentPart] { chapters.map { .chapter($0) } }

  /// What the document is about.
  public static func buildExpression(_ description: Description) -> [DocumentPart] { [.description(description)] }
}
