import PoetTesting
import Testing

@testable import Retail

/// What the screen shows of each step.
struct DisplayTests {
  /// The display state that matters most, in one line each.
  private func shown(_ step: OrderStep) -> [String] {
    let translator = Given(RetailStep(step)).translator
    return [
      "\(translator.title.string), \(translator.subtitle.string)",
      "\(translator.stage.value.reached): \(translator.stage.value.text)",
      translator.headline.string,
      "\(translator.instructions.array.count) instructions",
      translator.notice.value.map { "\($0.kind): \($0.title)" } ?? "no notice",
      translator.products.array.map { "\($0.mark)" }.joined(separator: " "),
      translator.summary.array.map { "\($0.name) \($0.value) \($0.detail)" }.joined(separator: "; "),
      translator.mainButton.value.map { "[\($0.name)]\($0.isEnabled ? "" : " not yet")" } ?? "no button",
      translator.hint.string,
      "\(translator.canCancel.bool ? "can" : "cannot") be cancelled",
      translator.busyTranslator.activity.value ?? "not busy",
    ]
  }

  @Test func `given nothing, then the first step is shown: an order is on its way`() {
    let given = Given()
    #expect(given.order == .loading(.first))
    #expect(given.loader.inputs.isEmpty)
    #expect(
      shown(.loading(.first)) == [
        "Retail, Orders to pick", "0: Waiting for an order", "A moment, please", "1 instructions", "no notice", "", "",
        "no button", "", "cannot be cancelled", "Loading your order",
      ]
    )
  }

  @Test func `given no connection, then it says so and offers to try again`() {
    #expect(
      shown(.failed(.first, .noConnection)) == [
        "Retail, Orders to pick", "0: Waiting for an order", "What you can do", "2 instructions",
        "failure: No connection to the stock room", "", "", "[Try again]", "", "cannot be cancelled", "not busy",
      ]
    )
    let again = Given(RetailStep(.failed(OrderRequest.first.again, .noConnection)))
    #expect(again.translator.notice.value?.text.hasSuffix("We tried 2 times.") == true)
  }

  @Test func `given an order, then it can be started`() {
    #expect(
      shown(.notStarted(OrderStep.order)) == [
        "Order 1041, For Mara Lindgren", "1: Step 1 of 4: Get ready", "Get ready", "3 instructions", "no notice",
        "open open open open open", "To find 5 ", "[Start picking]", "", "can be cancelled", "not busy",
      ]
    )
    let rows = Given(RetailStep(.notStarted(OrderStep.order))).translator.products.array
    #expect(
      rows[0]
        == ProductRow(
          id: 1,
          name: "Oat milk",
          amount: "2 × 1 l",
          shelf: "Shelf A 4",
          mark: .open,
          state: "",
          isMarkable: false
        )
    )
  }

  @Test func `given products to find, then each can be marked and one cannot go on yet`() {
    #expect(
      shown(.findProducts(OrderStep.marked { $0 == 1 ? .found : $0 < 5 ? .notFound(.elsewhere) : nil })) == [
        "Order 1041, For Mara Lindgren", "2: Step 2 of 4: Find the products", "Find the products", "3 instructions",
        "no notice", "found notFound notFound notFound open",
        "Found 1 of 5 ; Not found 3 Rye bread, sliced, Bananas, Basil in a pot; Not marked 1 ",
        "[Choose a place] not yet", "1 product still to be marked", "can be cancelled", "not busy",
      ]
    )
    let given = Given(RetailStep(.findProducts(OrderStep.marked { $0 == 2 ? .notFound(.elsewhere) : nil })))
    #expect(given.translator.products.array.allSatisfy { $0.isMarkable })
    #expect(given.translator.products.array[1].state == "Not found: not in its place")
    #expect(given.translator.hint.string == "4 products still to be marked")
  }

  @Test func `given all is marked, then one can go on`() {
    let given = Given(RetailStep(OrderStep.all.first { $0.name == "all marked" }!.step))
    #expect(given.translator.mainButton.value == StepButton(name: "Choose a place", told: .goOn))
    #expect(given.translator.hint.string == "")
  }

  @Test func `given nothing was found, then the order can only be cancelled, and it says why`() {
    let translator = Given(RetailStep(.findProducts(OrderStep.vain))).translator
    #expect(translator.notice.value?.title == "Nothing was found")
    #expect(translator.notice.value?.text.contains("can only be cancelled") == true)
    #expect(
      translator.mainButton.value == StepButton(name: "Cancel order…", told: .cancel, isDestructive: true)
    )
    // One button for it is enough.
    #expect(!translator.canCancel.bool)
  }

  @Test func `given places to choose, then none is chosen, and one cannot go on`() {
    let translator = Given(
      RetailStep(.chooseLocation(ChooseLocation(picked: OrderStep.picked, location: nil, note: "")))
    ).translator
    #expect(translator.isChoosing.bool)
    #expect(translator.locations.array.map(\.name) == ["Pick-up shelf", "Locker", "Kerbside"])
    #expect(translator.locations.array.allSatisfy { !$0.isChosen })
    #expect(translator.noteLength.string == "0 of 80 characters" && translator.noteProblem.string == "")
    #expect(translator.mainButton.value == StepButton(name: "Hand over", told: .handOver, isEnabled: false))
    #expect(translator.hint.string == "Choose where the order waits")
    #expect(translator.products.array.allSatisfy { !$0.isMarkable })
    #expect(translator.summary.array.last == SummaryLine(id: .location, name: "Where", value: "Not chosen"))
  }

  @Test(arguments: [0, 1, 80, 81, 200])
  func `given a note, then its length decides, without white space around it`(count: Int) {
    let isAllowed = count <= 80
    for letter in ["x", "ß", "👩‍👩‍👧"] {
      let note = " \(String(repeating: letter, count: count))\n "
      let translator = Given(
        RetailStep(.chooseLocation(ChooseLocation(picked: OrderStep.picked, location: .kerb, note: note)))
      ).translator
      #expect(translator.noteProblem.string == (isAllowed ? "" : "A note has up to 80 characters."))
      #expect(translator.mainButton.value?.isEnabled == isAllowed)
      #expect(translator.hint.string == (isAllowed ? "" : "The note is too long"))
      #expect(translator.noteLength.string == "\(count) of 80 characters")
      #expect(translator.note.string == note)
      #expect(CustomerNote.isAllowed(note) == isAllowed)
    }
  }

  @Test func `given a handover, then it says where, to whom, and with which note`() {
    #expect(
      shown(.completed(Handover(picked: OrderStep.picked, location: .locker, note: CustomerNote("Ring twice")))) == [
        "Order 1041, For Mara Lindgren", "4: Step 4 of 4: Handed over", "What comes next", "2 instructions",
        "success: Handed over", "found notFound found found found",
        "Found 4 of 5 ; Not found 1 Rye bread, sliced; Where Locker ; Note  Ring twice", "[Next order]", "",
        "cannot be cancelled", "not busy",
      ]
    )
  }

  @Test func `given it was cancelled, then it says so, and where nothing was found, that too`() {
    #expect(
      shown(.cancelled(OrderStep.finding)) == [
        "Order 1041, For Mara Lindgren", "0: Cancelled", "What comes next", "3 instructions", "warning: Cancelled",
        "open open open open open", "Found 0 of 5 ; Not marked 5 ", "[Next order]", "", "cannot be cancelled",
        "not busy",
      ]
    )
    let vain = Given(RetailStep(.cancelled(OrderStep.vain))).translator
    #expect(vain.notice.value?.text.hasPrefix("Nothing was found.") == true)
  }

  @Test func `every step sets every piece of display state`() {
    var steps = OrderStep.all.map { RetailStep($0.step) }
    // With ways back and forward.
    let marked = RetailStep(.findProducts(OrderStep.finding)).going(to: OrderStep.all[6].step)
    steps += [marked, marked.undone!]
    let report = Completeness.check(steps: steps) { RetailTranslator() }
    #expect(report.isComplete, "\(report)")
    #expect(report.unchecked.isEmpty, "\(report)")
  }
}
