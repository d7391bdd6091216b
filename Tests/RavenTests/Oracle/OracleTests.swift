import Foundation
import Testing

@testable import Raven

/// Random pages against the naive renderer. `ORACLE_SEED` and `ORACLE_STEPS` repeat or lengthen a run.
struct OracleTests {
  @Test func `random pages stay what a naive renderer makes of them`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["ORACLE_SEED"].flatMap { UInt64($0) }
    let steps = environment["ORACLE_STEPS"].flatMap { Int($0) } ?? 10_000
    let stepsPerPage = 100
    var largest = 0
    for page in 0..<max(1, steps / stepsPerPage) {
      let pageSeed = seed ?? UInt64(page + 1)
      let failure = try OracleTests.run(seed: pageSeed, steps: stepsPerPage, &largest)
      if let failure {
        Issue.record("seed \(pageSeed): \(failure)")
        return
      }
      if seed != nil { break }
    }
    #expect(largest > 50)
  }

  private static func run(seed: UInt64, steps: Int, _ largest: inout Int) throws -> String? {
    let run = try OracleRun(seed: seed)
    for step in 0..<steps {
      if ProcessInfo.processInfo.environment["ORACLE_TRACE"] != nil { print("seed \(seed) step \(step)") }
      do {
        if let difference = try run.step() { return "step \(step) (\(run.lastStep)): \(difference)" }
      } catch {
        return "step \(step) (\(run.lastStep)): \(error)"
      }
    }
    largest = max(largest, run.largestPage)
    return run.end().map { "end: \($0)" }
  }
}
