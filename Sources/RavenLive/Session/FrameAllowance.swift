/// A token bucket in one integer (the generic cell rate algorithm): when the frames taken so far would be paid for.
///
/// Nothing is refused. A frame that overdraws says so, the host stops reading, and frames it had already read go into
/// the debt and lengthen the pause.
nonisolated struct FrameAllowance {
  private let interval: Nanoseconds
  private let burst: Nanoseconds
  private var paidUntil: Nanoseconds = 0

  /// Allows `perSecond` frames in the long run and `burst` at once; 0 per second allows everything.
  init(perSecond: UInt64, burst: UInt64) {
    interval = perSecond == 0 ? 0 : Nanoseconds.seconds(1) / perSecond
    self.burst = interval * max(burst, 1)
  }

  /// Takes one frame; false when reading should pause.
  mutating func take(now: Nanoseconds) -> Bool {
    if interval == 0 { return true }
    paidUntil = max(paidUntil, now) + interval
    return paidUntil - now <= burst
  }

  /// When reading may go on after a pause: with half of the burst to spare, lest it pauses again at once.
  var resumesAt: Nanoseconds { paidUntil - min(paidUntil, burst / 2) }
}
