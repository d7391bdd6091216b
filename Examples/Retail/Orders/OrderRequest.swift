/// Asks for an order.
nonisolated struct OrderRequest: Codable, Equatable {
  /// Which one, counted from 1.
  let turn: Int
  /// How often it has been asked for, this time included.
  let attempt: Int

  /// What asks for the first order.
  static let first = OrderRequest(turn: 1, attempt: 1)

  /// Turns and attempts begin again behind this number.
  static let last = 999

  /// What asks for the order after another.
  init(after heading: OrderHeading) { self.init(turn: heading.turn % Self.last + 1, attempt: 1) }

  init(turn: Int, attempt: Int) {
    self.turn = turn
    self.attempt = attempt
  }

  /// What asks for the same once more.
  var again: OrderRequest { OrderRequest(turn: turn, attempt: attempt % Self.last + 1) }
}
