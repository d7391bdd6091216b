/// When an animation counts as complete: on a page there is one answer.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int
  /// When what is seen has all but settled.
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  /// When what is seen has all but settled, as `logicallyComplete`.
  public static let removed = AnimationCompletionCriteria(number: 1)
}

/// Has what follows from changes of state happen with an animation, and does something when it has had its time.
///
/// The time is that of who runs the app; the browser does not report what it has shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let seconds = animation?.length ?? 0
  Task {
    try? await Task.sleep(for: .seconds(seconds))
    completion()
  }
  return result
}
