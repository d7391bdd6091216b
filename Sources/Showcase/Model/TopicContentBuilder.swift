/// Puts together what a topic says and shows, in the order in which it is written.
///
/// Statements are values of types that conform to `TopicContentConvertible`; `if`, `switch` and `for` work.
@resultBuilder
public enum TopicContentBuilder {
  /// One thing.
  public static func buildExpression<Part: TopicContentConvertible>(_ part: Part) -> TopicContents {
    TopicContents(merges: [{ part.merge(into: &$0) }])
  }

  /// Several topics.
  public static func buildExpression(_ topics: [Topic]) -> TopicContents {
    TopicContents(merges: topics.map { topic in { topic.merge(into: &$0) } })
  }

  /// Things in order.
  public static func buildBlock(_ parts: TopicContents...) -> TopicContents { buildArray(parts) }
  /// Things of a loop, in order.
  public static func buildArray(_ parts: [TopicContents]) -> TopicContents {
    TopicContents(merges: parts.flatMap(\.merges))
  }
  /// Things that may be left out.
  public static func buildOptional(_ parts: TopicContents?) -> TopicContents { parts ?? TopicContents(merges: []) }
  /// The things of one branch.
  public static func buildEither(first parts: TopicContents) -> TopicContents { parts }
  /// The things of the other branch.
  public static func buildEither(second parts: TopicContents) -> TopicContents { parts }
  /// Things that are not there everywhere.
  public static func buildLimitedAvailability(_ parts: TopicContents) -> TopicContents { parts }
}
