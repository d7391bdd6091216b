#if !hasFeature(Embedded)
extension View {
  /// Runs a task as long as the view is on the page; it is cancelled when the view goes.
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

  /// Runs a task as long as the view is on the page, anew whenever a value changes.
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
    let isFirst = visitor.isMounting
    let running = visitor.object { RunningTask(view.id) }
    if isFirst || running.id != view.id {
      running.id = view.id
      let (priority, action) = (view.priority, view.action)
      visitor.coordinator.afterCommit { running.start(priority, action) }
    }
    Content._visit(view.content, visitor)
  }
}

/// The task of a view; at most one at a time.
private final class RunningTask<ID>: Retained {
  var id: ID
  private var task: Task<Void, Never>?
  private var isRetired = false

  init(_ id: ID) {
    self.id = id
    super.init()
  }

  nonisolated deinit {}

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    if !isRetired { task = Task(priority: priority) { await action() } }
  }

  override func retire(_ coordinator: RenderCoordinator) {
    isRetired = true
    task?.cancel()
    task = nil
  }
}
#endif
