/// What one slot of a tape stands for.
nonisolated enum SlotKind: UInt8 {
  /// An element; `number` counts the slots of its subtree, and behind that its listener, while it is present.
  case element
  /// A text, attribute or style value: a `String`, while it is present.
  case string
  /// A small number: a mask, a Boolean, the address of a literal.
  case number
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

/// The typed first 8 bytes of a slot.
nonisolated struct SlotHeader {
  /// The element's id on the wire.
  var id: UInt32 = 0
  var kind: SlotKind
  /// Whether the payload is initialised.
  var isPresent = false
  /// The element's layout byte, as on the wire.
  var layout: UInt8 = 0
  /// How the layout byte follows from the children.
  var rule: LayoutRule = .raw
}

/// A place on a tape: 8 typed bytes and 16 whose type the header's kind tells.
///
/// The payload is initialised and destroyed by hand, so slots move as plain bytes while a tape is being written.
nonisolated struct SlotPointer {
  static let stride = 24
  let raw: UnsafeMutableRawPointer

  var header: UnsafeMutablePointer<SlotHeader> { raw.assumingMemoryBound(to: SlotHeader.self) }
  var kind: SlotKind { header.pointee.kind }
  var id: UInt32 { header.pointee.id }
  private var payload: UnsafeMutableRawPointer { raw + 8 }

  func advanced(by count: Int) -> SlotPointer { SlotPointer(raw: raw + count * SlotPointer.stride) }

  /// The listener of an `element` slot; nil while the element does nothing.
  var listener: Listener? {
    guard header.pointee.isPresent else { return nil }
    return listenerPlace.pointee
  }

  /// Gives an `element` slot its listener.
  func initialize(listener: Listener) {
    listenerPlace.initialize(to: listener)
    header.pointee.isPresent = true
  }

  private var listenerPlace: UnsafeMutablePointer<Listener> { (raw + 16).assumingMemoryBound(to: Listener.self) }

  func initialize(_ header: SlotHeader) {
    raw.bindMemory(to: SlotHeader.self, capacity: 1).initialize(to: header)
    (raw + 8).bindMemory(to: Int.self, capacity: 1).initialize(to: 0)
  }

  /// The number; only for `element` and `number` slots.
  var number: Int {
    get { payload.assumingMemoryBound(to: Int.self).pointee }
    nonmutating set { payload.assumingMemoryBound(to: Int.self).pointee = newValue }
  }

  /// The string; only for a present `string` slot.
  var string: String { payload.assumingMemoryBound(to: String.self).pointee }

  /// The retained object; only for present `block` and `object` slots.
  var object: Retained { payload.assumingMemoryBound(to: Retained.self).pointee }

  func initialize(string: String) {
    payload.bindMemory(to: String.self, capacity: 1).initialize(to: string)
    header.pointee.isPresent = true
  }

  func initialize(object: Retained) {
    payload.bindMemory(to: Retained.self, capacity: 1).initialize(to: object)
    header.pointee.isPresent = true
  }

  func replace(string: String) { payload.assumingMemoryBound(to: String.self).pointee = string }
  func replace(object: Retained) { payload.assumingMemoryBound(to: Retained.self).pointee = object }

  /// Releases what the payload holds.
  func destroyPayload() {
    guard header.pointee.isPresent else { return }
    header.pointee.isPresent = false
    switch kind {
    case .string: payload.assumingMemoryBound(to: String.self).deinitialize(count: 1)
    case .block, .object: payload.assumingMemoryBound(to: Retained.self).deinitialize(count: 1)
    case .element: listenerPlace.deinitialize(count: 1)
    case .number: break
    }
  }
}
