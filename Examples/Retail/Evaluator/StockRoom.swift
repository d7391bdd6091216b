import Poet

/// Gives out the orders that came with the program, after a moment.
///
/// The second one does not come the first time it is asked for.
final class StockRoom: Performer {
  private let clock: ScreenClock
  private let seconds: Double

  init(clock: ScreenClock = .real, seconds: Double = 0.45) {
    self.clock = clock
    self.seconds = seconds
  }

  func perform(_ request: OrderRequest, then: @escaping (Result<Order, OrderFailure>) -> Void) -> Behavior {
    clock.after(seconds) { then(Self.answer(request)) }
  }

  private static func answer(_ request: OrderRequest) -> Result<Order, OrderFailure> {
    if request.turn == 2, request.attempt == 1 { return .failure(.noConnection) }
    return .success(.sample(turn: request.turn))
  }
}
