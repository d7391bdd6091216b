/// Something that is shown for a while: showing it again begins the time anew.
final class Flash {
  let isShown = ObservableBool()
  /// How often it was shown.
  let count = ObservableInt()
  private let clock: ScreenClock
  private var timer: Behavior?

  init(_ clock: ScreenClock) { self.clock = clock }
  nonisolated deinit {}

  func show(seconds: Double) {
    count.int += 1
    isShown.bool = true
    let isShown = isShown
    timer = clock.after(seconds) { isShown.bool = false }
  }

  func hide() {
    timer = nil
    isShown.bool = false
  }
}
