import Foundation
import Testing

@testable import Raven

/// Random pages against the naive renderer.
///
/// A page lives for 100 steps; its seed says all. `ORACLE_SEED` sets the first
/// seed, `ORACLE_STEPS` the number of steps in all, `ORACLE_TRACE` prints every step.
struct OracleTests {
  @Test func `random pages stay what a naive renderer makes of them`() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["ORACLE_SEED"].flatMap { UInt64($0) } ?? 1
    let steps = environment["ORACLE_STEPS"].flatMap { Int($0) } ?? 10_000
    let stepsPerPage = 100
    var largest = 0
    for page in 0..<max(1, steps / stepsPerPage) {
      let pageSeed = first + UInt64(page)
      let failure = try OracleTests.run(seed: pageSeed, steps: stepsPerPage, &largest)
      if let failure {
        Issue.record("seed \(pageSeed): \(failure)")
        return
      }
    }
    #expect(largest > 50)
  }

  private static let isTraced = ProcessInfo.processInfo.environment["ORACLE_TRACE"] != nil

  private static func run(seed: UInt64, steps: Int, _ largest: inout Int) throws -> String? {
    let run = try OracleRun(seed: seed)
    for step in 0..<steps {
      if isTraced { print("seed \(seed) step \(step): \(SpecWorld.model.root)") }
      do {
        if let difference = try run.step() {
          if isTraced {
            print("afterwards: \(SpecWorld.model.root)\n\(run.tree.map { $0.dump() }.joined(separator: "\n"))")
          }
          return "step \(step) (\(run.lastStep)): \(difference)"
        }
      } catch {
        return "step \(step) (\(run.lastStep)): \(error)"
      }
    }
    largest = max(largest, run.largestPage)
    return run.end().map { "end: \($0)" }
  }
}
