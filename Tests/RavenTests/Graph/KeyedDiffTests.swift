import RavenTesting
import Testing

@testable import Raven

struct KeyedDiffTests {
  /// A row of the page the diff is replayed on: what it shows, and which one it is.
  private struct Node<Key: Hashable>: Hashable {
    let key: Key
    let number: Int
  }

  /// Replays a diff on the old list as the engine does, and counts the moves.
  ///
  /// Nodes of new rows have the number -1.
  private static func replay<Key: Hashable>(
    _ diff: KeyedDiff,
    _ old: [Key],
    _ new: [Key]
  ) -> (result: [Node<Key>], moves: Int) {
    let nodes = old.enumerated().map { Node(key: $0.element, number: $0.offset) }
    var page = nodes
    for index in diff.removed.reversed() { page.remove(at: index) }
    var moves = 0
    var at = diff.prefix
    for (offset, origin) in diff.origins.enumerated() {
      if origin < 0 {
        page.insert(Node(key: new[diff.prefix + offset], number: -1), at: at)
      } else if let from = page.firstIndex(of: nodes[origin]) {
        if diff.stays[offset] {
          at = from
        } else {
          moves += 1
          page.remove(at: from)
          if from < at { at -= 1 }
          page.insert(nodes[origin], at: at)
        }
      }
      at += 1
    }
    return (page, moves)
  }

  /// The longest increasing subsequence by comparing all pairs.
  static func longestIncreasing(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for later in values.indices {
      for earlier in 0..<later where values[earlier] < values[later] {
        best[later] = max(best[later], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }

  /// Says what a diff gets wrong: the order, which rows survive, or how many move.
  private static func fault<Key: Hashable>(_ old: [Key], _ new: [Key]) -> String? {
    let diff = KeyedDiff(from: old, to: new)
    let (result, moves) = replay(diff, old, new)
    let survivors = new.compactMap { old.firstIndex(of: $0) }
    let removed = old.indices.filter { !new.contains(old[$0]) }
    let wanted = new.map { Node(key: $0, number: old.firstIndex(of: $0) ?? -1) }
    if result != wanted { return "\(old) to \(new): \(diff) gives \(result)" }
    let fewest = survivors.count - longestIncreasing(survivors)
    if moves != fewest { return "\(old) to \(new): \(diff) makes \(moves) moves, \(fewest) would do" }
    return diff.removed == removed ? nil : "\(old) to \(new): \(diff) does not remove \(removed)"
  }

  @Test func `random changes give the new list with the fewest moves and every survivor`() {
    let fuzz = ListFuzz()
    fuzz.forEachCase { random in KeyedDiffTests.fault(random.list(), random.list()) }
    fuzz.forEachCase { random in
      let old = random.list()
      return KeyedDiffTests.fault(old, random.change(of: old))
    }
  }

  @Test func `random lists with equal ids are lists without when numbered by occurrence`() {
    ListFuzz().forEachCase { random in
      let old = random.list(isUnique: false)
      let new = random.change(of: old, isUnique: false)
      return KeyedDiffTests.fault(numbered(old), numbered(new))
    }
  }

  @Test func `keys numbered by occurrence are a list without duplicates`() {
    let diff = KeyedDiff(from: numbered([1, 1, 2]), to: numbered([1, 2, 1]))
    #expect(diff.prefix == 1)
    #expect(diff.origins == [2, 1])
    #expect(diff.stays.filter { $0 }.count == 1)
    #expect(diff.removed.isEmpty)
  }

  /// A key that counts how often it is looked up.
  private final class CountedKey: Hashable {
    private let number: Int
    private(set) var lookups = 0

    init(_ number: Int) { self.number = number }

    static func == (left: CountedKey, right: CountedKey) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      lookups += 1
      hasher.combine(number)
    }
  }

  @Test func `only keys that do not stand where they stood are looked up`() {
    let keys = (0..<1_000).map { CountedKey($0) }
    var swapped = keys
    swapped.swapAt(1, 998)
    let diff = KeyedDiff(from: keys, to: swapped)
    #expect(diff.origins == [998] + Array(2..<998) + [1])
    #expect(diff.stays.filter { $0 }.count == 996)
    #expect(keys.filter { $0.lookups > 0 }.count == 2)
  }

  private func numbered(_ ids: [Int]) -> [NumberedKey<Int>] {
    var seen: [Int: Int] = [:]
    return ids.map { id in
      defer { seen[id, default: 0] += 1 }
      return NumberedKey(id: id, occurrence: seen[id, default: 0])
    }
  }
}
