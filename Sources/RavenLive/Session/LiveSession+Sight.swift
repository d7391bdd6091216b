import Raven

/// Pages that nobody sees are brought up to date now and then, with all that has changed in one batch; as soon as somebody looks, at once.
///
/// A change after a quiet time is sent as it comes: it may be about the title, which is seen in the tab. Answers to events are
/// never held.
extension LiveSession {
  /// The page has said whether somebody sees it.
  func look(isHidden: Bool, now: Nanoseconds, effects: inout [SessionEffect]) {
    self.isHidden = isHidden
    if !isHidden, heldUntil != nil { sendHeld(now: now, effects: &effects) }
  }

  /// Whether a change of the page's own has to wait.
  func holdChange(now: Nanoseconds) -> Bool {
    guard isHidden, case .live = state else { return false }
    if heldUntil != nil { return true }
    let next = lastUnseen + limits.hiddenInterval
    guard next > now else {
      lastUnseen = now
      return false
    }
    heldUntil = next
    return true
  }

  /// Sends what had to wait, if that was long enough.
  func sendHeldChange(now: Nanoseconds, effects: inout [SessionEffect]) {
    guard let due = heldUntil, due <= now, case .live = state else { return }
    lastUnseen = now
    sendHeld(now: now, effects: &effects)
  }

  private func sendHeld(now: Nanoseconds, effects: inout [SessionEffect]) {
    heldUntil = nil
    commit(now: now, effects: &effects)
  }
}
