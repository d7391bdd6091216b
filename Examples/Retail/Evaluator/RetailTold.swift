import Poet

/// Everything a person can tell the evaluator.
nonisolated enum RetailTold: EvaluatorAction, Equatable {
  case retry
  case start
  case found(Product.ID)
  case notFound(Product.ID)
  /// Why it was not found, which marks it so.
  case missing(Product.ID, MissingReason)
  case goOn
  case choose(DeliveryLocation)
  case note(String)
  case handOver
  case cancel
  /// Yes, it is to be cancelled.
  case cancelled
  case next
  case undo
  case redo

  var breadcrumb: String { String(describing: self).prefix { $0 != "(" }.description }
}
