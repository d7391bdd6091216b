/// An element that is open: how many are open around it.
struct OpenElement {
  fileprivate let depth: Int
}

/// What closing each of the elements that are open needs, the innermost last.
struct OpenElements: ~Copyable {
  struct Entry {
    /// Its slot.
    let index: Int
    let id: UInt32
    let layoutAt: Int
    // What was outside when it was opened.
    let outer: Visitor.Place
    let sizing: ChildSizing
    var container: Container
    let chain: ChainLink?
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 32
  private var count = 0

  init() { entries = .allocate(capacity: capacity) }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  subscript(element: OpenElement) -> Entry {
    _read { yield entries[element.depth] }
    _modify { yield &entries[element.depth] }
  }

  mutating func push(_ entry: consuming Entry) -> OpenElement {
    if count == capacity { grow() }
    (entries + count).initialize(to: entry)
    count += 1
    return OpenElement(depth: count - 1)
  }

  /// Elements are closed from the inside out.
  mutating func pop(_ element: OpenElement) -> Entry {
    precondition(element.depth == count - 1, "an element was closed before one inside it")
    count -= 1
    return (entries + count).move()
  }

  /// Moves the entries, as bytes, to where there is room for twice as many.
  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    UnsafeMutableRawPointer(larger).copyMemory(from: entries, byteCount: count * MemoryLayout<Entry>.stride)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}
