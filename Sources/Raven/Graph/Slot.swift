/// What one slot of a tape stands for.
nonisolated enum SlotKind: UInt8 {
  /// An element; present while a listener has its id.
  case element
  /// What a value is compared by: a number, or the fingerprint of a text, attribute or style value.
  case value
  /// A child block: scope, branch or list.
  case block
  /// Any other retained object: life-cycle actions, environment cells.
  case object
}

/// Anything a tape retains.
class Retained {
  init() {}
  nonisolated deinit {}

  /// Called when the slot leaves the tree, before it is released.
  func retire(_ coordinator: RenderCoordinator) {}
}

/// The byte that tells what a slot's word is.
nonisolated struct SlotHeader {
  private var bits: UInt8

  init(kind: SlotKind) { bits = kind.rawValue }

  var kind: SlotKind { SlotKind(rawValue: bits & 3).unsafelyUnwrapped }

  /// Whether an object is retained here, or a listener waits for the element.
  var isPresent: Bool {
    get { bits & 4 != 0 }
    set { bits = newValue ? bits | 4 : bits & 3 }
  }
}

/// The word of an `element` slot.
nonisolated struct ElementSlot {
  /// The element's id on the wire; 0 for one that was refused.
  let id: UInt32
  /// How many slots its subtree has, which follow.
  private(set) var count: UInt16 = 0
  /// The element's layout byte, as on the wire.
  var layout: UInt8
  /// How the layout byte follows from the children.
  var rule: LayoutRule

  init(id: UInt32, layout: UInt8, rule: LayoutRule) {
    self.id = id
    self.layout = layout
    self.rule = rule
  }

  mutating func setCount(_ count: Int) {
    precondition(count <= UInt16.max, "a body with more than 65,000 values in one element; make views of its parts")
    self.count = UInt16(truncatingIfNeeded: count)
  }
}

/// A place on a tape: a word, and in an array behind all words the byte that tells what it is.
///
/// Words are initialised and destroyed by hand, so slots move as plain bytes while a tape is being written.
nonisolated struct SlotPointer {
  /// What a slot takes: its word and its byte.
  static let size = wordSize + 1
  static let wordSize = 8

  private let word: UnsafeMutableRawPointer
  let header: UnsafeMutablePointer<SlotHeader>

  /// The slot at an index of memory that has room for so many.
  init(_ index: Int, in memory: UnsafeMutableRawPointer, capacity: Int) {
    word = memory + index * SlotPointer.wordSize
    header = SlotPointer.header(index, in: memory, capacity: capacity)
  }

  /// What tells what the slot at an index is.
  @inline(__always)
  static func header(
    _ index: Int,
    in memory: UnsafeMutableRawPointer,
    capacity: Int
  ) -> UnsafeMutablePointer<SlotHeader> {
    (memory + capacity * SlotPointer.wordSize + index).assumingMemoryBound(to: SlotHeader.self)
  }

  var kind: SlotKind { header.pointee.kind }
  var isPresent: Bool { header.pointee.isPresent }

  func initialize(_ header: SlotHeader) {
    self.header.initialize(to: header)
    word.bindMemory(to: Int.self, capacity: 1).initialize(to: 0)
  }

  func initialize(_ element: ElementSlot) {
    header.initialize(to: SlotHeader(kind: .element))
    word.bindMemory(to: ElementSlot.self, capacity: 1).initialize(to: element)
  }

  func initialize(object: Retained) {
    word.bindMemory(to: Retained.self, capacity: 1).initialize(to: object)
    header.pointee.isPresent = true
  }

  /// The element; only for `element` slots.
  var element: UnsafeMutablePointer<ElementSlot> { word.assumingMemoryBound(to: ElementSlot.self) }

  /// The number; only for `value` slots.
  var number: Int {
    get { word.assumingMemoryBound(to: Int.self).pointee }
    nonmutating set { word.assumingMemoryBound(to: Int.self).pointee = newValue }
  }

  /// The fingerprint; only for `value` slots that hold one.
  var fingerprint: Fingerprint {
    get { Fingerprint(bits: word.load(as: UInt64.self)) }
    nonmutating set { word.storeBytes(of: newValue.bits, as: UInt64.self) }
  }

  /// The retained object; only for present `block` and `object` slots.
  var object: Retained { word.assumingMemoryBound(to: Retained.self).pointee }

  func replace(object: Retained) { word.assumingMemoryBound(to: Retained.self).pointee = object }

  /// Releases what the word holds.
  func destroyPayload() {
    guard isPresent else { return }
    header.pointee.isPresent = false
    if kind == .block || kind == .object { word.assumingMemoryBound(to: Retained.self).deinitialize(count: 1) }
  }
}
