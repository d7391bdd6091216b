import Swift

// What `async let` is written as before an app is compiled for the page (`Sources/WebLint/AsyncLetLowering.swift`).

/// What has begun beside what runs: given up when who waits for it is, or when nobody can wait for it any more.
public struct _AsyncLet<Success: Sendable, Failure: Error> {
  private let task: Task<Success, Failure>
  private let end: EndOfWaiting

  fileprivate init(_ task: Task<Success, Failure>) {
    self.task = task
    end = EndOfWaiting { task.cancel() }
  }
}

/// Says when it is gone.
private final class EndOfWaiting {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}

extension _AsyncLet where Failure == Never {
  nonisolated(nonsending) public var value: Success {
    get async {
      let task = task
      return await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }
}

extension _AsyncLet where Failure == any Error {
  nonisolated(nonsending) public var value: Success {
    get async throws {
      let task = task
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }
}

public func _asyncLet<Success: Sendable>(
  @_inheritActorContext @_implicitSelfCapture _ operation: sending @escaping () async -> Success
) -> _AsyncLet<Success, Never> { _AsyncLet(Task(operation: operation)) }

public func _throwingAsyncLet<Success: Sendable>(
  @_inheritActorContext @_implicitSelfCapture _ operation: sending @escaping () async throws -> Success
) -> _AsyncLet<Success, any Error> { _AsyncLet(Task(operation: operation)) }
