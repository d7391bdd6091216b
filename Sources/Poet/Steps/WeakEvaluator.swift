/// An evaluator that is not kept: once its screen is gone, telling it something does nothing.
///
/// What a ``Screen`` hands to its views. Views that need only part of an evaluator are generic over a protocol of it:
///
/// ```swift
/// protocol Paging: Evaluator { func forward() }
/// struct ForwardButton<Pager: Paging>: View {
///   let evaluator: WeakEvaluator<Pager>
///   var body: some View { Button("Forward") { evaluator.tell { $0.forward() } } }
/// }
/// ```
public struct WeakEvaluator<Evaluating: Evaluator> {
  private let home: EvaluatorHome

  /// Refers to an evaluator.
  public init(_ evaluator: Evaluating) {
    home = evaluator.current.home
    home.moveIn(evaluator)
  }

  /// The evaluator, as long as there is one.
  public var evaluator: Evaluating? { home.evaluator.map { unsafeDowncast($0, to: Evaluating.self) } }

  /// Tells the evaluator something, if it is still there.
  public func tell(_ something: (Evaluating) -> Void) { if let evaluator { something(evaluator) } }
}
