import Dispatch

/// The machine's monotonic clock, which wakes on the main queue.
public final class DispatchClock: ServerClock {
  public var onWake: (() -> Void)?
  private var earliest = Nanoseconds.max

  /// Creates a clock nobody waits for yet.
  public init() {}

  nonisolated deinit {}

  public var now: Nanoseconds { DispatchTime.now().uptimeNanoseconds }

  /// Sleeps until the earliest time asked for; a later one is asked for again by whoever is woken.
  public func wake(at time: Nanoseconds) {
    guard time < earliest else { return }
    earliest = time
    if time <= now {
      DispatchQueue.main.async { [weak self] in self?.reach(time) }
    } else {
      let deadline = DispatchTime(uptimeNanoseconds: time)
      DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in self?.reach(time) }
    }
  }

  private func reach(_ time: Nanoseconds) {
    guard earliest == time else { return }
    earliest = .max
    onWake?()
  }
}
