/// Decides: holds business state as a step, and is told by the screen what a person did.
///
/// ```swift
/// final class GreetingEvaluator: Evaluator {
///   enum Step: EvaluatorStep { case asking, greeting(name: String) }
///   let current = PassableStep(Step.asking)
///   let translator = GreetingTranslator()
///   init() { current.translated(by: translator) }
///   func nameEntered(_ name: String) { current.step = .greeting(name: name) }
/// }
/// ```
/// An evaluator knows nothing of fonts, colours or words on buttons; a ``Translator`` makes those of its step, and a ``Screen``
/// shows them.
@MainActor public protocol Evaluator: ViewCycleEvaluator {
  /// Its business state.
  associatedtype Step
  /// What makes display state of its steps.
  associatedtype Display: Translator where Display.Step == Step

  /// The step it is in.
  var current: PassableStep<Step> { get }
  /// Translates its steps.
  var translator: Display { get }
}

/// Hears when its screen comes and goes.
///
/// Both do nothing unless they are written.
@MainActor public protocol ViewCycleEvaluator: AnyObject {
  /// The screen has come into view.
  func viewDidAppear()
  /// The screen is gone from view.
  func viewDidDisappear()
}

extension ViewCycleEvaluator {
  public func viewDidAppear() {}
  public func viewDidDisappear() {}
}
