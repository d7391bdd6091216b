import Poet
import PoetTesting
import Testing

@testable import Retail

/// How orders come, or do not.
struct LoadingTests {
  @Test func `an order is asked for when the screen appears, and shown when it comes`() {
    let given = Given()
    #expect(given.translator.busyTranslator.isBusy)
    given.evaluator.viewDidAppear()
    #expect(given.loader.inputs == [.first])
    given.loader.succeed(with: OrderStep.order)
    #expect(given.order == .notStarted(OrderStep.order))
    #expect(!given.translator.busyTranslator.isBusy)
    #expect(given.kept == Given.text(RetailStep(.notStarted(OrderStep.order))))
  }

  @Test func `a failure is shown, and the next try is another attempt at the same order`() {
    let given = Given()
    given.evaluator.viewDidAppear()
    given.loader.fail(with: .noConnection)
    #expect(given.order == .failed(.first, .noConnection))
    given.when(.retry)
    #expect(given.order == .loading(OrderRequest(turn: 1, attempt: 2)))
    #expect(given.translator.busyTranslator.activity.value == "Loading your order again")
    #expect(given.loader.inputs == [.first, OrderRequest(turn: 1, attempt: 2)])
    given.loader.succeed(with: OrderStep.order)
    #expect(given.order == .notStarted(OrderStep.order))
  }

  @Test func `work is cancelled when the screen goes, and begun anew when it is back`() {
    let given = Given()
    given.evaluator.viewDidAppear()
    given.evaluator.viewDidDisappear()
    #expect(given.loader.cancelled == 1)
    given.loader.succeed(with: OrderStep.order)
    #expect(given.order == .loading(.first))
    given.evaluator.viewDidAppear()
    given.loader.succeed(with: OrderStep.order)
    #expect(given.order == .notStarted(OrderStep.order))
    // With an order there, nothing is asked for.
    given.evaluator.viewDidAppear()
    #expect(given.loader.inputs.count == 2)
  }

  @Test func `work is cancelled with the evaluator, which nothing keeps`() {
    let given = Given()
    given.evaluator.viewDidAppear()
    weak let (evaluator, translator) = (given.evaluator, given.evaluator.translator)
    #expect(evaluator != nil && translator != nil)
    given.close()
    #expect(evaluator == nil && translator == nil)
    #expect(given.loader.cancelled == 1)
    given.loader.succeed(with: OrderStep.order)
    #expect(given.kept == "")
  }

  @Test func `a result that comes late, or twice, is ignored`() {
    let given = Given(RetailStep(.failed(.first, .noConnection)))
    given.when(.retry)
    given.loader.fail(with: .noConnection)
    given.when(.retry)
    given.loader.succeed(with: .sample(turn: 3), 0)
    #expect(given.order == .loading(OrderRequest(turn: 1, attempt: 3)))
    given.loader.succeed(with: OrderStep.order)
    given.when(.start)
    given.loader.succeed(with: .sample(turn: 3))
    #expect(given.order == .findProducts(OrderStep.finding))
  }

  @Test func `the stock room takes its time, and does not answer the first time it is asked for the second order`() {
    let time = ManualClock()
    let room = StockRoom(clock: time.clock, seconds: 0.5)
    var answers: [String] = []
    var work: [Behavior] = []
    func ask(_ request: OrderRequest) {
      work.append(
        room.perform(request) { result in
          switch result {
          case .success(let order): answers.append("\(order.heading.number) \(order.products.count)")
          case .failure(let failure): answers.append("\(failure)")
          }
        }
      )
    }
    ask(.first)
    time.advance(by: 0.4)
    #expect(answers.isEmpty)
    time.advance(by: 0.2)
    for (turn, attempt) in [(2, 1), (2, 2), (3, 1), (4, 1), (999, 1)] {
      ask(OrderRequest(turn: turn, attempt: attempt))
      time.advance(by: 0.5)
    }
    #expect(answers == ["1041 5", "noConnection", "1042 4", "1043 3", "1044 5", "2039 3"])
    // Work that is let go ends.
    ask(.first)
    work = []
    time.advance(by: 1)
    #expect(answers.count == 6 && time.waiting == 0)
  }

  @Test func `behind the last turn the first comes again`() {
    let last = OrderHeading(turn: OrderRequest.last, number: 1, customer: "")
    #expect(OrderRequest(after: last) == .first)
    #expect(OrderRequest(turn: 1, attempt: OrderRequest.last).again == .first)
  }
}
