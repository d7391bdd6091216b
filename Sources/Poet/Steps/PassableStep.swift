public import Combine

/// The step an evaluator is in.
///
/// Assigning ``step`` is the only way to change what its screen shows.
///
/// ```swift
/// let current = PassableStep(Step.loading)
/// init() { current.translated(by: translator) }
/// func loaded(_ page: Page) { current.step = .page(page) }
/// ```
/// The translator is told first, then those who listen to ``subject``, each after the value has changed. A step that is assigned
/// while another is being told is told after it.
public final class PassableStep<Step: EvaluatorStep> {
  private let delivery = Delivery<Step>()
  /// Where whoever may not keep the evaluator finds it.
  let home = EvaluatorHome()

  /// Creates it with the first step.
  public init(_ step: Step) { self.step = step }
  nonisolated deinit {}

  /// The step there is.
  public var step: Step {
    didSet { delivery.pass(step) }
  }

  /// The steps from now on.
  public var subject: PassthroughSubject<Step, Never> { delivery.subject }

  /// Whether a translator follows.
  public var isTranslated: Bool { delivery.first != nil }

  /// Has a translator translate the step there is, and every step from now on.
  ///
  /// Call it at the end of the evaluator's `init`. The translator is kept.
  public func translated<Display: Translator>(by translator: Display) where Display.Step == Step {
    delivery.first = { translator.translate(step: $0) }
    translator.translate(step: step)
  }
}
