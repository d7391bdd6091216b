/// A value that travels up the tree: what views say about themselves to those around them.
///
/// ```swift
/// struct LongestWidth: PreferenceKey {
///   static let defaultValue = 0.0
///   static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
/// }
/// ```
public nonisolated protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
  /// Combines the value so far with that of the next view, in document order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Says a value to the views around; it stands for whatever views inside say.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    _PreferenceView<Self, Key>(content: self) { $0 = value }
  }

  /// Changes what views inside say.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ transform: @escaping (inout Key.Value) -> Void
  ) -> some View {
    _PreferenceView<Self, Key>(content: self, transform: transform)
  }

  /// Does something when what views inside say has changed, and at first.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    _PreferenceReader<Self, Key>(content: self, action: action)
  }

  /// Puts a view in front of this one, made from what views inside say.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View where Key.Value: Equatable {
    _PreferenceLayer<Self, Key, Layer>(content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Puts a view behind this one, made from what views inside say.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View where Key.Value: Equatable {
    _PreferenceLayer<Self, Key, Layer>(content: self, alignment: alignment, isBehind: true, transform: transform)
  }
}

/// A view that says, or changes, a preference.
public struct _PreferenceView<Content: View, Key: PreferenceKey>: View {
  let content: Content
  let transform: (inout Key.Value) -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let start = visitor.passed
    let writer = visitor.object { PreferenceWriter<Key>() }
    writer.transform = view.transform
    visitor.coordinator.preferencesMayHaveChanged = true
    Content._visit(view.content, visitor)
    writer.span = visitor.passed - start - 1
  }
}

/// A view that acts on a preference.
public struct _PreferenceReader<Content: View, Key: PreferenceKey>: View where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let start = visitor.passed
    let collector = visitor.object { PreferenceCollector<Key>(visitor.block, start) }
    collector.action = view.action
    collector.isResolving = visitor.container.isResolving
    if isFirst { visitor.coordinator.add(collector) }
    Content._visit(view.content, visitor)
    collector.span = visitor.passed - start - 1
  }
}

/// A view with a layer that depends on a preference.
public struct _PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View where Key.Value: Equatable {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  init(content: Content, alignment: Alignment, isBehind: Bool, transform: @escaping (Key.Value) -> Layer) {
    self.content = content
    self.alignment = alignment
    self.isBehind = isBehind
    self.transform = transform
  }

  public var body: some View {
    let state = $value
    let content = content.onPreferenceChange(Key.self) { state.wrappedValue = $0 }
    if isBehind {
      content.background(alignment: alignment) { transform(value) }
    } else {
      content.overlay(alignment: alignment) { transform(value) }
    }
  }
}
