/// Growing raw bytes with no checks on the way in: the encoder appends to these for every command.
nonisolated struct ByteBuffer: ~Copyable {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  subscript(index: Int) -> UInt8 {
    get { start[index] }
    set { start[index] = newValue }
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The bytes from a place on.
  func bytes(from index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + index, count: count - index)
  }

  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    start[count] = byte
    count += 1
  }

  mutating func appendVarint(_ value: UInt32) {
    if count + 5 > capacity { grow(5) }
    var rest = value
    while rest >= 0x80 {
      start[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    start[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }

  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let base = source.baseAddress, source.count > 0 else { return }
    if count + source.count > capacity { grow(source.count) }
    // Not `update`, which for WebAssembly is compiled to a loop over the bytes.
    (start + count).initialize(from: base, count: source.count)
    count += source.count
  }

  #if hasFeature(Embedded)
  /// Up to eight bytes, the first of which is the lowest of a word.
  mutating func append(_ word: UInt64, count added: Int) {
    if count + 8 > capacity { grow(8) }
    UnsafeMutableRawPointer(start + count).storeBytes(of: word, as: UInt64.self)
    count += added
  }
  #endif

  /// Has these bytes and no others.
  mutating func replace(with source: UnsafeBufferPointer<UInt8>) {
    count = 0
    append(source)
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// A copy of the bytes.
  var array: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { place, initialized in
      guard let base = place.baseAddress else { return }
      base.initialize(from: start, count: count)
      initialized = count
    }
  }

  mutating func truncate(to newCount: Int) { count = newCount }

  /// Empties the buffer; one that had grown beyond `limit` gives its memory back.
  mutating func reset(keepingAtMost limit: Int) {
    count = 0
    guard capacity > limit else { return }
    start.deallocate()
    capacity = limit
    start = .allocate(capacity: limit)
  }

  @inline(never)
  private mutating func grow(_ needed: Int) {
    let larger = max(capacity * 2, count + needed)
    let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    fresh.initialize(from: start, count: count)
    start.deallocate()
    start = fresh
    capacity = larger
  }
}
