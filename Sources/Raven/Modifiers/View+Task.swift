extension View {
  /// Runs a task as long as the view is shown; it is cancelled when the view goes.
  ///
  /// A view whose screen is covered by another of its navigation stack, or whose tab is not selected, has gone; its task
  /// runs anew when it is back.
  ///
  /// ```swift
  /// List(items).task { items = await load() }
  /// ```
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs a task as long as the view is shown, anew whenever a value changes.
  ///
  /// ```swift
  /// Results(found).task(id: query) { found = await search(query) }
  /// ```
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: id, priority: priority, action: action)
  }
}

/// A view with a task.
public struct _TaskView<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let running = visitor.object { RunningTask(view.id) }
    running.priority = view.priority
    running.action = view.action
    if running.id != view.id {
      running.id = view.id
      visitor.coordinator.afterCommit { running.restart() }
    }
    visitor.visit(view.content, with: running)
  }
}

/// The task of a view; at most one at a time.
private final class RunningTask<ID>: StageMember {
  var id: ID
  var priority = TaskPriority.userInitiated
  var action: @Sendable () async -> Void = {}
  private var task: Task<Void, Never>?

  init(_ id: ID) {
    self.id = id
    super.init()
  }

  nonisolated deinit {}

  override func appear() { task = Task(priority: priority) { [action] in await action() } }

  override func disappear() {
    task?.cancel()
    task = nil
  }

  func restart() {
    guard hasAppeared else { return }
    disappear()
    appear()
  }

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    settle()
  }
}
