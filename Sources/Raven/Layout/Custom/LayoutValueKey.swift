/// A key of what a view says to the `Layout` it stands in, with the value where it says nothing.
///
/// ```swift
/// struct Flexibility: LayoutValueKey { static let defaultValue: CGFloat = 1 }
/// Text("Wide").layoutValue(key: Flexibility.self, value: 2)
/// // in the layout: subview[Flexibility.self]
/// ```
public nonisolated protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing is said.
  static var defaultValue: Value { get }
}

/// A layout's key among those of containers.
private nonisolated enum LayoutValue<Key: LayoutValueKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  nonisolated subscript<Key: LayoutValueKey>(layout key: Key.Type) -> Key.Value {
    get { self[LayoutValue<Key>.self] }
    set { self[LayoutValue<Key>.self] = newValue }
  }

  /// What `layoutPriority(_:)` says.
  nonisolated var layoutPriority: Double {
    get { self[LayoutPriorityKey.self] }
    set { self[LayoutPriorityKey.self] = newValue }
  }
}

private nonisolated enum LayoutPriorityKey: ContainerValueKey {
  static var defaultValue: Double { 0 }
}

extension View {
  /// Says something to the `Layout` that arranges the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    _containerValue { $0[layout: key] = value }
  }
}
