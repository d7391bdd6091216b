import Swift

nonisolated(nonsending) public func withTaskGroup<Child: Sendable, Value>(
  of childTaskResultType: Child.Type = Child.self,
  returning returnType: Value.Type = Value.self,
  body: (inout TaskGroup<Child>) async -> Value
) async -> Value {
  var group = TaskGroup<Child>()
  let stopWatching = RunningTask.current?.whenCancelled(group.children.cancelAll)
  let value = await body(&group)
  await group.waitForAll()
  stopWatching?()
  return value
}

nonisolated(nonsending) public func withThrowingTaskGroup<Child: Sendable, Value>(
  of childTaskResultType: Child.Type = Child.self,
  returning returnType: Value.Type = Value.self,
  body: (inout ThrowingTaskGroup<Child, any Error>) async throws -> Value
) async throws -> Value {
  var group = ThrowingTaskGroup<Child, any Error>()
  let stopWatching = RunningTask.current?.whenCancelled(group.children.cancelAll)
  defer { stopWatching?() }
  do {
    let value = try await body(&group)
    while await group.nextResult() != nil {}
    return value
  } catch {
    group.cancelAll()
    while await group.nextResult() != nil {}
    throw error
  }
}

/// The tasks of a group, and what those that are done have come to.
final class ChildTasks<Value, Failure: Error>: @unchecked Sendable {
  private var running: [RunningTask] = []
  private var done: [Result<Value, Failure>] = []
  private var waiting: RunningTask?
  private(set) var isCancelled = false

  init() {}
  deinit {}

  var isEmpty: Bool { running.isEmpty && done.isEmpty }

  func add(_ priority: TaskPriority?, _ operation: @escaping () async -> Result<Value, Failure>) {
    let task = RunningTask(priority: priority)
    if isCancelled { task.cancel() }
    running.append(task)
    task.begin { self.take(await operation(), of: task) }
  }

  private func take(_ result: Result<Value, Failure>, of task: RunningTask) {
    running.removeAll { $0 === task }
    done.append(result)
    waiting?.resume()
    waiting = nil
  }

  func cancelAll() {
    isCancelled = true
    for task in running { task.cancel() }
  }

  nonisolated(nonsending) func next() async -> Result<Value, Failure>? {
    while done.isEmpty {
      if running.isEmpty { return nil }
      waiting = RunningTask.current
      await suspend()
    }
    return done.removeFirst()
  }
}

public struct TaskGroup<ChildTaskResult: Sendable> {
  fileprivate let children = ChildTasks<ChildTaskResult, Never>()

  public var isEmpty: Bool { children.isEmpty }
  public var isCancelled: Bool { children.isCancelled }

  public mutating func addTask(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async -> ChildTaskResult
  ) { children.add(priority) { .success(await operation()) } }

  @discardableResult
  public mutating func addTaskUnlessCancelled(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async -> ChildTaskResult
  ) -> Bool {
    if !isCancelled { addTask(name: name, priority: priority, operation: operation) }
    return !isCancelled
  }

  public func cancelAll() { children.cancelAll() }

  nonisolated(nonsending) public mutating func next() async -> ChildTaskResult? {
    switch await children.next() {
    case .success(let value): value
    case nil: nil
    }
  }

  nonisolated(nonsending) public mutating func waitForAll() async {
    while await next() != nil {}
  }
}

extension TaskGroup: AsyncSequence {
  public func makeAsyncIterator() -> Iterator { Iterator(group: self) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var group: TaskGroup

    public mutating func next() async -> ChildTaskResult? { await group.next() }
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ChildTaskResult? { await group.next() }
  }
}

public struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error> {
  fileprivate let children = ChildTasks<ChildTaskResult, any Error>()

  public var isEmpty: Bool { children.isEmpty }
  public var isCancelled: Bool { children.isCancelled }

  public mutating func addTask(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async throws -> ChildTaskResult
  ) {
    children.add(priority) {
      do { return .success(try await operation()) } catch { return .failure(error) }
    }
  }

  @discardableResult
  public mutating func addTaskUnlessCancelled(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async throws -> ChildTaskResult
  ) -> Bool {
    if !isCancelled { addTask(name: name, priority: priority, operation: operation) }
    return !isCancelled
  }

  public func cancelAll() { children.cancelAll() }

  nonisolated(nonsending) public mutating func nextResult() async -> Result<ChildTaskResult, any Error>? {
    await children.next()
  }

  nonisolated(nonsending) public mutating func next() async throws -> ChildTaskResult? {
    try await children.next()?.get()
  }

  nonisolated(nonsending) public mutating func waitForAll() async throws {
    var failure: (any Error)?
    while let result = await children.next() {
      if case .failure(let error) = result, failure == nil { failure = error }
    }
    if let failure { throw failure }
  }
}

extension ThrowingTaskGroup: AsyncSequence {
  public func makeAsyncIterator() -> Iterator { Iterator(group: self) }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = any Error
    fileprivate var group: ThrowingTaskGroup

    public mutating func next() async throws -> ChildTaskResult? { try await group.next() }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ChildTaskResult? {
      try await group.next()
    }
  }
}
