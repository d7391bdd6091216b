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
    DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: time)) { [weak self] in
      guard let self, earliest == time else { return }
      earliest = .max
      onWake?()
    }
  }
}
