import Swift

/// What something will have come to, and who waits for it.
final class Outcome<Value, Failure: Error>: @unchecked Sendable {
  private(set) var result: Result<Value, Failure>?
  private var waiting: [RunningTask] = []

  init() {}
  deinit {}

  /// Says what it has come to; a second time says nothing.
  func settle(_ result: Result<Value, Failure>) {
    if self.result != nil { return }
    self.result = result
    let tasks = waiting
    waiting = []
    for task in tasks { task.resume() }
  }

  /// Waits for it.
  nonisolated(nonsending) func wait() async -> Result<Value, Failure> {
    while true {
      if let result { return result }
      if let task = RunningTask.current { waiting.append(task) }
      await suspend()
    }
  }
}

extension Outcome where Failure == any Error {
  /// Waits for it no longer than until the task is cancelled.
  nonisolated(nonsending) func waitUnlessCancelled() async throws -> Value {
    let stopWatching = RunningTask.current?.whenCancelled { self.settle(.failure(ThrownError(CancellationError()))) }
    defer { stopWatching?() }
    return try await wait().get()
  }
}
