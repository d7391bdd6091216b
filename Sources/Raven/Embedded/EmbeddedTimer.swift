#if hasFeature(Embedded)
/// What publishes the time: `Timer.publish(every:on:in:)` of Combine.
public nonisolated enum Timer {}

/// Where things are done in turn; the page has one place.
public nonisolated final class RunLoop {
  /// What a timer waits for; the page knows no difference.
  public enum Mode: Hashable, Sendable {
    case common, `default`
  }

  private init() {}
  deinit {}

  /// The page's.
  @MainActor public static let main = RunLoop()
}

/// Where things are done later; the page has one place.
public nonisolated final class DispatchQueue: Sendable {
  private init() {}
  deinit {}

  /// The page's.
  public static let main = DispatchQueue()

  /// Does something once what is being done now is done.
  public func async(execute work: @escaping @MainActor () -> Void) { asyncAfter(deadline: .now(), execute: work) }

  /// Does something at a time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    _ = PageTimer(every: max(0, deadline.date.timeIntervalSinceNow), repeats: false) { onMainActor(work) }
  }
}

/// When something is to be done.
public nonisolated struct DispatchTime: Comparable, Sendable {
  let date: Date

  /// At once.
  public static func now() -> DispatchTime { DispatchTime(date: Date()) }
  /// So many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(date: time.date + seconds)
  }
  /// A length of time later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time + interval.seconds }
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.date < right.date }
}

/// A length of time.
public nonisolated enum DispatchTimeInterval: Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)

  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1_000
    case .microseconds(let count): Double(count) / 1_000_000
    case .nanoseconds(let count): Double(count) / 1_000_000_000
    }
  }
}
#endif
