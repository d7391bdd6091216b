/// A point on a monotonic clock, or a distance on it, in nanoseconds.
///
/// Sessions never look at a clock: whoever hosts them passes the time in, and tests pass whatever they like.
public typealias Nanoseconds = UInt64

extension Nanoseconds {
  /// A distance of whole milliseconds.
  public nonisolated static func milliseconds(_ count: UInt64) -> Nanoseconds { count * 1_000_000 }
  /// A distance of whole seconds.
  public nonisolated static func seconds(_ count: UInt64) -> Nanoseconds { count * 1_000_000_000 }
}
