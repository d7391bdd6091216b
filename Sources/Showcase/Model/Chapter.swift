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
  public init(_ title: String, @ChapterBuilder content: () -> [ChapterPart]) {
    let parts = content()
    self.init(
      title: title,
      description: Description.joined(parts.compactMap { $0.description }),
      topics: parts.compactMap { $0.topic },
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

/// One thing in a chapter: what a `ChapterBuilder` puts in order.
public enum ChapterPart {
  /// What it is about.
  case description(Description)
  /// A topic.
  case topic(Topic)

  var description: Description? { if case .description(let description) = self { description } else { nil } }
  var topic: Topic? { if case .topic(let topic) = self { topic } else { nil } }
}

/// Builds a chapter from its description and topics, in the order in which they are written.
///
/// Statements are values of `Topic` and `Description`, or arrays of topics; `if`, `switch` and `for` work.
@resultBuilder
public enum ChapterBuilder: ListBuilder {
  public typealias Part = ChapterPart

  /// A topic.
  public static func buildExpression(_ topic: Topic) -> [ChapterPart] { [.topic(topic)] }

  /// Several topics.
  public static func buildExpression(_ topics: [Topic]) -> [ChapterPart] { topics.map { .topic($0) } }

  /// What the chapter is about.
  public static func buildExpression(_ description: Description) -> [ChapterPart] { [.description(description)] }
}
