public import SwiftUI

/// A part of a document: topics that belong together, under a title.
///
/// ```swift
/// Chapter("Layout") {
///   Description("How views get their places.")
///   Topic("Stacks") { … }
///   Topic("Grids") { … }
/// }
/// ```
/// The sidebar shows it as a section that can be closed; its own page lists its topics.
public struct Chapter: Identifiable, Equatable {
  /// The title.
  public let title: String
  /// What the chapter is about, in Markdown.
  public let description: String
  /// The topics, in order.
  public let topics: [Topic]
  /// Where it stands in its document.
  let place: Place

  /// Creates a chapter.
  ///
  /// - Parameters:
  ///   - title: what stands above it, and from which its address is made.
  ///   - content: its description and its topics.
  public init(_ title: String, @ChapterBuilder content: () -> ChapterParts) {
    let parts = content()
    self.init(
      title: title,
      description: parts.descriptions.joined(separator: "\n\n"),
      topics: parts.topics,
      place: SiblingPlaces.first(title)
    )
  }

  private init(title: String, description: String, topics: [Topic], place: Place) {
    self.title = title
    self.description = description
    self.place = place
    var places = SiblingPlaces(below: place)
    self.topics = topics.map { $0.placed(at: places.place(for: $0.title)) }
  }

  /// The same chapter at a place of a document.
  func placed(at place: Place) -> Chapter {
    Chapter(title: title, description: description, topics: topics, place: place)
  }

  /// An id that follows from its title: the same in every process, as long as the title stays.
  public var id: UUID { place.id }
  /// The part of the address that stands for it.
  public var slug: String { place.slugs.last ?? "" }

  /// Whether titles, descriptions and topics are the same.
  public static func == (left: Chapter, right: Chapter) -> Bool {
    left.title == right.title && left.description == right.description && left.place == right.place
      && left.topics == right.topics
  }
}

/// What stands in a chapter, descriptions and topics: what a `ChapterBuilder` makes.
public struct ChapterParts {
  var descriptions: [String] = []
  var topics: [Topic] = []
}

/// Builds a chapter from its description and topics, in the order in which they are written.
///
/// `if`, `switch` and `for` work; arrays of topics can stand there as well.
@resultBuilder
public enum ChapterBuilder {
  /// A topic.
  public static func buildExpression(_ topic: Topic) -> ChapterParts { ChapterParts(topics: [topic]) }

  /// Several topics.
  public static func buildExpression(_ topics: [Topic]) -> ChapterParts { ChapterParts(topics: topics) }

  /// What the chapter is about.
  public static func buildExpression(_ description: Description) -> ChapterParts {
    ChapterParts(descriptions: [description.markdown])
  }

  /// Parts in order.
  public static func buildBlock(_ parts: ChapterParts...) -> ChapterParts { buildArray(parts) }
  /// Parts of a loop, in order.
  public static func buildArray(_ parts: [ChapterParts]) -> ChapterParts {
    ChapterParts(descriptions: parts.flatMap(\.descriptions), topics: parts.flatMap(\.topics))
  }
  /// Parts that may be left out.
  public static func buildOptional(_ parts: ChapterParts?) -> ChapterParts { parts ?? ChapterParts() }
  /// The parts of one branch.
  public static func buildEither(first parts: ChapterParts) -> ChapterParts { parts }
  /// The parts of the other branch.
  public static func buildEither(second parts: ChapterParts) -> ChapterParts { parts }
}
