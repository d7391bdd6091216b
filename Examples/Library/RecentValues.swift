/// Values by key, of which only those used lately are kept.
///
/// There are two generations: what is used moves to the young one; when that is full, it becomes the old one, and the
/// old one is forgotten. So at least the last `limit` values used are there, at most twice as many, and each use is O(1).
struct RecentValues<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      keep(value, key)
      return value
    }
    set {
      old[key] = nil
      guard let newValue else { return young[key] = nil }
      keep(newValue, key)
    }
  }

  private mutating func keep(_ value: Value, _ key: Key) {
    if young.count >= limit { (young, old) = ([:], young) }
    young[key] = value
  }

  mutating func forget(_ keys: some Sequence<Key>) { for key in keys { self[key] = nil } }

  mutating func forgetAll() { (young, old) = ([:], [:]) }
}
