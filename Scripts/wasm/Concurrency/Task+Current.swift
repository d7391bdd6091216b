import Swift

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { RunningTask.current?.isCancelled ?? false }

  public static var currentPriority: TaskPriority { RunningTask.current?.priority ?? .medium }

  public static func checkCancellation() throws {
    if isCancelled { throw ThrownError(CancellationError()) }
  }

  nonisolated(nonsending) public static func yield() async {
    RunningTask.current?.resume()
    await suspend()
  }

  nonisolated(nonsending) public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleep(Double(seconds) + Double(attoseconds) / 1e18)
  }

  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(Double(duration) / 1e9)
  }

  nonisolated(nonsending) private static func sleep(_ seconds: Double) async throws {
    let outcome = Outcome<Void, any Error>()
    doLater(seconds) { outcome.settle(.success(())) }
    try await outcome.waitUnlessCancelled()
  }
}

nonisolated(nonsending) public func withTaskCancellationHandler<Value, Failure: Error>(
  operation: () async throws(Failure) -> Value,
  onCancel handler: @escaping @Sendable () -> Void
) async throws(Failure) -> Value {
  let stopWatching = RunningTask.current?.whenCancelled(handler)
  defer { stopWatching?() }
  return try await operation()
}
