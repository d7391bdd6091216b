/// An action and what a button for it says.
///
/// Use it as display state for buttons that change with the step: `ObservableValue<NamedAction?>(nil)`.
public struct NamedAction {
  /// What a button says.
  public let name: String
  /// What it does.
  public let action: Action

  /// Names an action.
  public init(_ name: String, _ action: Action) {
    self.name = name
    self.action = action
  }

  /// Names something to tell an evaluator, which is not kept.
  public init<Evaluating: Evaluator>(
    _ name: String,
    _ evaluator: Evaluating,
    _ tell: @escaping (Evaluating) -> Void
  ) {
    self.init(name, Action(evaluator, tell))
  }

  /// Does it.
  public func evaluate() { action.evaluate() }
}
