/// One stretch of retained tree: the tape of a scope, a branch or a list row.
///
/// ```
///   mount ──▶ slots written once, exact size ──▶ patched in place, any number of times ──▶ retire ──▶ freed
/// ```
/// The same view type always visits the same slots in the same order, so patching is a walk with a cursor. What may
/// change shape (`if`, `ForEach`, erased views) is a child block behind one slot.
///
/// Invariants: an element slot is followed by the `count` slots of its subtree; a slot outside every element's subtree
/// is a root; `sizing` sums the roots' layout, children's blocks included.
class Block: Retained {
  final nonisolated(unsafe) unowned(unsafe) var parent: Block?
  /// The slot that holds this block in its parent's tape; for a row, where it was last seen.
  final var index: UInt32 = 0
  final nonisolated(unsafe) private(set) var slotCount: UInt32 = 0
  final nonisolated(unsafe) private(set) var tape: UnsafeMutableRawPointer?
  /// Which branch of a conditional this is, or how often a list row's key occurred before.
  final var tag: UInt32 = 0
  final var depth: UInt16 = 0
  final var sizing = ChildSizing()
  final var isMounted = true

  override init() {
    super.init()
    LifetimeCount.blocks += 1
  }

  nonisolated deinit {
    releaseTape()
    LifetimeCount.blocks -= 1
  }

  @inline(__always)
  final nonisolated func slot(_ index: Int) -> SlotPointer {
    SlotPointer(index, in: tape.unsafelyUnwrapped, capacity: Int(slotCount))
  }

  /// Whether a slot holds anything: most do not, so only the byte that tells is read.
  @inline(__always)
  private final nonisolated func isPresent(_ index: Int) -> Bool {
    SlotPointer.header(index, in: tape.unsafelyUnwrapped, capacity: Int(slotCount)).pointee.isPresent
  }

  /// Takes over finished slots, the last ones of the stack.
  final func adopt(_ stack: borrowing SlotStack, from base: Int) {
    let count = stack.count - base
    slotCount = UInt32(count)
    if count > 0 { tape = stack.copy(from: base) }
  }

  override func retire(_ coordinator: RenderCoordinator) {
    isMounted = false
    #if !hasFeature(Embedded)
    coordinator.retainedSlots &-= Int(slotCount)
    #endif
    for index in 0..<Int(slotCount) where isPresent(index) {
      let slot = slot(index)
      switch slot.kind {
      case .element: coordinator.listeners.remove(slot.element.pointee.id)
      case .block, .object: slot.object.retire(coordinator)
      case .value: break
      }
    }
    releaseTape()
  }

  private final nonisolated func releaseTape() {
    guard let tape else { return }
    for index in 0..<Int(slotCount) where isPresent(index) { slot(index).destroyPayload() }
    tape.deallocate()
    self.tape = nil
    slotCount = 0
  }

  // MARK: Roots

  /// Calls `body` with the id of every root element, in document order.
  func forEachRoot(_ body: (UInt32) -> Void) {
    var index = 0
    while index < Int(slotCount) {
      let slot = slot(index)
      if slot.kind == .element {
        let element = slot.element.pointee
        if element.id != 0 { body(element.id) }
        index += Int(element.count)
      } else if slot.kind == .block, slot.isPresent {
        unsafeDowncast(slot.object, to: Block.self).forEachRoot(body)
      }
      index += 1
    }
  }

  /// The id of the last root element, or 0.
  var lastRoot: UInt32 {
    var last: UInt32 = 0
    var index = 0
    while index < Int(slotCount) {
      let slot = slot(index)
      if slot.kind == .element {
        let element = slot.element.pointee
        if element.id != 0 { last = element.id }
        index += Int(element.count)
      } else if slot.kind == .block, slot.isPresent {
        let inner = unsafeDowncast(slot.object, to: Block.self).lastRoot
        if inner != 0 { last = inner }
      }
      index += 1
    }
    return last
  }

  /// What stands before the slot `end`: the enclosing element, and its last child before the slot; 0 for none.
  func place(before end: Int) -> (parent: UInt32, previous: UInt32) {
    var place: (parent: UInt32, previous: UInt32) = (0, 0)
    var index = 0
    while index < end {
      let slot = slot(index)
      if slot.kind == .element {
        let element = slot.element.pointee
        if index + Int(element.count) >= end {
          place = (element.id, 0)
        } else {
          if element.id != 0 { place.previous = element.id }
          index += Int(element.count)
        }
      } else if slot.kind == .block, slot.isPresent {
        let inner = unsafeDowncast(slot.object, to: Block.self).lastRoot
        if inner != 0 { place.previous = inner }
      }
      index += 1
    }
    return place
  }

  /// What stands before one of the children; a list answers for its rows.
  func place(beforeChild child: Block) -> (parent: UInt32, previous: UInt32) { place(before: Int(child.index)) }

