import Poet

/// The business state: how far the order is, and the steps that can be gone back to and forward to.
///
/// What is loaded takes the place of the request; from then on every step of the order is in the history, until the next
/// order is begun.
struct RetailStep: EvaluatorStep, Codable, Equatable {
  /// So many steps fit into what a browser keeps, of orders of any common length.
  static let limit = 40

  private(set) var history: StateHistory<OrderStep>

  /// Begins with a step that nothing leads back from.
  init(_ step: OrderStep) { history = StateHistory(step, limit: Self.limit) }

  /// The step the order is in.
  var order: OrderStep { history.present }

  /// The same with another step behind the one there is.
  func going(to step: OrderStep) -> RetailStep {
    var next = self
    next.history.record(step)
    return next
  }

  /// The same with another step in the place of the one there is.
  func replacing(with step: OrderStep) -> RetailStep {
    var next = self
    next.history.replace(step)
    return next
  }

  /// One step back; nil if there is none.
  var undone: RetailStep? {
    var next = self
    return next.history.undo() == nil ? nil : next
  }

  /// One step forward; nil if there is none.
  var redone: RetailStep? {
    var next = self
    return next.history.redo() == nil ? nil : next
  }

  init(from decoder: any Decoder) throws {
    history = try StateHistory(from: decoder)
    if !isSound {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "steps that do not belong together")
      )
    }
  }

  func encode(to encoder: any Encoder) throws { try history.encode(to: encoder) }

  /// Whether all steps are of one order, with numbers and products that can be told apart; or there is one, that asks for it.
  private var isSound: Bool {
    let steps = all
    let numbers = 1...OrderRequest.last
    switch steps[0] {
    case .loading(let request), .failed(let request, _):
      return steps.count == 1 && numbers.contains(request.turn) && numbers.contains(request.attempt)
    default:
      guard let heading = steps[0].heading, numbers.contains(heading.turn) else { return false }
      let products = steps[0].products.map(\.product)
      return Set(products.map(\.id)).count == products.count
        && steps.allSatisfy { $0.heading == heading && $0.products.map(\.product) == products }
    }
  }

  /// Every step, oldest first.
  private var all: [OrderStep] {
    var first = self
    while let earlier = first.undone { first = earlier }
    return Array(sequence(first: first) { $0.redone }.map(\.order))
  }
}
