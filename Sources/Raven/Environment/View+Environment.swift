extension View {
  /// Sets a value of the environment for this view and everything in it.
  ///
  /// ```swift
  /// SettingsPanel().environment(\.isEnabled, false)
  /// ```
  @inline(__always)
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    _EnvironmentView(content: self) {
      $0.isAssigning = true
      $0[keyPath: keyPath] = value
      $0.isAssigning = false
    }
  }

  /// Changes a value of the environment for this view and everything in it, from what it is further out.
  @inline(__always)
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    _EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with values of its own in the environment.
public struct _EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  public init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = visitor.environment
    let writer = visitor.object { EnvironmentWriter() }
    visitor.environment = writer.apply(view.change, to: outer)
    let kinds = writer.settleEffects()
    if kinds.isEmpty {
      Content._visit(view.content, visitor)
    } else {
      let chain = visitor.chain
      visitor.chain = EnvironmentEffectLink(writer.effects, kinds: kinds, outer: chain)
      Content._visit(view.content, visitor)
      visitor.chain = chain
    }
    visitor.environment = outer
  }
}

extension EnvironmentWriter {
  /// Runs a change of the environment, and returns the environment with it.
  func apply(_ change: (inout EnvironmentValues) -> Void, to outer: EnvironmentNode?) -> EnvironmentNode? {
    effects = EnvironmentEffects()
    var values = EnvironmentValues(outer)
    values.writer = self
    change(&values)
    return values.node
  }
}
