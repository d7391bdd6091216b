public import Combine
import SwiftUI

/// What has things done later.
///
/// Bezels, toasts and performers take one, so that a test can turn the hands itself: `PoetTesting` has a clock for it.
///
/// ```swift
/// reminder = clock.after(2) { translator.hint.string = "Still there?" }
/// ```
public struct ScreenClock {
  private let schedule: (Double, @escaping () -> Void) -> Behavior

  /// Creates a clock of a function that does something after some seconds, unless what it returns is cancelled or let go.
  public init(schedule: @escaping (_ seconds: Double, _ action: @escaping () -> Void) -> Behavior) {
    self.schedule = schedule
  }

  /// Does something later.
  ///
  /// Keep what it returns: letting it go calls it off.
  ///
  /// - Parameters:
  ///   - seconds: how much later.
  ///   - action: what is done, on the main actor.
  /// - Returns: what calls it off when it is cancelled or let go.
  public func after(_ seconds: Double, _ action: @escaping () -> Void) -> Behavior { schedule(seconds, action) }

  /// The time everybody has.
  public static let real = ScreenClock { seconds, action in
    let alarm = Alarm(action)
    alarm.timer = Timer.publish(every: max(0, seconds), on: .main, in: .common).autoconnect().sink { _ in alarm.ring() }
    return Behavior { alarm.stop() }
  }
}

/// A timer that goes off once.
private final class Alarm {
  var timer: Behavior?
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }
  nonisolated deinit {}

  func ring() {
    let action = action
    stop()
    action?()
  }

  func stop() {
    timer?.cancel()
    timer = nil
    action = nil
  }
}
