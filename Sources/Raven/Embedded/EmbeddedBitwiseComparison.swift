#if hasFeature(Embedded)
/// Whether two values have the same bytes; without field metadata that is all that can be told.
///
/// Padding and fresh state may make equal values differ, which costs a body run.
nonisolated func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in areSame(old, new, MemoryLayout<Value>.size) }
  }
}

/// The same, of a value that stays where it is.
nonisolated func isSame<Value>(at old: UnsafePointer<Value>, _ new: Value) -> Bool {
  withUnsafePointer(to: new) { areSame(old, $0, MemoryLayout<Value>.size) }
}

/// Compiled once for values of all types.
@inline(never)
private nonisolated func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ size: Int) -> Bool {
  haveSameBytes(old, new, size)
}

@inline(__always)
private nonisolated func haveSameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ size: Int) -> Bool {
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

/// Whether values of a type are the same, for many of them.
nonisolated struct Sameness<Value> {
  @_optimize(speed)
  func holds(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    haveSameBytes(old, new, MemoryLayout<Value>.size)
  }
}
#endif
