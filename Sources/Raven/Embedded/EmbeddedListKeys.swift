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
    self = withExtendedLifetime(keys) { KeyedDiff(of: keys, old.count, old.count + new.count, &hasDuplicates) }
  }

  private init(of keys: ListKeys, _ middle: Int, _ end: Int, _ hasDuplicates: inout Bool) {
    let (old, new) = (ListKey.all(keys, 0..<middle), ListKey.all(keys, middle..<end))
    if !hasDuplicates {
      let diff = KeyedDiff(from: old, to: new)
      // Where no key is new, none is there twice.
      if diff.hasNewRows { hasDuplicates = ListKey.numbered(new).hasDuplicates }
      if !hasDuplicates {
        self = diff
        return
      }
    } else {
      hasDuplicates = ListKey.numbered(new).hasDuplicates
    }
    self.init(from: ListKey.numbered(old).keys, to: ListKey.numbered(new).keys)
  }

  /// Whether an id is there twice.
  static func hasDuplicates<ID: Hashable>(in ids: [ID]) -> Bool {
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
