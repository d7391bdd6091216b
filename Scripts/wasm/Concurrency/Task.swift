import Swift

public struct Task<Success: Sendable, Failure: Error>: Sendable {
  private let task: RunningTask
  private let outcome: Outcome<Success, Failure>

  private init(priority: TaskPriority?) {
    task = RunningTask(priority: priority)
    outcome = Outcome()
  }

  public var isCancelled: Bool { task.isCancelled }

  public func cancel() { task.cancel() }

  nonisolated(nonsending) public var result: Result<Success, Failure> {
    get async { await outcome.wait() }
  }
}

extension Task where Failure == Never {
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping () async -> Success
  ) {
    self.init(priority: priority)
    let outcome = outcome
    task.begin { outcome.settle(.success(await operation())) }
  }

  /// With one thread, what is detached differs only in not being the actor's.
  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) -> Task { Task(priority: priority, operation: operation) }

  nonisolated(nonsending) public var value: Success {
    get async {
      switch await outcome.wait() {
      case .success(let value): value
      }
    }
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping () async throws -> Success
  ) {
    self.init(priority: priority)
    let outcome = outcome
    task.begin {
      do { outcome.settle(.success(try await operation())) } catch { outcome.settle(.failure(error)) }
    }
  }

  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) -> Task { Task(priority: priority, operation: operation) }

  nonisolated(nonsending) public var value: Success {
    get async throws { try await outcome.wait().get() }
  }
}

extension Task: Hashable {
  public static func == (one: Task, other: Task) -> Bool { one.task === other.task }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(task)) }
}
