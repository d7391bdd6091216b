/// The slots being written, those of enclosing blocks below.
nonisolated struct SlotStack: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity = 64
  private(set) var count = 0

  init() { memory = .allocate(byteCount: 64 * SlotPointer.size, alignment: 8) }

  deinit { memory.deallocate() }

  subscript(index: Int) -> SlotPointer { SlotPointer(index, in: memory, capacity: capacity) }

  /// Room for one more slot, which the caller initialises.
  mutating func append() -> SlotPointer {
    if count == capacity { grow() }
    count += 1
    return self[count - 1]
  }

  mutating func truncate(to newCount: Int) { count = newCount }

  /// The slots from an index on in memory of their own, which is the caller's; what they hold moves there.
  func copy(from base: Int) -> UnsafeMutableRawPointer {
    copy(from: base, capacity: count - base)
  }

  private func copy(from base: Int, capacity: Int) -> UnsafeMutableRawPointer {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: capacity * SlotPointer.size, alignment: 8)
    let words = SlotPointer.wordSize
    copy.copyMemory(from: memory + base * words, byteCount: (count - base) * words)
    (copy + capacity * words).copyMemory(from: memory + self.capacity * words + base, byteCount: count - base)
    return copy
  }

  private mutating func grow() {
    let larger = copy(from: 0, capacity: capacity * 2)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
