import Swift

public struct CheckedContinuation<Value, Failure: Error>: Sendable {
  fileprivate let outcome = Outcome<Value, Failure>()

  public func resume(with result: sending Result<Value, Failure>) {
    if outcome.result != nil { fatalError("a continuation is resumed a second time") }
    outcome.settle(result)
  }

  public func resume(returning value: sending Value) { resume(with: .success(value)) }

  public func resume(throwing error: Failure) { resume(with: .failure(error)) }

  public func resume() where Value == Void { resume(with: .success(())) }
}

public typealias UnsafeContinuation = CheckedContinuation

nonisolated(nonsending) public func withCheckedContinuation<Value>(
  function: String = #function,
  _ body: (CheckedContinuation<Value, Never>) -> Void
) async -> sending Value {
  let continuation = CheckedContinuation<Value, Never>()
  body(continuation)
  switch await continuation.outcome.wait() {
  case .success(let value): return value
  }
}

nonisolated(nonsending) public func withCheckedThrowingContinuation<Value>(
  function: String = #function,
  _ body: (CheckedContinuation<Value, any Error>) -> Void
) async throws -> sending Value {
  let continuation = CheckedContinuation<Value, any Error>()
  body(continuation)
  return try await continuation.outcome.wait().get()
}

nonisolated(nonsending) public func withUnsafeContinuation<Value>(
  _ body: (UnsafeContinuation<Value, Never>) -> Void
) async -> sending Value { await withCheckedContinuation(body) }

nonisolated(nonsending) public func withUnsafeThrowingContinuation<Value>(
  _ body: (UnsafeContinuation<Value, any Error>) -> Void
) async throws -> sending Value { try await withCheckedThrowingContinuation(body) }
