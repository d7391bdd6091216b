import RavenTesting
import Testing

@testable import Raven

/// The oracle is itself tested: it has to notice every mistake, and soon.
struct OracleFaultTests {
  @Test(arguments: StreamFault.allCases)
  func `every fault is noticed`(fault: StreamFault) throws {
    // Most batches stay right, so that a page lives long enough to have moves and removals.
    var steps = 0
    for seed in UInt64(1)...10 {
      do {
        let run = try OracleRun(seed: seed) { commands, random in
          if random.chance(2) { fault.apply(&commands, &random) }
        }
        for _ in 0..<100 {
          steps += 1
          if try run.step() != nil { return #expect(steps <= 600, "noticed after \(steps) steps") }
        }
      } catch {
        return #expect(steps <= 600, "noticed after \(steps) steps")
      }
    }
    Issue.record("\(fault) was not noticed in \(steps) steps")
  }
}
