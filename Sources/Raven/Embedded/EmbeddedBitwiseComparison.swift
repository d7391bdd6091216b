#if hasFeature(Embedded)
/// Whether two values have the same bytes; without field metadata that is all that can be told.
///
/// Padding and fresh state may make equal values differ, which costs a body run.
nonisolated func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  var old = old
  var new = new
  return withUnsafeBytes(of: &old) { old in
    withUnsafeBytes(of: &new) { new in
      var index = 0
      while index < old.count {
        if old[index] != new[index] { return false }
        index += 1
      }
      return true
    }
  }
}
#endif
