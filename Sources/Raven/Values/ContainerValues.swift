/// A key of what a view says to its container, with the value where it says nothing.
public nonisolated protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing is said.
  static var defaultValue: Value { get }
}

/// What a view says to the container it is a child of.
///
/// Other containers around do not see it.
///
/// ```swift
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[IsPinnedKey.self] }
///     set { self[IsPinnedKey.self] = newValue }
///   }
/// }
/// Card().containerValue(\.isPinned, true)
/// ```
public nonisolated struct ContainerValues {
  private var values: [(key: ObjectIdentifier, value: AnyContainerValue)] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      for entry in values where entry.key == ContainerValue<Key>.id {
        return unsafeDowncast(entry.value, to: ContainerValue<Key>.self).value
      }
      return Key.defaultValue
    }
    set { put(ContainerValue<Key>(newValue), ContainerValue<Key>.id) }
  }

  private mutating func put(_ value: AnyContainerValue, _ id: ObjectIdentifier) {
    values.removeAll { $0.key == id }
    values.append((id, value))
  }

  /// Whether the view has a tag.
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }

  /// The view's tag of a type, if it has one.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { self[TagKey<Tag>.self] }

  mutating func setTag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) {
    self[TagKey<Tag>.self] = tag
    if includeOptional { self[TagKey<Tag?>.self] = .some(tag) }
  }
}

/// A value of any type.
private nonisolated class AnyContainerValue {
  init() {}
}

private nonisolated final class ContainerValue<Key: ContainerValueKey>: AnyContainerValue {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init()
  }

  static var id: ObjectIdentifier { ObjectIdentifier(ContainerValue<Key>.self) }
}

nonisolated enum TagKey<Tag: Hashable>: ContainerValueKey {
  static var defaultValue: Tag? { nil }
}

extension View {
  /// Says something to the container the view is a child of.
  @inline(__always)
  public func containerValue<Value>(_ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
    _containerValue { $0[keyPath: keyPath] = value }
  }

  /// Marks the view for its container with a value: which choice it stands for.
  ///
  /// It also stands for that choice among optional ones, unless `includeOptional` is false.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    _containerValue { $0.setTag(tag, includeOptional: includeOptional) }
  }

  public func _containerValue(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
    _ChainedView(content: self, as: ContainerValueLink.self) { ContainerValueLink(change, outer: $0) }
  }
}

/// A value on its way to the container; it changes nothing on the page.
private final class ContainerValueLink: ChainLink {
  private var change: (inout ContainerValues) -> Void
  private var changes = 0

  init(_ change: @escaping (inout ContainerValues) -> Void, outer: ChainLink?) {
    self.change = change
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override var containerValueChange: ((inout ContainerValues) -> Void)? { change }
  override var containerValueChanges: Int { changes }

  override func absorb(_ other: ChainLink) -> Bool {
    // Closures cannot be compared.
    changes += 1
    ContentShape.changes += 1
    change = unsafeDowncast(other, to: ContainerValueLink.self).change
    return true
  }
}
