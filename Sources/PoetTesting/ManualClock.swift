public import Poet

/// A clock whose hands a test turns: what is to be done later is done when the test says that the time has come.
///
/// ```swift
/// let time = ManualClock()
/// let bezel = BezelTranslator(clock: time.clock)
/// time.advance(by: 1)
/// ```
public final class ManualClock {
  private struct Alarm {
    let number: Int
    let time: Double
    let action: () -> Void
  }

  private var alarms: [Alarm] = []
  private var issued = 0
  /// How many seconds have passed since the beginning.
  public private(set) var seconds = 0.0

  /// Creates a clock at 0.
  public init() {}
  nonisolated deinit {}

  /// What takes its time from this clock.
  public var clock: ScreenClock {
    ScreenClock { [weak self] seconds, action in self?.schedule(seconds, action) ?? Behavior {} }
  }

  /// How many things are still to be done.
  public var waiting: Int { alarms.count }

  /// Lets time pass, and does what is due, in the order of its time; what is due at the same time in the order it was asked for.
  public func advance(by seconds: Double) {
    let end = self.seconds + seconds
    while let next = alarms.filter({ $0.time <= end }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
      alarms.removeAll { $0.number == next.number }
      self.seconds = max(self.seconds, next.time)
      next.action()
    }
    self.seconds = end
  }

  private func schedule(_ seconds: Double, _ action: @escaping () -> Void) -> Behavior {
    issued += 1
    let number = issued
    alarms.append(Alarm(number: number, time: self.seconds + seconds, action: action))
    return Behavior { [weak self] in self?.alarms.removeAll { $0.number == number } }
  }
}
