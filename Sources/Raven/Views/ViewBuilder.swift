/// Builds a view from the statements of a closure.
///
/// `body` is one, and so are the contents of containers: any number of views, `if`, `switch`, `if let`, availability.
/// Views are consumed: a borrowed one would be copied into what is built, with a retain for each reference in it.
@resultBuilder
public enum ViewBuilder {
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
  /// A view as it stands.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }
  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
  /// Views of a newer system, erased.
  public static func buildLimitedAvailability<Content: View>(_ content: consuming Content) -> AnyView {
    AnyView(content)
  }
}
