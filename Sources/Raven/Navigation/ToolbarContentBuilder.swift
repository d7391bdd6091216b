/// Builds the content of a toolbar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One item as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// The first item.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }
  /// One more item.
  public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
    accumulated: First,
    next: Next
  ) -> _ToolbarPair<First, Next> {
    _ToolbarPair(first: accumulated, second: next)
  }
  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarOption<Content> {
    _ToolbarOption(content: content)
  }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarChoice<First, Second> {
    .first(first)
  }
  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarChoice<First, Second> {
    .second(second)
  }
  /// Items of a newer system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Items one after the other.
public struct _ToolbarPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second

  public var body: Never { neverBody() }

  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    First._collect(content.first, into: toolbar)
    Second._collect(content.second, into: toolbar)
  }
}

/// Items of one branch or the other.
public enum _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  case first(First)
  case second(Second)

  public var body: Never { neverBody() }

  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    switch content {
    case .first(let content): First._collect(content, into: toolbar)
    case .second(let content): Second._collect(content, into: toolbar)
    }
  }
}

/// Items that may be there.
public struct _ToolbarOption<Content: ToolbarContent>: ToolbarContent {
  let content: Content?

  public var body: Never { neverBody() }

  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    if let content = content.content { Content._collect(content, into: toolbar) }
  }
}
