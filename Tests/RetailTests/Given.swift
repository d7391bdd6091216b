import Foundation
import Poet
import PoetTesting

@testable import Retail

/// An evaluator as a test has it: in some step, with a stock room and a clock of the test's own.
final class Given {
  let loader = MockPerformer<OrderRequest, Order, OrderFailure>()
  let time = ManualClock()
  private(set) var kept = ""
  private(set) var evaluator: RetailEvaluator!

  /// Begins in a step; without one, with what was kept, if anything was.
  init(_ step: RetailStep? = nil, kept text: String = "") {
    kept = step.map(Self.text) ?? text
    evaluator = RetailEvaluator(
      loader: loader,
      storage: OrderStorage(text: kept) { [weak self] in self?.kept = $0 },
      clock: time.clock
    )
  }

  nonisolated deinit {}

  var translator: RetailTranslator { evaluator.translator }
  var step: RetailStep { evaluator.current.step }
  var order: OrderStep { step.order }

  /// Tells the evaluator things, one after another.
  func when(_ told: RetailTold...) { for one in told { WeakEvaluator(evaluator).evaluate(one) } }

  /// Lets the evaluator go.
  func close() { evaluator = nil }

  /// What would be kept of a step.
  static func text(_ step: RetailStep) -> String {
    var text = ""
    OrderStorage { text = $0 }.keep(step)
    return text
  }
}

// Steps to begin in.
extension OrderStep {
  static let order = Order.sample(turn: 1)
  static let finding = FindProducts(order)
  /// All but the second were found.
  static let picked = PickedOrder(marked { $0 == 2 ? .notFound(.soldOut) : .found })!
  static let vain = marked { _ in .notFound(.damaged) }

  static func marked(_ finding: (Product.ID) -> Finding?) -> FindProducts {
    FindProducts(
      heading: order.heading,
      products: order.products.map { MarkedProduct(product: $0, finding: finding($0.id)) }
    )
  }

  /// One of each kind, and of each that shows something different.
  static var all: [(name: String, step: OrderStep)] {
    [
      ("loading", .loading(.first)), ("loading again", .loading(OrderRequest(turn: 2, attempt: 2))),
      ("failed", .failed(.first, .noConnection)), ("failed again", .failed(OrderRequest.first.again, .noConnection)),
      ("notStarted", .notStarted(order)), ("findProducts", .findProducts(finding)),
      ("some marked", .findProducts(marked { $0 == 1 ? .found : $0 == 2 ? .notFound(.elsewhere) : nil })),
      ("all marked", .findProducts(FindProducts(heading: order.heading, products: picked.marked))),
      ("in vain", .findProducts(vain)),
      ("chooseLocation", .chooseLocation(ChooseLocation(picked: picked, location: nil, note: ""))),
      ("place chosen", .chooseLocation(ChooseLocation(picked: picked, location: .locker, note: "Ring twice"))),
      (
        "note too long",
        .chooseLocation(ChooseLocation(picked: picked, location: .kerb, note: String(repeating: "x", count: 81)))
      ),
      ("completed", .completed(Handover(picked: picked, location: .locker, note: CustomerNote("Ring twice")))),
      ("completed without note", .completed(Handover(picked: picked, location: .shelf, note: nil))),
      ("cancelled", .cancelled(finding)), ("cancelled in vain", .cancelled(vain)),
    ]
  }
}
