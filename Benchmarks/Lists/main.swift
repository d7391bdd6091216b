// What a change of a list costs the engine: one JSON object a line, for `Scripts/bench list`.
//
// Counts repeat exactly. Times are medians; what two ways are compared by was measured in turn.

import Raven
import RavenTesting

/// Rows that change their order, against the same rows built into an empty list.
func measureOrder(_ name: String, count: Int, rounds: Int, _ reorder: (inout [Int]) -> Void) throws {
  let items = Array(0..<count)
  let kept = try ListUnderTest(items) { Column(elements: $0) }
  let anew = try ListUnderTest(items) { Column(elements: $0) }
  let comparison = Comparison(rounds: rounds) {
    kept.change(reorder)
  } against: {
    _ = anew.change { $0 = [] }
    return anew.change { $0 = items }
  }
  report("\(name).moves", Double(try kept.moves))
  report("\(name).bytes", Double(kept.batch.count))
  report("\(name).us", comparison.microseconds)
  report("\(name).to_anew", 100 * comparison.ratio)
}

/// An element inserted at the front of a long lazy list, against the same in a short one.
func measureInsertion<Element, Content: View>(
  _ name: String,
  at range: Range<UInt32>? = nil,
  alsoFreeing: Bool = false,
  _ make: (Int) -> Element,
  _ list: (Elements<Element>) -> Content
) throws {
  let long = try ListUnderTest((0..<100_000).map(make), at: range, list)
  let short = try ListUnderTest((0..<1_000).map(make), at: range, list)
  var next = 100_000
  let comparison = Comparison(rounds: 100) {
    next += 1
    return long.change { $0.insert(make(next), at: 0) }
  } against: {
    short.change { $0.insert(make(next), at: 0) }
  }
  report("\(name).rows", Double(long.rows))
  report("\(name).bytes", Double(long.batch.count))
  report("\(name).us", comparison.microseconds)
  report("\(name).to_1k", 100 * comparison.ratio)
  guard alsoFreeing else { return }
  let freeing = (0..<30).map { _ in
    next += 1
    return long.change(freeing: true) { $0.insert(make(next), at: 0) }
  }
  report("\(name).freeing_us", median(freeing))
}

/// Finds out what became of 100,000 ids.
func measureDiff(_ name: String, to new: [Int]) {
  let old = Array(0..<100_000)
  var stays = 0
  let times = (0..<15).map { _ in
    microseconds {
      let diff = KeyedDiff(from: old, to: new)
      stays = diff.prefix + diff.suffix + diff.stays.count { $0 }
    }
  }
  precondition(stays > 0)
  report("diff100k.\(name)_ms", median(times) / 1000)
}

try measureOrder("swap1k", count: 1_000, rounds: 100) { $0.swapAt(1, 998) }
try measureOrder("reverse10k", count: 10_000, rounds: 15) { $0.reverse() }
try measureInsertion("insert100k", { $0 }) { NumberList(elements: $0) }
try measureInsertion("insert100k_string", alsoFreeing: true, Named.init) { NamedList(elements: $0) }
try measureInsertion("insert100k_scrolled", at: 500..<540, { $0 }) { NumberList(elements: $0) }
var random = SplitMix64(seed: 1)
measureDiff("unchanged", to: (0..<100_000).map { $0 })
measureDiff("reversed", to: (0..<100_000).reversed())
measureDiff("shuffled", to: (0..<100_000).shuffled(using: &random))
