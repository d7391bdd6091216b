import Foundation
import Testing

@testable import RavenLive

/// One case at a time, so that tests which wait for the main actor are not kept waiting for all of them.
@Suite(.serialized) struct `A session over a network that fails, of servers that end` {
  /// Where files cost little.
  private static let memory =
    FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : FileManager.default.temporaryDirectory.path

  /// Runs a schedule; those of a kind have servers that keep what browsers have kept in a file.
  private func run(
    _ seed: UInt64,
    steps: Int,
    fault: TabFault? = nil,
    countsFacts: Bool = false
  ) throws -> (simulation: TabsSimulation, finding: String?) {
    let folder = seed % 8 == 0 ? Self.memory + "/raven-\(UUID())" : nil
    defer { if let folder { try? FileManager.default.removeItem(atPath: folder) } }
    let simulation = try TabsSimulation(seed: seed, folder: folder, fault: fault, countsFacts: countsFacts)
    let finding = simulation.run(steps: steps)
    return (simulation, finding)
  }

  /// As many schedules as `SESSION_SCHEDULES` says, 20,000 unless told, from the seed `SESSION_SEED`: most of them short.
  @Test func `keeps to its browser and tab, and what was done is applied once or said to be lost`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SESSION_SCHEDULES"].flatMap { UInt64($0) } ?? 20_000
    let first = environment["SESSION_SEED"].flatMap { UInt64($0) } ?? 0
    for seed in first..<first + count {
      // Others wait for the main actor, too.
      await Task.yield()
      if let finding = try run(seed, steps: seed % 50 == 0 ? 600 : 60).finding {
        Issue.record("SESSION_SEED=\(seed) SESSION_SCHEDULES=1: \(finding)")
        return
      }
    }
  }

  @Test func `has met every fault it is meant to meet`() async throws {
    var met = TabsMet()
    for seed in 0..<50 as Range<UInt64> {
      await Task.yield()
      let (simulation, finding) = try run(seed, steps: 600, countsFacts: true)
      #expect(finding == nil)
      met += simulation.met
    }
    #expect(met.restarts > 100 && met.drains > 50 && met.awayTooLong > 100)
    #expect(met.duplicates > 50 && met.turnedAway > 100)
    #expect(met.takenOver > 20 && met.lateUpgrades > 50 && met.cutShort > 10)
    #expect(met.intruders > 50 && met.refusals > 50 && met.adoptions > 200 && met.lost > 100 && met.brought > 100)
    for fact in ["expired", "session.superseded", "session.resumed"] { #expect(met.facts[fact, default: 0] > 100) }
    for fact in ["evicted", "socket.refused"] { #expect(met.facts[fact, default: 0] > 50) }
    for fact in ["replaced", "session.redrawn", "session.silent", "session.turned-away"] {
      #expect(met.facts[fact, default: 0] > 10)
    }
  }

  /// What a simulation is worth: each mistake about whose a session is gets found in many schedules that meet it.
  @Test(arguments: TabFault.allCases)
  func `notices a mistake about whose a session is`(fault: TabFault) async throws {
    var (met, noticed) = (0, 0)
    for seed in 0..<150 as Range<UInt64> {
      await Task.yield()
      let (simulation, finding) = try run(seed, steps: 600, fault: fault)
      if simulation.mistakes == 0 { continue }
      met += 1
      if finding != nil { noticed += 1 }
    }
    #expect(met >= 20 && noticed > met / 4, "noticed in \(noticed) of \(met)")
  }
}
