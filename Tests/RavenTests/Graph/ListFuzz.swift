import Foundation
import RavenTesting
import Testing

/// Random lists and changes of them: as many cases as `LIST_CASES` says, 5,000 unless told, from the seed `LIST_SEED`.
struct ListFuzz {
  let cases: Int
  let seed: UInt64

  init() {
    let environment = ProcessInfo.processInfo.environment
    cases = environment["LIST_CASES"].flatMap { Int($0) } ?? 5_000
    seed = environment["LIST_SEED"].flatMap { UInt64($0) } ?? 1
  }

  /// Tries cases until one has a fault, and records it with the seed it repeats from.
  ///
  /// - Parameter check: says what is wrong with a case made from random numbers, or nil.
  func forEachCase(_ check: (inout SplitMix64) throws -> String?) rethrows {
    for number in 0..<cases {
      let start = seed &+ UInt64(number)
      var random = SplitMix64(seed: start)
      guard let fault = try check(&random) else { continue }
      Issue.record("LIST_SEED=\(start) LIST_CASES=1: \(fault)")
      return
    }
  }
}

extension SplitMix64 {
  /// Up to 14 numbers in any order, once in a while many more.
  mutating func list(isUnique: Bool = true) -> [Int] {
    let count = below(chance(50) ? 90 : 14)
    if isUnique { return Array((0..<count + below(4)).shuffled(using: &self).prefix(count)) }
    return (0..<count).map { _ in below(max(1, count / 2)) }
  }

  /// A list after what people do with lists: some elements go, the rest is turned, mixed, sorted or cut, others come.
  mutating func change(of old: [Int], isUnique: Bool = true) -> [Int] {
    var new = old.filter { _ in !chance(4) }
    switch below(7) {
    case 0: new.shuffle(using: &self)
    case 1: new.reverse()
    case 2: if new.count > 1 { new.swapAt(below(new.count), below(new.count)) }
    case 3: new.sort()
    case 4 where new.count > 1: new = Array(new[(new.count / 2)...] + new[..<(new.count / 2)])
    case 5: new = []
    default: break
    }
    for _ in 0..<below(4) {
      let added = isUnique ? 100 + below(1000) : below(8)
      if !isUnique || !new.contains(added) { new.insert(added, at: below(new.count + 1)) }
    }
    return new
  }
}
