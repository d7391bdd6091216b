/// Something a view can ask for, or nothing: what a screen hands to the views in it.
///
/// ```swift
/// ButtonActionView(Action(evaluator) { $0.forwardTapped() }) { Image(systemName: "chevron.right") }
/// ```
/// It does not keep the evaluator: once the screen is gone, evaluating it does nothing.
public struct Action {
  private let body: (() -> Void)?

  /// Creates an action of a closure; without one it does nothing.
  public init(_ body: (() -> Void)? = nil) { self.body = body }

  /// Creates an action that tells an evaluator something.
  public init<Evaluating: Evaluator>(
    _ evaluator: WeakEvaluator<Evaluating>,
    _ tell: @escaping (Evaluating) -> Void
  ) {
    body = { evaluator.tell(tell) }
  }

  /// Creates an action that tells an evaluator something, without keeping it.
  public init<Evaluating: Evaluator>(_ evaluator: Evaluating, _ tell: @escaping (Evaluating) -> Void) {
    self.init(WeakEvaluator(evaluator), tell)
  }

  /// Whether there is something to do.
  public var isThere: Bool { body != nil }

  /// Does it.
  public func evaluate() { body?() }
}
