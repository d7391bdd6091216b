// Preferences are read from the tapes: a writer and a collector are slots before those of their content and know how many
// those are. When any writer came, went or ran, the collectors walk what they span, in document order, and act if the
// result differs. Costs nothing where nobody collects; O(slots below) for each collector otherwise.

/// What a view says for one key.
final class PreferenceWriter<Key: PreferenceKey>: Retained {
  var transform: (inout Key.Value) -> Void = { _ in }
  var span = 0

  override init() { super.init() }
  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) { coordinator.preferencesMayHaveChanged = true }
}

/// A collector of any key.
class AnyPreferenceCollector: Retained {
  override init() { super.init() }
  nonisolated deinit {}

  /// Reads the tree again and hands out what to do if the value has changed.
  func update() -> (() -> Void)? { nil }
}

/// Reads one key from a part of the tree.
final class PreferenceCollector<Key: PreferenceKey>: AnyPreferenceCollector where Key.Value: Equatable {
  var action: (Key.Value) -> Void = { _ in }
  var span = 0
  /// Whether it stands on the tape of a container that asks what its children are.
  var isResolving = false
  private unowned(unsafe) let block: Block
  private let index: Int
  private var last: Key.Value?

  init(_ block: Block, _ index: Int) {
    self.block = block
    self.index = index
    super.init()
  }

  nonisolated deinit {}

  override func update() -> (() -> Void)? {
    let value = PreferenceWalk<Key>.value(of: block, from: index + 1, to: index + 1 + span, isResolving)
    if let last, last == value { return nil }
    last = value
    let action = action
    return { action(value) }
  }

  override func retire(_ coordinator: RenderCoordinator) { coordinator.remove(self) }
}

/// Reduces what is said in a range of slots.
///
/// What a leaf of a container's tape says is where the leaf is built, which is beside the tape: a walk from further out comes
/// by there, one that begins on the tape is led there by the leaf.
struct PreferenceWalk<Key: PreferenceKey> {
  private var sum: Key.Value?

  static func value(of block: Block, from start: Int, to end: Int, _ isResolving: Bool = false) -> Key.Value {
    var walk = PreferenceWalk()
    walk.visit(block, start, end, isResolving)
    return walk.sum ?? Key.defaultValue
  }

  private mutating func visit(_ block: Block, _ start: Int, _ end: Int, _ isResolving: Bool) {
    var index = start
    while index < end, index < Int(block.slotCount) {
      let slot = block.slot(index)
      if slot.isPresent, slot.kind == .object || slot.kind == .block {
        if let writer = slot.object as? PreferenceWriter<Key> {
          var value = PreferenceWalk.value(of: block, from: index + 1, to: index + 1 + writer.span, isResolving)
          writer.transform(&value)
          add(value)
          index += writer.span
        } else if isResolving, let leaf = slot.object as? ResolvedLeaf {
          if let built = leaf.built { visit(built, 0, Int(built.slotCount), false) }
        } else if slot.kind == .block {
          unsafeDowncast(slot.object, to: Block.self).forEachInner { visit($0, 0, Int($0.slotCount), isResolving) }
        }
      }
      index += 1
    }
  }

  private mutating func add(_ value: Key.Value) {
    guard var sum else {
      sum = value
      return
    }
    Key.reduce(value: &sum) { value }
    self.sum = sum
  }
}
