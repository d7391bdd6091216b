extension View {
  /// Does something when a value differs from the one of the last run, with the old and the new one.
  ///
  /// ```swift
  /// TextField("Search", text: $query).onChange(of: query) { old, new in search(new) }
  /// ```
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    _ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value differs from the one of the last run.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    _ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value differs from the one of the last run, with the new one: an older form.
  @available(*, deprecated, message: "Use an action with two parameters, the old and the new value, or with none.")
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    _ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}

/// A view that watches a value.
public struct _ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let watched = visitor.object { WatchedValue(view.value) }
    let (old, new, action) = (watched.value, view.value, view.action)
    if isFirst {
      if view.isInitial { visitor.coordinator.afterCommit { action(new, new) } }
    } else if old != new {
      watched.value = new
      visitor.coordinator.afterCommit { action(old, new) }
    }
    Content._visit(view.content, visitor)
  }
}

/// The value of the last run.
private final class WatchedValue<Value>: Retained {
  var value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  nonisolated deinit {}
}