  /// Where on the page something goes that comes before this block's first root.
  final func position() -> CommandEncoder.Position {
    guard let parent else { return CommandEncoder.Position(parent: 0, previous: 0) }
    let place = parent.place(beforeChild: self)
    if place.parent != 0 || place.previous != 0 {
      return CommandEncoder.Position(parent: place.parent, previous: place.previous)
    }
    return parent.position()
  }

  /// The first root element of the view with an id, or 0.
  func find(_ query: ViewQuery) -> UInt32 {
    var index = 0
    while index < Int(slotCount) {
      let slot = slot(index)
      if slot.kind == .block, slot.isPresent {
        let found = unsafeDowncast(slot.object, to: Block.self).find(query)
        if found != 0 { return found }
      }
      index += 1
    }
    return 0
  }

  /// Calls `body` with the block that has this one's slots; a list answers with its rows.
  func forEachInner(_ body: (Block) -> Void) { body(self) }

  /// The text of muted elements in this block and those inside, in document order.
  final func collectText(_ text: inout String) {
    if !Presence.wordsOfViews { return }
    for index in 0..<Int(slotCount) {
      let slot = slot(index)
      guard slot.isPresent else { continue }
      if slot.kind == .object, let muted = slot.object as? MutedText {
        if !text.isEmpty { text += " " }
        text += muted.text
      } else if slot.kind == .block {
        unsafeDowncast(slot.object, to: Block.self).forEachInner { $0.collectText(&text) }
      }
    }
  }

  /// Has a lazy list build the view with an id, and says whether there is one that was not built.
  func reveal(_ query: ViewQuery) -> Bool {
    for index in 0..<Int(slotCount) {
      let slot = slot(index)
      if slot.kind == .block, slot.isPresent, unsafeDowncast(slot.object, to: Block.self).reveal(query) { return true }
    }
    return false
  }

  /// Adds the ids of the views that begin with an element, those further in last.
  func addTags(at root: UInt32, to values: inout ContainerValues) {
    for index in 0..<Int(slotCount) {
      let slot = slot(index)
      guard slot.kind == .block, slot.isPresent else { continue }
      unsafeDowncast(slot.object, to: Block.self).addTags(at: root, to: &values)
    }
  }

  /// Says what the row a child block is stands for: the id of its element.
  func addRowTag(of child: Block, to values: inout ContainerValues) {}

  /// Whether this is the block of a list.
  var isList: Bool { false }

  // MARK: Sizing

  /// Sums the layout of the elements and blocks directly inside a range of slots.
  final func sizing(from start: Int, to end: Int) -> ChildSizing {
    var sum = ChildSizing()
    var index = start
    while index < end {
      let slot = slot(index)
      if slot.kind == .element {
        let element = slot.element.pointee
        if !element.rule.isRaw, element.id != 0 { sum.add(layout: element.layout) }
        index += Int(element.count)
      } else if slot.kind == .block, slot.isPresent {
        sum.add(unsafeDowncast(slot.object, to: Block.self).sizing)
      }
      index += 1
    }
    return sum
  }

  /// Carries a child's changed sizing upwards, and stops at the first element whose own stays.
  func childSizingChanged(_ child: Block, _ encoder: CommandEncoder) {
    var end = Int(child.index)
    while let index = enclosingElement(of: end) {
      let element = slot(index).element
      guard element.pointee.rule.dependsOnChildren else { return }
      let children = sizing(from: index + 1, to: index + 1 + Int(element.pointee.count))
      let layout = element.pointee.rule.resolve(children) | element.pointee.layout & 0xF0
      if layout == element.pointee.layout { return }
      element.pointee.layout = layout
      encoder.target(element.pointee.id)
      encoder.layout(layout)
      end = index
    }
    let sum = sizing(from: 0, to: Int(slotCount))
    if sum == sizing { return }
    sizing = sum
    parent?.childSizingChanged(self, encoder)
  }

  private final func enclosingElement(of target: Int) -> Int? {
    var found: Int?
    var index = 0
    while index < target {
      let slot = slot(index)
      if slot.kind == .element {
        let count = Int(slot.element.pointee.count)
        if index + count >= target { found = index } else { index += count }
      }
      index += 1
    }
    return found
  }
}

/// Live engine objects, for tests that nothing is kept.
package nonisolated enum LifetimeCount {
  package nonisolated(unsafe) internal(set) static var blocks = 0
  /// What scopes share of what they get from outside.
  package nonisolated(unsafe) internal(set) static var surroundings = 0
  /// What scopes observe of objects.
  package nonisolated(unsafe) internal(set) static var observations = 0
}

/// A text that is kept off the page: a container may show it in another way.
final class MutedText: Retained {
  var text = ""
  nonisolated deinit {}
}
