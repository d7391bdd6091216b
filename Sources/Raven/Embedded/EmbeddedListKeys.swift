#if hasFeature(Embedded)
/// The ids of lists as keys of one type: what compares lists is compiled once, and not for each type of id.
nonisolated class ListKeys {
  init() {}

  fileprivate func isSame(_ left: Int, _ right: Int) -> Bool { false }
  fileprivate func hash(_ place: Int, into hasher: inout Hasher) {}
}

private nonisolated final class TypedListKeys<ID: Hashable>: ListKeys {
  private let old: [ID]
  private let new: [ID]

  /// Ids of which those of `new` have their places behind those of `old`.
  init(_ old: [ID], _ new: [ID]) {
    self.old = old
    self.new = new
    super.init()
  }

  deinit {}

  override func isSame(_ left: Int, _ right: Int) -> Bool { areEqual(left, right) }
  override func hash(_ place: Int, into hasher: inout Hasher) { feed(place, &hasher) }

  private final func areEqual(_ left: Int, _ right: Int) -> Bool { id(left) == id(right) }
  private final func feed(_ place: Int, _ hasher: inout Hasher) { id(place).hash(into: &hasher) }
  private final func id(_ place: Int) -> ID { place < old.count ? old[place] : new[place - old.count] }
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
    let keys = TypedListKeys(old, new)
    let mayRepeat = !KeyedDiff.areGrowing(new)
    var standing = hasDuplicates ? nil : StandingKeys(from: old, to: new)
    // Where those that are new were all given later, none is looked up.
    if !mayRepeat, let last = old.last, let first = new.first, KeyedDiff.areGrowing([last, first]),
      KeyedDiff.areGrowing(old)
    {
      standing?.noneReturns = true
    }
    self = withExtendedLifetime(keys) { KeyedDiff(of: keys, old.count, new.count, standing, mayRepeat, &hasDuplicates) }
  }

  private init(
    of keys: ListKeys,
    _ old: Int,
    _ new: Int,
    _ standing: StandingKeys?,
    _ mayRepeat: Bool,
    _ hasDuplicates: inout Bool
  ) {
    if let standing {
      let diff = KeyedDiff(
        standing,
        old: { ListKey(keys: keys, place: $0) },
        new: { ListKey(keys: keys, place: old + $0) }
      )
      // Where no key is new, none is there twice.
      if mayRepeat, diff.hasNewRows { hasDuplicates = ListKey.numbered(keys, old..<old + new).hasDuplicates }
      if !hasDuplicates {
        self = diff
        return
      }
    }
    let (before, now) = (ListKey.numbered(keys, 0..<old), ListKey.numbered(keys, old..<old + new))
    hasDuplicates = now.hasDuplicates
    self.init(from: before.keys, to: now.keys)
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
    let keys = TypedListKeys([], ids)
    return withExtendedLifetime(keys) { ListKey.numbered(keys, 0..<ids.count).hasDuplicates }
  }
}

nonisolated extension ListKey {
  /// The keys at some places, made so that they are always different.
  fileprivate static func numbered(_ keys: ListKeys, _ places: Range<Int>) -> (keys: [ListKey], hasDuplicates: Bool) {
    var counts: [ListKey: Int] = [:]
    var hasDuplicates = false
    let numbered = places.map { place in
      var key = ListKey(keys: keys, place: place)
      let occurrence = counts[key] ?? 0
      counts[key] = occurrence + 1
      if occurrence > 0 { hasDuplicates = true }
      key.occurrence = occurrence
      return key
    }
    return (numbered, hasDuplicates)
  }
}
#endif
