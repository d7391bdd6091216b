public import SwiftUI

/// One subject of a document, with all there is to say and show about it.
///
/// ```swift
/// Topic("Toggles") {
///   Description("For what is on or off.")
///   Example("A toggle") { TogglePreview() }
///   Topic("Looks") { … }
/// }
/// ```
/// Its content stands in the order in which it is written; only the description comes first, wherever it stands. A topic
/// inside another is a part of that one's page. The content is made when the topic is shown or searched.
public struct Topic: Identifiable, Equatable {
  /// The title.
  public let title: String
  /// Where it stands in its document.
  let place: Place
  private let make: () -> TopicContents

  /// Creates a topic.
  ///
  /// - Parameters:
  ///   - title: what stands above it, and from which its address is made.
  ///   - content: what it says and shows, in order.
  public init(_ title: String, @TopicContentBuilder content: @escaping () -> TopicContents) {
    self.init(title: title, place: SiblingPlaces.first(title), make: content)
  }

  private init(title: String, place: Place, make: @escaping () -> TopicContents) {
    self.title = title
    self.place = place
    self.make = make
  }

  /// The same topic at a place of a document.
  func placed(at place: Place) -> Topic { Topic(title: title, place: place, make: make) }

  /// An id that follows from the titles on the way to it.
  public var id: UUID { place.id }
  /// The part of the address that stands for it.
  public var slug: String { place.slugs.last ?? "" }

  /// What it says and shows: made anew whenever it is asked for, in time that grows with the number of its items.
  public var content: Content {
    var content = Content(at: place)
    make().merge(into: &content)
    return content
  }

  /// Whether title and content are the same; makes both contents.
  public static func == (left: Topic, right: Topic) -> Bool {
    left.title == right.title && left.place == right.place && left.content == right.content
  }
}
