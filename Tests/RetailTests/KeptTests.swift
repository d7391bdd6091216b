import Foundation
import Testing

@testable import Retail

/// What is kept of an order, and read again.
struct KeptTests {
  @Test func `every step is there again after a reload`() {
    for (name, order) in OrderStep.all {
      let given = Given(RetailStep(order))
      #expect(given.step == RetailStep(order), "\(name)")
      #expect(!given.translator.toastTranslator.isShown.bool, "\(name)")
      given.evaluator.viewDidAppear()
      // What was on its way is asked for again.
      let request = if case .loading(let request) = order { request } else { OrderRequest?.none }
      #expect(given.loader.inputs == (request.map { [$0] } ?? []), "\(name)")
    }
  }

  @Test func `the history is there again, too`() {
    let before = Given(RetailStep(.findProducts(OrderStep.finding)))
    before.when(.found(1), .found(2), .undo)
    let given = Given(kept: before.kept)
    #expect(given.step == before.step)
    #expect(given.translator.canUndo.bool && given.translator.canRedo.bool)
    given.when(.redo)
    #expect(given.translator.products.array[1].mark == .found)
  }

  @Test func `nothing kept is nothing to speak of`() {
    let given = Given()
    #expect(given.order == .loading(.first))
    #expect(!given.translator.toastTranslator.isShown.bool)
    #expect(given.kept == "")
  }

  /// What a step is kept as, with something else in it.
  private static func tampered(_ step: OrderStep, _ text: String, _ other: String) -> String {
    let kept = Given.text(RetailStep(step))
    precondition(kept.contains(text), kept)
    return kept.replacingOccurrences(of: text, with: other)
  }

  private static let broken: [String] = [
    "{", "null", "[]", "{}", "\u{0}", "{\"steps\":[],\"index\":0,\"limit\":40}",
    tampered(.notStarted(OrderStep.order), "\"index\":0", "\"index\":7"),
    tampered(.notStarted(OrderStep.order), "\"turn\":1", "\"turn\":9223372036854775807"),
    tampered(.notStarted(OrderStep.order), "\"turn\":1", "\"turn\":-3"),
    tampered(.notStarted(OrderStep.order), "\"id\":2", "\"id\":1"),
    tampered(.loading(.first), "\"attempt\":1", "\"attempt\":0"),
    tampered(.loading(.first), "loading", "lodaing"),
    // Picked, with nothing found; with a product that is not marked; handed over with an empty note.
    tampered(
      .chooseLocation(ChooseLocation(picked: OrderStep.picked, location: nil, note: "")),
      "\"found\":{}",
      "\"notFound\":{\"_0\":\"soldOut\"}"
    ),
    tampered(
      .chooseLocation(ChooseLocation(picked: OrderStep.picked, location: nil, note: "")),
      "\"finding\":{\"notFound\":{\"_0\":\"soldOut\"}},",
      ""
    ),
    tampered(
      .completed(Handover(picked: OrderStep.picked, location: .shelf, note: CustomerNote("Ring"))),
      "\"Ring\"",
      "\" \""
    ),
  ]

  @Test func `what cannot be read leads to a fresh start, and is said`() {
    for text in Self.broken {
      let given = Given(kept: text)
      #expect(given.order == .loading(.first), "\(text)")
      #expect(given.translator.toastTranslator.isShown.bool, "\(text)")
      #expect(given.translator.toastTranslator.text.string.contains("could not be read"))
      given.evaluator.viewDidAppear()
      given.loader.succeed(with: OrderStep.order)
      // It is still said when the order is there.
      #expect(given.translator.toastTranslator.isShown.bool, "\(text)")
      #expect(given.kept == Given.text(RetailStep(.notStarted(OrderStep.order))), "\(text)")
    }
  }

  @Test func `steps of two orders, or from before an order was there, do not belong together`() {
    let first = RetailStep(.notStarted(OrderStep.order))
    for other: OrderStep in [.notStarted(.sample(turn: 2)), .loading(.first), .failed(.first, .noConnection)] {
      #expect(OrderStorage(text: Given.text(first.going(to: other))).kept == .unreadable)
    }
    let loading = RetailStep(.loading(.first)).going(to: .notStarted(OrderStep.order))
    #expect(OrderStorage(text: Given.text(loading)).kept == .unreadable)
    #expect(OrderStorage(text: Given.text(first.going(to: .findProducts(OrderStep.finding)))).kept != .unreadable)
  }

  @Test func `an order is picked when all is marked and something was found`() {
    #expect(PickedOrder(OrderStep.finding) == nil)
    #expect(PickedOrder(OrderStep.vain) == nil)
    #expect(PickedOrder(OrderStep.marked { $0 < 5 ? .found : nil }) == nil)
    #expect(PickedOrder(OrderStep.marked { $0 < 5 ? .notFound(.soldOut) : .found }) != nil)
    #expect(PickedOrder(FindProducts(heading: OrderStep.order.heading, products: [])) == nil)
  }
}
