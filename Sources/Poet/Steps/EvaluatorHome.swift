/// Where an evaluator is found by those who may not keep it: actions, and work that is under way.
final class EvaluatorHome {
  #if hasFeature(Embedded)
  // There are no weak references: its screen clears it when it closes.
  private(set) nonisolated(unsafe) var evaluator: AnyObject?
  #else
  private(set) weak var evaluator: AnyObject?
  #endif
  /// How many screens show it; nil before the first does.
  private nonisolated(unsafe) var screens: Int?

  init() {}
  nonisolated deinit {}

  /// Has it found here, unless its last screen is gone.
  func moveIn(_ evaluator: AnyObject) { if screens != 0 { self.evaluator = evaluator } }

  /// A screen shows it.
  func open() { screens = (screens ?? 0) + 1 }

  /// A screen is gone.
  nonisolated func close() {
    screens = screens.map { $0 - 1 }
    #if hasFeature(Embedded)
    if screens == 0 { evaluator = nil }
    #endif
  }
}

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
