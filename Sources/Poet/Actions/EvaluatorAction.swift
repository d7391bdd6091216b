/// Everything that can be told to an evaluator, as an enumeration.
///
/// Use it where each thing told should leave a trace, or is to be kept and told again.
///
/// ```swift
/// enum Told: String, EvaluatorAction { case forwardTapped, backTapped }
/// ```
public nonisolated protocol EvaluatorAction {
  /// What it is called in a trail. That of a case is its name; values it carries are left out unless this says otherwise.
  var breadcrumb: String { get }
}

nonisolated extension EvaluatorAction where Self: RawRepresentable, RawValue == String {
  public var breadcrumb: String { rawValue }
}

/// An evaluator that is told cases of an enumeration, and keeps a trail of them.
///
/// ```swift
/// final class PageEvaluator: ActionEvaluator {
///   let breadcrumbs = Breadcrumbs()
///   func evaluate(_ told: Told) {
///     switch told {
///     case .forwardTapped: show(number + 1)
///     case .backTapped: show(number - 1)
///     }
///   }
/// }
/// ```
@MainActor public protocol ActionEvaluator: Evaluator {
  /// What it can be told.
  associatedtype Told: EvaluatorAction
  /// What it was told.
  var breadcrumbs: Breadcrumbs { get }
  /// Does what it is told.
  func evaluate(_ told: Told)
}

extension WeakEvaluator where Evaluating: ActionEvaluator {
  /// Tells the evaluator something and leaves a breadcrumb, if it is still there.
  public func evaluate(_ told: Evaluating.Told) {
    tell {
      $0.breadcrumbs.leave(told.breadcrumb)
      $0.evaluate(told)
    }
  }
}

extension Action {
  /// Creates an action that tells an evaluator a case, and leaves a breadcrumb.
  public init<Evaluating: ActionEvaluator>(_ evaluator: WeakEvaluator<Evaluating>, _ told: Evaluating.Told) {
    self.init { evaluator.evaluate(told) }
  }
}
