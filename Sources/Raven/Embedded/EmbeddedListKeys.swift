#if hasFeature(Embedded)
/// The ids of lists as keys of one type: what compares lists is compiled once, and not for each type of id.
nonisolated class ListKeys {
  init() {}

  fileprivate func isSame(_ left: Int, _ right: Int) -> Bool { false }
  fileprivate func hash(_ place: Int, into hasher: inout Hasher) {}
}

private nonisolated final class TypedListKeys<ID: Hashable>: ListKeys {
  private let ids: [ID]

  init(_ ids: [ID]) {
    self.ids = ids
    super.init()
  }

  deinit {}

  override func isSame(_ left: Int, _ right: Int) -> Bool { areEqual(left, right) }
  override func hash(_ place: Int, into hasher: inout Hasher) { feed(place, &hasher) }

  private final func areEqual(_ left: Int, _ right: Int) -> Bool { ids[left] == ids[right] }
  private final func feed(_ place: Int, _ hasher: inout Hasher) { ids[place].hash(into: &hasher) }
}

/// An id by its place among others, and how many equal ones are to count as different before it.
private nonisolated struct ListKey: Hashable {
  unowned(unsafe) let keys: ListKeys
  let place: Int
  var occurrence = 0

  static func == (left: ListKey, right: ListKey) -> Bool {
    left.occurrence == right.occurrence && left.keys.isSame(left.place, right.place)
  }

  func hash(into hasher: inout Hasher) { keys.hash(place, into: &hasher) }
}

nonisolated extension KeyedDiff {
  /// What became of a list of ids, of which some may be there twice.
  init<ID: Hashable>(from old: [ID], to new: [ID], hasDuplicates: inout Bool) {
    let keys = TypedListKeys(old + new)
    let mayRepeat = !KeyedDiff.areGrowing(new)
    let end = old.count + new.count
    self = withExtendedLifetime(keys) { KeyedDiff(of: keys, old.count, end, mayRepeat, &hasDuplicates) }
  }

  private init(of keys: ListKeys, _ middle: Int, _ end: Int, _ mayRepeat: Bool, _ hasDuplicates: inout Bool) {
    let (old, new) = (ListKey.all(keys, 0..<middle), ListKey.all(keys, middle..<end))
    if !hasDuplicates {
      let diff = KeyedDiff(from: old, to: new)
      // Where no key is new, none is there twice.
      if mayRepeat, diff.hasNewRows { hasDuplicates = ListKey.numbered(new).hasDuplicates }
      if !hasDuplicates {
        self = diff
        return
      }
    } else {
      hasDuplicates = ListKey.numbered(new).hasDuplicates
    }
    self.init(from: ListKey.numbered(old).keys, to: ListKey.numbered(new).keys)
  }

  /// Whether ids are integers that grow, as those that are given one after the other do: then none is there twice, which
  /// need not be found out by hashing all of them.
  private static func areGrowing<ID: Hashable>(_ ids: [ID]) -> Bool {
    guard ID.self == Int.self else { return false }
    return ids.withUnsafeBytes { bytes in
      let ids = bytes.assumingMemoryBound(to: Int.self)
      return zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  /// Whether an id is there twice.
  static func hasDuplicates<ID: Hashable>(in ids: [ID]) -> Bool {
    if areGrowing(ids) { return false }
    let keys = TypedListKeys(ids)
    return withExtendedLifetime(keys) { ListKey.numbered(ListKey.all(keys, 0..<ids.count)).hasDuplicates }
  }
}

nonisolated extension ListKey {
  fileprivate static func all(_ keys: ListKeys, _ places: Range<Int>) -> [ListKey] {
    places.map { ListKey(keys: keys, place: $0) }
  }

  /// Keys that are always different.
  fileprivate static func numbered(_ keys: [ListKey]) -> (keys: [ListKey], hasDuplicates: Bool) {
    var counts: [ListKey: Int] = [:]
    var hasDuplicates = false
    let numbered = keys.map { key in
      let occurrence = counts[key] ?? 0
      counts[key] = occurrence + 1
      if occurrence > 0 { hasDuplicates = true }
      return ListKey(keys: key.keys, place: key.place, occurrence: occurrence)
    }
    return (numbered, hasDuplicates)
  }
}
#endif
