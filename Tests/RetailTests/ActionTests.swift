import Poet
import Testing

@testable import Retail

/// What each thing told does in each step, also where it must do nothing.
struct ActionTests {
  /// Everything that can be told, with products and places that are there and that are not.
  private static let told: [RetailTold] = [
    .retry, .start, .found(1), .found(2), .found(99), .notFound(1), .notFound(99), .missing(1, .soldOut),
    .missing(2, .soldOut), .missing(99, .soldOut), .goOn, .choose(.locker), .choose(.shelf), .note("Ring twice"),
    .note("Other"), .handOver, .cancel, .cancelled, .next, .undo, .redo,
  ]

  /// What moves a step on, by its name; all else leaves it as it is.
  private static let moving: [String: [RetailTold]] = [
    "failed": [.retry], "failed again": [.retry],
    "notStarted": [.start, .cancelled],
    "findProducts": [.found(1), .found(2), .missing(1, .soldOut), .missing(2, .soldOut), .cancelled],
    "some marked": [.found(2), .missing(1, .soldOut), .missing(2, .soldOut), .cancelled],
    // The second product is marked as sold out there.
    "all marked": [.found(2), .missing(1, .soldOut), .goOn, .cancelled],
    "in vain": [.found(1), .found(2), .missing(1, .soldOut), .missing(2, .soldOut), .cancelled],
    "chooseLocation": [.choose(.locker), .choose(.shelf), .note("Ring twice"), .note("Other"), .cancelled],
    "place chosen": [.choose(.shelf), .note("Other"), .handOver, .cancelled],
    "note too long": [.choose(.locker), .choose(.shelf), .note("Ring twice"), .note("Other"), .cancelled],
    "completed": [.next], "completed without note": [.next], "cancelled": [.next], "cancelled in vain": [.next],
  ]

  @Test func `only what a step has a use for moves it, and what moves is kept`() {
    for (name, order) in OrderStep.all {
      for told in Self.told {
        check(told, in: RetailStep(order), isMoving: Self.moving[name, default: []].contains(told))
      }
    }
  }

  private func check(_ told: RetailTold, in step: RetailStep, isMoving: Bool) {
    let what: Comment = "\(told) in \(step.order)"
    let given = Given(step)
    let before = given.kept
    given.when(told)
    #expect((given.step != step) == isMoving, what)
    #expect(given.kept == (isMoving ? Given.text(given.step) : before), what)
    // Questions are asked where there is something to ask.
    let isRunning = step.order.cancellation != nil
    #expect(given.translator.alertTranslator.isShown == (told == .cancel && isRunning), what)
    let isFinding = if case .findProducts = step.order { true } else { false }
    #expect(given.translator.actionSheetTranslator.isShown == (told == .notFound(1) && isFinding), what)
    #expect(given.evaluator.breadcrumbs.trail == [told.breadcrumb], what)
  }

  @Test func `an order goes from the first step to the last`() {
    let given = Given()
    given.evaluator.viewDidAppear()
    given.loader.succeed(with: OrderStep.order)
    #expect(given.order == .notStarted(OrderStep.order))
    given.when(.start)
    #expect(given.order == .findProducts(OrderStep.finding))
    given.when(.found(1), .missing(2, .soldOut), .found(3), .found(4))
    given.when(.goOn)
    #expect(given.translator.hint.string == "1 product still to be marked")
    given.when(.found(5), .goOn)
    #expect(given.order == .chooseLocation(ChooseLocation(picked: OrderStep.picked, location: nil, note: "")))
    given.when(.choose(.shelf), .choose(.locker), .note("  Ring twice "), .handOver)
    #expect(
      given.order == .completed(Handover(picked: OrderStep.picked, location: .locker, note: CustomerNote("Ring twice")))
    )
    #expect(given.translator.bezelTranslator.isShown.bool && given.translator.bezelTranslator.character.string == "✓")
    given.time.advance(by: 1)
    #expect(!given.translator.bezelTranslator.isShown.bool)
    given.when(.next)
    #expect(given.order == .loading(OrderRequest(turn: 2, attempt: 1)))
    #expect(given.loader.inputs == [.first, OrderRequest(turn: 2, attempt: 1)])
  }

  @Test func `a product can be marked otherwise until one goes on`() {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    for (told, mark) in [
      (RetailTold.found(3), ProductRow.Mark.found), (.missing(3, .damaged), .notFound), (.found(3), .found),
    ] {
      given.when(told)
      #expect(given.translator.products.array[2].mark == mark)
    }
    let picked = Given(RetailStep(.chooseLocation(ChooseLocation(picked: OrderStep.picked, location: nil, note: ""))))
    picked.when(.found(2))
    #expect(picked.translator.products.array[1].mark == .notFound)
  }

  @Test func `the answer to why something was not found marks it`() {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    given.when(.notFound(2))
    let sheet = given.translator.actionSheetTranslator
    #expect(sheet.title.string == "Why could it not be found?")
    #expect(sheet.message.string == "Rye bread, sliced, shelf B 1")
    #expect(
      sheet.actions.array.map(\.name) == ["The shelf is empty", "All of it is damaged", "Something else stands there"]
    )
    #expect(given.translator.products.array[1].mark == .open)
    sheet.actions.array[1].action.evaluate()
    #expect(given.translator.products.array[1].state == "Not found: damaged")
  }

  @Test func `an order is cancelled when the warning is answered so, and not before`() {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    given.when(.cancel)
    let alert = given.translator.alertTranslator
    #expect(alert.title.string == "Cancel this order?")
    #expect(alert.primaryAlertAction.action?.style == .cancel)
    #expect(alert.secondaryAlertAction.action?.style == .destructive)
    alert.primaryAlertAction.action?.action.evaluate()
    #expect(given.order == .findProducts(OrderStep.finding))
    alert.secondaryAlertAction.action?.action.evaluate()
    #expect(given.order == .cancelled(OrderStep.finding))
    // An answer that comes twice cancels nothing else.
    given.when(.next)
    given.loader.succeed(with: .sample(turn: 2))
    given.when(.undo)
    #expect(given.order == .notStarted(.sample(turn: 2)))
  }

  @Test func `a toast says how a product was marked, and takes that back`() throws {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    let toast = given.translator.toastTranslator
    given.when(.missing(1, .soldOut))
    #expect(toast.text.string == "Oat milk: not found" && toast.isShown.bool)
    let undo = try #require(toast.action.value)
    #expect(undo.name == "Undo")
    undo.evaluate()
    #expect(given.order == .findProducts(OrderStep.finding))
    #expect(!toast.isShown.bool)
    // Again: it is another step by now.
    given.when(.found(1))
    #expect(toast.text.string == "Oat milk: found")
    undo.evaluate()
    #expect(given.translator.products.array[0].mark == .found)
    given.time.advance(by: 8)
    #expect(!toast.isShown.bool)
  }

  @Test func `a toast goes with the next step, and its late answer takes nothing else back`() throws {
    let given = Given(RetailStep(.findProducts(OrderStep.marked { $0 < 5 ? .found : nil })))
    given.when(.found(5))
    let undo = try #require(given.translator.toastTranslator.action.value)
    given.when(.goOn)
    #expect(!given.translator.toastTranslator.isShown.bool)
    undo.evaluate()
    #expect(given.translator.isChoosing.bool)
  }
}
