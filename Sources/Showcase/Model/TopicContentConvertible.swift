/// What can stand in a topic.
///
/// Conform a type of your own to put it between the braces of a `Topic`: have it add items that there are, or one of its own
/// kind as `AnyTopicContent`.
///
/// ```swift
/// struct Swatch: TopicContentConvertible {
///   let name: String
///   let color: Color
///   func merge(into content: inout Topic.Content) {
///     content.append(.custom(AnyTopicContent(name, text: name) { color.frame(height: 44) }))
///   }
/// }
/// ```
@MainActor public protocol TopicContentConvertible {
  /// Adds it to what a topic says and shows.
  ///
  /// Called whenever the topic's content is made: when it is shown, searched or compared. Add the same things each time.
  ///
  /// - Parameter content: what the topic says and shows so far; add to it, in order.
  func merge(into content: inout Topic.Content)
}

/// Things of a topic one after the other: what a `TopicContentBuilder` makes.
///
/// A closure marked `@TopicContentBuilder` returns it, so a function of your own can take content between braces.
public struct TopicContents: TopicContentConvertible {
  let merges: [(inout Topic.Content) -> Void]

  public func merge(into content: inout Topic.Content) {
    for merge in merges { merge(&content) }
  }
}
