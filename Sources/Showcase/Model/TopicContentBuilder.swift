/// Puts together what a topic says and shows, in the order in which it is written.
///
/// Statements are values of types that conform to `TopicContentConvertible`; `if`, `switch` and `for` work.
@resultBuilder
public enum TopicContentBuilder: ListBuilder {
  public typealias Part = (inout Topic.Content) -> Void

  /// One thing.
  public static func buildExpression<Thing: TopicContentConvertible>(_ thing: Thing) -> [Part] {
    [{ thing.merge(into: &$0) }]
  }

  /// Several topics.
  public static func buildExpression(_ topics: [Topic]) -> [Part] {
    topics.map { topic in { topic.merge(into: &$0) } }
  }

  /// Everything between the braces.
  public static func buildFinalResult(_ parts: [Part]) -> TopicContents { TopicContents(merges: parts) }
}
