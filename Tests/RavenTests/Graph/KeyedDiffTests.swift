import RavenTesting
import Testing

@testable import Raven

struct KeyedDiffTests {
  /// Replays a diff on the old list as the engine does, and counts the moves.
  private static func replay(_ diff: KeyedDiff, _ old: [Int], _ new: [Int]) -> (result: [Int], moves: Int) {
    var page = old
    for index in diff.removed.reversed() { page.remove(at: index) }
    var moves = 0
    var at = diff.prefix
    for (offset, origin) in diff.origins.enumerated() {
      if origin < 0 {
        page.insert(new[diff.prefix + offset], at: at)
      } else if !diff.stays[offset] {
        moves += 1
        let from = page.firstIndex(of: old[origin])!
        page.remove(at: from)
        page.insert(old[origin], at: from < at ? at - 1 : at)
        if from < at { at -= 1 }
      } else {
        at = page.firstIndex(of: old[origin])!
      }
      at += 1
    }
    return (page, moves)
  }

  /// The longest increasing subsequence by comparing all pairs.
  private static func longestIncreasing(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for later in values.indices {
      for earlier in 0..<later where values[earlier] < values[later] {
        best[later] = max(best[later], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }

  @Test func `5,000 random changes give the new list with the fewest moves`() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<5_000 {
      let old = Array(0..<random.below(14)).shuffled(using: &random)
      var new = old.filter { _ in !random.chance(4) }
      switch random.below(4) {
      case 0: new.shuffle(using: &random)
      case 1: new.reverse()
      case 2: if new.count > 1 { new.swapAt(random.below(new.count), random.below(new.count)) }
      default: break
      }
      for _ in 0..<random.below(4) { new.insert(100 + random.below(1000), at: random.below(new.count + 1)) }
      guard Set(new).count == new.count else { continue }
      let diff = KeyedDiff(from: old, to: new)
      let (result, moves) = KeyedDiffTests.replay(diff, old, new)
      let survivors = new.compactMap { old.firstIndex(of: $0) }
      let removed = old.indices.filter { !new.contains(old[$0]) }
      guard result == new, moves == survivors.count - KeyedDiffTests.longestIncreasing(survivors),
        diff.removed == removed
      else {
        Issue.record("\(old) to \(new): \(diff) gives \(result) with \(moves) moves")
        return
      }
    }
  }

  @Test func `keys numbered by occurrence are a list without duplicates`() {
    let diff = KeyedDiff(from: numbered([1, 1, 2]), to: numbered([1, 2, 1]))
    #expect(diff.prefix == 1)
    #expect(diff.origins == [2, 1])
    #expect(diff.stays.filter { $0 }.count == 1)
    #expect(diff.removed.isEmpty)
  }

  private func numbered(_ ids: [Int]) -> [NumberedKey<Int>] {
    var seen: [Int: Int] = [:]
    return ids.map { id in
      defer { seen[id, default: 0] += 1 }
      return NumberedKey(id: id, occurrence: seen[id, default: 0])
    }
  }
}
