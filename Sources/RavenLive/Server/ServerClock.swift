/// The time, and a way to be woken at one.
public protocol ServerClock: AnyObject {
  /// Now, on a clock that never goes back.
  var now: Nanoseconds { get }
  /// Called at a time asked for.
  var onWake: (() -> Void)? { get set }
  /// Asks to be woken at a time, or soon when it has passed. A call too many or too early does no harm.
  func wake(at time: Nanoseconds)
}
