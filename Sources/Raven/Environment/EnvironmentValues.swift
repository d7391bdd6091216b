/// A key of the environment, with the value it has where nobody set one.
///
/// ```swift
/// private struct RowHeightKey: EnvironmentKey { static let defaultValue = 44.0 }
/// extension EnvironmentValues {
///   var rowHeight: Double {
///     get { self[RowHeightKey.self] }
///     set { self[RowHeightKey.self] = newValue }
///   }
/// }
/// ```
public nonisolated protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Values handed down the tree: to a view, what the nearest `environment` modifier above it set.
///
/// A body depends on each value it reads and on no other.
public nonisolated struct EnvironmentValues {
  /// The innermost value set, then those further out.
  var node: EnvironmentNode?
  /// While a modifier sets values: its own cells, and where they begin.
  var writer: EnvironmentWriter?
  /// Whether a value is being set by its key path, which reads the old one first: nobody depends on that.
  var isAssigning = false

  /// Creates an environment in which every key has its default.
  public init() {}

  init(_ node: EnvironmentNode?) { self.node = node }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let cell = find(Key.self) else { return Key.defaultValue }
      if !isAssigning { cell.recordRead() }
      return cell.value
    }
    set {
      if let writer {
        node = writer.set(Key.self, newValue, in: node)
      } else {
        node = EnvironmentNode(EnvironmentCell<Key>(newValue), outer: node)
      }
    }
  }

  private func find<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentCell<Key>? {
    let id = EnvironmentCell<Key>.id
    var current = node
    while let candidate = current {
      if candidate.key == id { return unsafeDowncast(candidate.cell, to: EnvironmentCell<Key>.self) }
      current = candidate.outer
    }
    return nil
  }
}

/// One value set on the way down.
///
/// Its cell stays the same as long as its modifier does, so scopes can keep the chain.
nonisolated final class EnvironmentNode {
  let key: ObjectIdentifier
  let cell: Source
  let outer: EnvironmentNode?

  init(key: ObjectIdentifier, cell: Source, outer: EnvironmentNode?) {
    self.key = key
    self.cell = cell
    self.outer = outer
  }

  /// The same value, set inside another.
  convenience init(copying node: EnvironmentNode, outer: EnvironmentNode?) {
    self.init(key: node.key, cell: node.cell, outer: outer)
  }

  /// A convenience, because Embedded Swift has no place for a generic initialiser in the class's table of methods.
  convenience init<Key: EnvironmentKey>(_ cell: EnvironmentCell<Key>, outer: EnvironmentNode?) {
    self.init(key: EnvironmentCell<Key>.id, cell: cell, outer: outer)
  }
}

/// A value of the environment and the scopes that read it.
nonisolated final class EnvironmentCell<Key: EnvironmentKey>: Source {
  private(set) var value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init()
  }

  /// Identifies the key, in Embedded too, where only classes can be told apart.
  static var id: ObjectIdentifier { ObjectIdentifier(EnvironmentCell<Key>.self) }

  func update(_ newValue: Key.Value) {
    if isSame(value, newValue) { return }
    value = newValue
    notifyReaders()
  }
}

extension EnvironmentWriter {
  /// Notes the kinds of effect the first time.
  func settleEffects() -> EnvironmentEffects.Kinds {
    if !Presence.environmentEffects { return [] }
    let kinds = effectKinds ?? effects.kinds
    effectKinds = kinds
    return kinds
  }
}

/// The cells of one modifier, kept on its tape.
///
/// Setting a key again updates its cell.
final class EnvironmentWriter: Retained {
  nonisolated(unsafe) private var nodes: [EnvironmentNode] = []
  /// What the values set change about the elements themselves.
  nonisolated(unsafe) var effects = EnvironmentEffects()
  /// The kinds of effect from the first time on: they decide which slots there are.
  fileprivate(set) var effectKinds: EnvironmentEffects.Kinds?

  nonisolated deinit {}

  /// Notes a value that shows on elements.
  nonisolated func show(_ kind: EnvironmentEffects.Kinds, _ change: (inout EnvironmentEffects) -> Void) {
    Presence.environmentEffects = true
    effects.kinds.insert(kind)
    change(&effects)
  }

  fileprivate nonisolated func set<Key: EnvironmentKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    in outer: EnvironmentNode?
  ) -> EnvironmentNode {
    guard let index = index(of: EnvironmentCell<Key>.id) else {
      let node = EnvironmentNode(EnvironmentCell<Key>(value), outer: outer)
      nodes.append(node)
      return node
    }
    unsafeDowncast(nodes[index].cell, to: EnvironmentCell<Key>.self).update(value)
    return node(at: index, in: outer)
  }

  private nonisolated func index(of key: ObjectIdentifier) -> Int? {
    for (index, node) in nodes.enumerated() where node.key == key { return index }
    return nil
  }

  /// A value that was set before, inside what is set further out now.
  private nonisolated func node(at index: Int, in outer: EnvironmentNode?) -> EnvironmentNode {
    let node = nodes[index]
    if let outer, outer.contains(node) { return outer }
    if node.outer === outer { return node }
    // What is set further out has changed its shape: the value stands elsewhere.
    nodes[index] = EnvironmentNode(copying: node, outer: outer)
    return nodes[index]
  }
}

nonisolated extension EnvironmentNode {
  fileprivate func contains(_ other: EnvironmentNode) -> Bool {
    var current: EnvironmentNode? = self
    while let node = current {
      if node === other { return true }
      current = node.outer
    }
    return false
  }
}
