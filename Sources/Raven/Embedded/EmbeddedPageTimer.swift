#if hasFeature(Embedded)
/// Does something later, once or again and again; the browser keeps the time (`timers.js`).
///
/// It lives until it is stopped, or has done what it is to do once.
package nonisolated final class PageTimer {
  private let action: () -> Void
  private let repeats: Bool
  private var isRunning = true

  /// Begins, with seconds to the first time and between the others.
  package init(every seconds: Double, repeats: Bool, _ action: @escaping () -> Void) {
    self.action = action
    self.repeats = repeats
    startTimer(Unmanaged.passRetained(self).toOpaque(), seconds, repeats ? 1 : 0) { timer in
      Unmanaged<PageTimer>.fromOpaque(timer).takeUnretainedValue().fire()
    }
  }

  deinit {}

  /// Ends it; a second time does nothing.
  package func stop() {
    if !isRunning { return }
    isRunning = false
    let timer = Unmanaged.passUnretained(self)
    stopTimer(timer.toOpaque())
    timer.release()
  }

  private func fire() {
    let action = action
    if !repeats { stop() }
    action()
  }
}

/// Where tasks get their turns from, and wait in `Task.sleep(for:)`.
@_silgen_name("raven_do_later")
public nonisolated func doLater(_ seconds: Double, _ action: @escaping () -> Void) {
  _ = PageTimer(every: seconds, repeats: false, action)
}

@_extern(wasm, module: "timers", name: "start")
private nonisolated func startTimer(
  _: UnsafeMutableRawPointer,
  _: Double,
  _: Int32,
  _: @convention(c) (UnsafeMutableRawPointer) -> Void
)

@_extern(wasm, module: "timers", name: "stop")
private nonisolated func stopTimer(_: UnsafeMutableRawPointer)

@_extern(wasm, module: "timers", name: "now")
nonisolated func secondsSince1970() -> Double
#endif
