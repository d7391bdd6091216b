import Combine
import Foundation
import Testing

/// A scheduler whose time is moved by hand.
private final class HandClock: Scheduler {
  private var due: [(at: Double, number: Int, action: () -> Void)] = []
  private var now = 0.0
  private var issued = 0

  func _schedule(_ action: @escaping () -> Void) { _ = add(0, action) }

  func _schedule(after interval: _Stride, _ action: @escaping () -> Void) -> AnyCancellable {
    let number = add(interval.seconds, action)
    return AnyCancellable { self.due.removeAll { $0.number == number } }
  }

  func advance(by seconds: Double) {
    now += seconds
    let ready = due.filter { $0.at <= now }
    due.removeAll { $0.at <= now }
    for entry in ready { entry.action() }
  }

  private func add(_ seconds: Double, _ action: @escaping () -> Void) -> Int {
    issued += 1
    due.append((now + seconds, issued, action))
    return issued
  }
}

struct SchedulerTests {
  @Test func `a value is delivered when no other came for a while`() {
    let clock = HandClock()
    let words = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let listening = words.debounce(for: .milliseconds(300), scheduler: clock).sink { seen.append($0) }
    words.send("a")
    clock.advance(by: 0.2)
    words.send("ab")
    clock.advance(by: 0.2)
    #expect(seen.isEmpty)
    clock.advance(by: 0.1)
    #expect(seen == ["ab"])
    words.send("abc")
    words.send(completion: .finished)
    #expect(seen == ["ab", "abc"])
    listening.cancel()
  }

  @Test func `what is cancelled is not delivered later`() {
    let clock = HandClock()
    let words = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let listening = words.receive(on: clock).sink { seen.append($0) }
    words.send("a")
    #expect(seen.isEmpty)
    clock.advance(by: 0)
    words.send("b")
    listening.cancel()
    clock.advance(by: 0)
    #expect(seen == ["a"])
  }

  @Test func `a timer goes on the main queue while somebody listens`() async throws {
    let ticks = AsyncStream<Date> { continuation in
      Task { @MainActor in
        let listening = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { date in
          MainActor.assertIsolated()
          continuation.yield(date)
        }
        nonisolated(unsafe) let kept = listening
        continuation.onTermination = { _ in kept.cancel() }
      }
    }
    var seen: [Date] = []
    for await date in ticks {
      seen.append(date)
      if seen.count == 3 { break }
    }
    #expect(seen == seen.sorted())
  }
}
