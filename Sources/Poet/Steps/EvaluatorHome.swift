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
