import Swift

/// A task, whatever comes of it: what it has to do, and where it waits in between.
public class RunningTask: @unchecked Sendable {
  let priority: TaskPriority
  private(set) var isCancelled = false
  /// What it has to do; kept until it is over, because what it captures belongs to it.
  fileprivate var operation: (() async -> Void)?
  /// Where it waits; nil before it has begun, and when it is over.
  fileprivate var context: OpaquePointer?
  /// What is done when it is cancelled.
  private var cancellationHandlers: [CancellationHandler] = []
  private var handlersSoFar = 0

  private struct CancellationHandler {
    let number: Int
    let action: () -> Void
  }

  init(priority: TaskPriority?) { self.priority = priority ?? RunningTask.current?.priority ?? .medium }
  deinit {}

  /// The one that runs now.
  nonisolated(unsafe) static var current: RunningTask?

  /// Begins, in the page's next turn.
  final func begin(_ operation: @escaping () async -> Void) {
    self.operation = operation
    resume()
  }

  /// Goes on, in the page's next turn.
  final func resume() {
    ready.append(self)
    if ready.count == 1 { doLater(0, runReady) }
  }

  final func cancel() {
    if isCancelled { return }
    isCancelled = true
    let handlers = cancellationHandlers
    cancellationHandlers = []
    for handler in handlers { handler.action() }
  }

  /// Does something when the task is cancelled, or at once if it is; returns what to call when that is not wanted any more.
  final func whenCancelled(_ action: @escaping () -> Void) -> () -> Void {
    if isCancelled {
      action()
      return {}
    }
    handlersSoFar += 1
    let number = handlersSoFar
    cancellationHandlers.append(CancellationHandler(number: number, action: action))
    return { self.cancellationHandlers.removeAll { $0.number == number } }
  }

  fileprivate final func run() {
    RunningTask.current = self
    if let context {
      self.context = continueTask(context)
    } else if let operation {
      context = beginTask(operation)
    }
    RunningTask.current = nil
    if context == nil { operation = nil }
  }
}

/// What can go on.
private nonisolated(unsafe) var ready: [RunningTask] = []

/// Runs what can go on; what these let go on is for the next turn.
private func runReady() {
  let tasks = ready
  ready = []
  for task in tasks { task.run() }
}

/// Waits until the task is resumed.
@_silgen_name("raven_task_suspend")
nonisolated(nonsending) func suspend() async

@_silgen_name("raven_task_begin")
private func beginTask(_ operation: @escaping () async -> Void) -> OpaquePointer?

@_silgen_name("raven_task_continue")
private func continueTask(_ context: OpaquePointer) -> OpaquePointer?

/// Does something in a turn of the page's own, so many seconds later; who has the page's timers provides it.
@_silgen_name("raven_do_later")
func doLater(_ seconds: Double, _ action: @escaping () -> Void)
