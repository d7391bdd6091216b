#if hasFeature(Embedded)
/// Whether two values have the same bytes; without field metadata that is all that can be told.
///
/// Padding and fresh state may make equal values differ, which costs a body run.
nonisolated func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in Sameness<Value>().holds(old, new) }
  }
}

/// Whether values of a type are the same, for many of them.
nonisolated struct Sameness<Value> {
  @_optimize(speed)
  func holds(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    let old = UnsafeRawPointer(old)
    let new = UnsafeRawPointer(new)
    let size = MemoryLayout<Value>.size
    var index = 0
    while index + 4 <= size {
      if old.loadUnaligned(fromByteOffset: index, as: UInt32.self)
        != new.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      {
        return false
      }
      index += 4
    }
    while index < size {
      if old.load(fromByteOffset: index, as: UInt8.self) != new.load(fromByteOffset: index, as: UInt8.self) {
        return false
      }
      index += 1
    }
    return true
  }
}
#endif
