/// What `@State` and its kin keep for a view: found in the view's bytes, kept by the view's scope.
///
/// Every value of a view comes with fresh boxes. The first mounted is the *root*: it has the state. The boxes of later
/// values are linked to it, so that every closure made by any of them reaches the one state; no value's memory changes.
nonisolated class DynamicBox: Source {
  /// The box that has the state, retained; nil when it is this one.
  ///
  /// By hand, because a list reads state for every row, and a strong reference is retained for each reading.
  final private(set) var link: Unmanaged<DynamicBox>?
  /// The deepest mounted scope that has this root as its state.
  fileprivate(set) final unowned(unsafe) var owner: Scope?
  fileprivate(set) final var isClaimed = false

  /// Creates a box.
  ///
  /// Only one that a scope should find in a view is discoverable.
  init(isDiscoverable: Bool) {
    super.init()
    if isDiscoverable { StateRegistry.add(self) } else { isClaimed = true }
  }

  deinit {
    StateRegistry.remove(self)
    link?.release()
  }

  final var root: DynamicBox { link?.takeUnretainedValue() ?? self }

  /// A fresh box in the state this one started in.
  func makeFresh() -> DynamicBox { preconditionFailure("a dynamic property without a fresh start") }

  /// Whether the other's state can stand for this one's.
  func isSameKind(as other: DynamicBox) -> Bool { false }

  /// Called when a scope takes the root.
  @MainActor func attach(to scope: Scope) {}

  /// Makes this root the state of a scope.
  @MainActor fileprivate final func claim(for scope: Scope) {
    owner = scope
    isClaimed = true
    attach(to: scope)
  }

  /// Tells the box of its scope's new environment, unless it is a deeper scope's.
  @MainActor final func reattach(to scope: Scope) { if owner === scope { attach(to: scope) } }

  /// Has another's state stand for this one's.
  fileprivate final func follow(_ root: DynamicBox) {
    let before = link
    link = .passRetained(root)
    before?.release()
    isClaimed = true
  }

  /// Notes that a scope has gone.
  ///
  /// A box may outlive it, in a value of the view that somebody keeps.
  final func disown(_ scope: Scope) { if owner === scope { owner = nil } }
}

/// The words by which a box is found in a view's bytes: a magic number, then the address twice, once as a plain integer
/// because an enum around it may keep its case in the spare bits of the reference.
nonisolated struct BoxMark {
  static let magic: UInt = {
    #if _pointerBitWidth(_32)
    0x5EED_5A17
    #else
    0x5EED_5A17_C0DE_B0C5
    #endif
  }()

  private let tag: UInt
  private let address: UInt

  init(_ box: DynamicBox) {
    tag = BoxMark.magic
    address = UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
  }
}

/// A scope's hold on one box.
nonisolated struct StateClaim {
  let offset: UInt32
  let box: DynamicBox
}

