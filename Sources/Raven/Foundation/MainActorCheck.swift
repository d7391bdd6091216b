#if !hasFeature(Embedded)
internal import Dispatch

/// Runs a closure on the main actor: at once if that is where we are, else when it is free.
///
/// State and models may be written from anywhere; scopes are marked on the main actor alone.
package nonisolated func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if MainQueueMark.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// Runs a closure that must not wait, if we are on the main actor; elsewhere there is no scope that could read.
nonisolated func onMainActorNow(_ body: @MainActor () -> Void) {
  if MainQueueMark.isCurrent { MainActor.assumeIsolated(body) }
}

/// The main actor's thread may be any once the main queue is handed over, so the queue is asked, not the thread.
private nonisolated enum MainQueueMark {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
#endif
