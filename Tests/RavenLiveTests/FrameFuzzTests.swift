import Foundation
import FrameFuzzing
import Raven
import Testing

@testable import RavenLive

/// The same entry that `Scripts/fuzz` gives to libFuzzer, with bytes made up by seed.
struct `What a client may send` {
  private static let seeds = ConversationSeeds.all()

  @Test func `begins with conversations that no session objects to`() {
    for seed in Self.seeds {
      let conversation = FuzzedConversation()
      conversation.play(seed.bytes)
      #expect(!conversation.isOver, "\(seed.name): \(String(describing: conversation.end))")
      conversation.finish()
      #expect(conversation.isOver)
    }
  }

  /// The entries of the history that a page may go to are issued with the screens it has shown, so none at its start.
  @Test func `reaches a listener with every kind of event but a walk through the history`() {
    #expect(Set(EventKind.allCases).subtracting(ConversationSeeds.kindsHeard) == [.navigate])
  }

  /// As many frames as `FUZZ_FRAMES` says, 2,000 unless told, from the seed `FUZZ_SEED`.
  @Test(.timeLimit(.minutes(10))) func `goes on or ends the session as a violation, and never the program`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FUZZ_FRAMES"].flatMap { Int($0) } ?? 2_000
    let start = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    var (frames, events, violations, rounds) = (0, 0, 0, UInt64(0))
    while frames < count {
      let seed = start + rounds
      rounds += 1
      let outcome = play(seed)
      frames += outcome.frames
      events += Int(outcome.counts.events)
      switch outcome.end {
      case nil: break
      case .violation: violations += 1
      case let end?: Issue.record("FUZZ_SEED=\(seed) FUZZ_FRAMES=1: ended as \(end)")
      }
    }
    // Mutations that were all refused at once, or all harmless, would try nothing.
    #expect(events > frames / 10 && violations > Int(rounds) / 10)
  }

  /// Sends honest events with mutated ones among them until the session is over.
  private func play(_ seed: UInt64) -> (frames: Int, counts: SessionCounts, end: SessionEnd?) {
    var mutation = MutatedBytes(seed: seed)
    let conversation = FuzzedConversation()
    conversation.receive([ClientFrame.hello.rawValue, wireVersion, 0])
    var frames = 0
    let honest = Self.honestEvents
    while !conversation.isOver, frames < 200 {
      var frame = [ClientFrame.event.rawValue]
      frame.appendVarint(conversation.counts.events + 1)
      frame.appendVarint(0)
      let event = honest[mutation.number(in: 0..<honest.count)]
      let other = honest[mutation.number(in: 0..<honest.count)]
      switch mutation.number(in: 0..<8) {
      // What names nothing that is wrong reaches the page; mutations of the head are for the session.
      case 0: frame = mutation.mutate(frame + event, with: other)
      case 1: frame += mutation.mutate(event, with: other)
      default: frame += event
      }
      conversation.receive(frame[...])
      frames += 1
    }
    let end = conversation.end
    conversation.finish()
    return (frames, conversation.counts, end)
  }

  /// The events of the seeds, without the heads of their frames.
  private static let honestEvents = ConversationSeeds.events.map { event in
    var bytes: [UInt8] = []
    event.write(to: &bytes)
    return bytes
  }
}
