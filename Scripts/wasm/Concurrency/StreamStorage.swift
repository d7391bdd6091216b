import Swift

/// What has been yielded and not taken, and who waits for more.
final class StreamStorage<Element, Failure: Error, Termination>: @unchecked Sendable {
  private let policy: StreamBufferingPolicy
  /// How its end is told: with what came last, or with nothing where nobody asks any more.
  private let termination: (Result<Element?, Failure>?) -> Termination
  private var elements: [Element] = []
  /// How it ends, once that is known: without an element, or with an error.
  private var end: Result<Element?, Failure>?
  private var waiting: [RunningTask] = []
  /// How many of the first elements are those of tasks that were woken for one and have not run yet.
  private var promised = 0
  var onTermination: (@Sendable (Termination) -> Void)?

  init(_ policy: StreamBufferingPolicy, _ termination: @escaping (Result<Element?, Failure>?) -> Termination) {
    self.policy = policy
    self.termination = termination
  }
  deinit {}

  func yield(_ element: Element) -> StreamYieldResult<Element> {
    if end != nil { return .terminated }
    var dropped: Element?
    let isFull = elements.count - promised >= policy.limit
    if isFull && waiting.isEmpty {
      if !policy.keepsNewest || policy.limit <= 0 { return .dropped(element) }
      dropped = elements.remove(at: promised)
    }
    elements.append(element)
    if !waiting.isEmpty {
      promised += 1
      waiting.removeFirst().resume()
    }
    if let dropped { return .dropped(dropped) }
    return .enqueued(remaining: policy.limit == .max ? .max : policy.limit - (elements.count - promised))
  }

  /// Ends it behind what has been yielded; a second time does nothing.
  func finish(_ end: Result<Element?, Failure>) {
    if self.end != nil { return }
    self.end = end
    terminate(end)
  }

  /// Nobody asks any more.
  func cancel() {
    if end != nil { return }
    end = .success(nil)
    terminate(nil)
  }

  private func terminate(_ end: Result<Element?, Failure>?) {
    let tell = onTermination
    onTermination = nil
    tell?(termination(end))
    let tasks = waiting
    waiting = []
    for task in tasks { task.resume() }
  }

  nonisolated(nonsending) func next() async -> Result<Element?, Failure> {
    let stopWatching = RunningTask.current?.whenCancelled { self.cancel() }
    defer { stopWatching?() }
    while true {
      if !elements.isEmpty { return .success(elements.removeFirst()) }
      if let end {
        // An error is told once.
        self.end = .success(nil)
        return end
      }
      if let task = RunningTask.current { waiting.append(task) }
      await suspend()
      promised = max(0, promised - 1)
    }
  }
}

/// Those who can ask for elements: when the last is gone, nobody will.
final class StreamConsumer<Element, Failure: Error, Termination>: @unchecked Sendable {
  let storage: StreamStorage<Element, Failure, Termination>

  init(_ storage: StreamStorage<Element, Failure, Termination>) { self.storage = storage }
  deinit { storage.cancel() }
}

/// Which elements are kept that nobody has asked for yet.
public enum StreamBufferingPolicy: Sendable {
  case unbounded, bufferingOldest(Int), bufferingNewest(Int)

  var limit: Int {
    switch self {
    case .unbounded: .max
    case .bufferingOldest(let limit), .bufferingNewest(let limit): limit
    }
  }

  var keepsNewest: Bool {
    if case .bufferingNewest = self { true } else { false }
  }
}

/// What became of an element.
public enum StreamYieldResult<Element> {
  case enqueued(remaining: Int), dropped(Element), terminated
}
