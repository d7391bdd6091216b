/// What makes a person's input be submitted.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers by bit.
  public let rawValue: Int
  /// Creates triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Enter in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in the field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Does something when a person presses Enter in a text field of this view.
  ///
  /// The actions of views further out follow.
  ///
  /// ```swift
  /// TextField("Search", text: $query).onSubmit { search() }
  /// ```
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    _SubmitView(content: self, triggers: triggers, action: action)
  }
}

/// A view whose fields do something on submit.
///
/// The handler in the environment stays the same, so fields need not run again for a new closure.
public struct _SubmitView<Content: View>: View {
  let content: Content
  let triggers: SubmitTriggers
  let action: () -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outside = visitor.environment
    let text = visitor.object { SubmitHandler() }
    text.action = view.triggers.contains(.text) ? view.action : nil
    text.outer = EnvironmentValues(outside).submitHandler
    let search = visitor.object { SubmitHandler() }
    search.action = view.triggers.contains(.search) ? view.action : nil
    search.outer = EnvironmentValues(outside).searchSubmitHandler
    let writer = visitor.object { EnvironmentWriter() }
    visitor.environment = writer.apply(
      {
        $0.submitHandler = text
        $0.searchSubmitHandler = search
      },
      to: outside
    )
    Content._visit(view.content, visitor)
    visitor.environment = outside
  }
}

/// The actions of one `onSubmit` and those around it.
final class SubmitHandler: Retained {
  var action: (() -> Void)?
  var outer: SubmitHandler?

  nonisolated deinit {}

  func perform() {
    action?()
    outer?.perform()
  }
}

private nonisolated enum SubmitHandlerKey: EnvironmentKey {
  static var defaultValue: SubmitHandler? { nil }
}

nonisolated extension EnvironmentValues {
  var submitHandler: SubmitHandler? {
    get { self[SubmitHandlerKey.self] }
    set { self[SubmitHandlerKey.self] = newValue }
  }
}