/// All live boxes by address, so that bytes which look like a box are never followed unless they are one.
///
/// Finding costs one pass over the view's words.
package nonisolated enum StateRegistry {
  nonisolated(unsafe) private static var live = AddressSet()
  /// How many boxes are live.
  package static var liveCount: Int { live.count }

  fileprivate static func add(_ box: DynamicBox) {
    live.insert(address(of: box))
  }

  fileprivate static func remove(_ box: DynamicBox) {
    live.remove(address(of: box))
  }

  private static func address(of box: DynamicBox) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque()) }

  /// Claims the boxes of a view that is being mounted.
  ///
  /// The deepest view that holds a box by value gets it; a value mounted a second time gets boxes of its own, written
  /// over the shared ones.
  @inline(__always)
  @MainActor static func claim<V>(in view: inout V, for scope: Scope) {
    #if hasFeature(Embedded)
    if canHoldBox(V.self) { withUnsafeMutableBytes(of: &view) { claim(in: $0, for: scope) } }
    #else
    forEachBox(in: &view) { offset, box, bytes in take(box, at: offset, in: bytes, for: scope) }
    #endif
  }

  #if hasFeature(Embedded)
  @inline(__always)
  private static func canHoldBox<V>(_ type: V.Type) -> Bool {
    MemoryLayout<V>.size >= MemoryLayout<BoxMark>.size + MemoryLayout<UInt>.size
  }

  /// Compiled once for views of all types.
  @inline(never)
  @MainActor private static func claim(in bytes: UnsafeMutableRawBufferPointer, for scope: Scope) {
    scan(bytes) { offset, box, bytes in take(box, at: offset, in: bytes, for: scope) }
  }

  @inline(never)
  @MainActor private static func relink(in bytes: UnsafeMutableRawBufferPointer, for scope: Scope) {
    scan(bytes) { offset, box, bytes in relink(box, at: offset, in: bytes, for: scope) }
  }
  #endif

  @MainActor private static func take(
    _ found: DynamicBox,
    at offset: Int,
    in bytes: UnsafeMutableRawBufferPointer,
    for scope: Scope
  ) {
    var root = found.root
    if found.isClaimed {
      let isOuter = root.owner.map { scope.isInside($0) } ?? false
      if !isOuter {
        root = root.makeFresh()
        replace(root, at: offset, in: bytes)
      }
    }
    root.claim(for: scope)
    scope.claims.append(StateClaim(offset: UInt32(offset), box: root))
  }

  /// Links the boxes of a view's new value to those of its scope.
  @inline(__always)
  @MainActor static func relink<V>(in view: inout V, for scope: Scope) {
    #if hasFeature(Embedded)
    if canHoldBox(V.self) { withUnsafeMutableBytes(of: &view) { relink(in: $0, for: scope) } }
    #else
    forEachBox(in: &view) { offset, box, bytes in relink(box, at: offset, in: bytes, for: scope) }
    #endif
  }

  @MainActor private static func relink(
    _ box: DynamicBox,
    at offset: Int,
    in bytes: UnsafeMutableRawBufferPointer,
    for scope: Scope
  ) {
    guard let index = scope.claims.firstIndex(where: { $0.offset == offset && $0.box.isSameKind(as: box) }) else {
      take(box, at: offset, in: bytes, for: scope)
      return
    }
    let claimed = scope.claims[index].box
    if box.root === claimed { return }
    if box.isClaimed { replace(claimed, at: offset, in: bytes) } else { box.follow(claimed) }
  }

  @MainActor private static func replace(_ box: DynamicBox, at offset: Int, in bytes: UnsafeMutableRawBufferPointer) {
    let word = MemoryLayout<UInt>.size
    let base = bytes.baseAddress.unsafelyUnwrapped + offset
    let old = base.load(fromByteOffset: word, as: UInt.self)
    let reference = base + 2 * word
    // What differs between the reference and the address is the case of an enum around it.
    let spareBits = reference.load(as: UInt.self) ^ old
    _ = Unmanaged.passRetained(box)
    base.storeBytes(of: BoxMark(box), as: BoxMark.self)
    reference.storeBytes(of: address(of: box) ^ spareBits, as: UInt.self)
    // What is found by its bytes alone may be what an enum held before, and then it was let go of already: a box too many is
    // kept rather than one let go twice.
    #if !hasFeature(Embedded)
    if let pointer = UnsafeRawPointer(bitPattern: old) { Unmanaged<DynamicBox>.fromOpaque(pointer).release() }
    #endif
  }

  private typealias Found = (Int, DynamicBox, UnsafeMutableRawBufferPointer) -> Void

  #if !hasFeature(Embedded)
  /// Finds the boxes in a view's value.
  ///
  /// Where they lie is known from the type, and only what is certainly there counts: an enum that holds nothing may
  /// have the bytes of a value that lay in its place before.
  @MainActor private static func forEachBox<V>(in view: inout V, _ body: Found) {
    let marks = FieldLayout.of(V.self).marks
    if marks.isEmpty { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      for offset in marks {
        if let box = box(markedAt: offset, in: bytes) { body(offset, box, bytes) }
      }
    }
  }
  #else
  /// Finds boxes without knowing the type, as Embedded Swift has to: every word may begin a mark.
  @MainActor private static func scan(_ bytes: UnsafeMutableRawBufferPointer, _ body: Found) {
    let word = MemoryLayout<UInt>.size
    var offset = 0
    while offset <= bytes.count - 3 * word {
      if let box = box(markedAt: offset, in: bytes) {
        body(offset, box, bytes)
        offset += 2 * word
      }
      offset += word
    }
  }
  #endif

  private static func box(markedAt offset: Int, in bytes: UnsafeMutableRawBufferPointer) -> DynamicBox? {
    let base = bytes.baseAddress.unsafelyUnwrapped + offset
    if base.load(as: UInt.self) != BoxMark.magic { return nil }
    let address = base.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    #if hasFeature(Embedded)
    // Something else may lie where the reference was. The case of an enum takes no more than the bits that are free in one.
    let reference = base.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
    if (reference ^ address) >= 16 { return nil }
    #endif
    guard live.contains(address), let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<DynamicBox>.fromOpaque(pointer).takeUnretainedValue()
  }
}

extension Scope {
  /// Whether another scope lies above this one.
  ///
  /// The scope being mounted has no parent yet: it is where the walk is.
  fileprivate func isInside(_ other: Scope) -> Bool {
    var block: Block? = parent
    while let current = block {
      if current === other { return true }
      block = current.parent
    }
    return false
  }
}

/// A set of addresses: open addressing with linear probing and backward-shift deletion.
nonisolated struct AddressSet {
  private var slots = [UInt](repeating: 0, count: 256)
  private(set) var count = 0

  func contains(_ address: UInt) -> Bool {
    var index = home(of: address)
    while slots[index] != 0 {
      if slots[index] == address { return true }
      index = (index + 1) & (slots.count - 1)
    }
    return false
  }

  mutating func insert(_ address: UInt) {
    if count * 2 >= slots.count { grow() }
    var index = home(of: address)
    while slots[index] != 0 {
      if slots[index] == address { return }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = address
    count += 1
  }

  mutating func remove(_ address: UInt) {
    let mask = slots.count - 1
    var index = home(of: address)
    while slots[index] != address {
      if slots[index] == 0 { return }
      index = (index + 1) & mask
    }
    count -= 1
    var hole = index
    while true {
      index = (index + 1) & mask
      if slots[index] == 0 { break }
      let distance = (index &- home(of: slots[index])) & mask
      if distance >= (index &- hole) & mask {
        slots[hole] = slots[index]
        hole = index
      }
    }
    slots[hole] = 0
  }

  private func home(of address: UInt) -> Int {
    Int(truncatingIfNeeded: (address >> 4) &* 0x9E37_79B1) & (slots.count - 1)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt](repeating: 0, count: old.count * 2)
    count = 0
    for address in old where address != 0 { insert(address) }
  }
}
