import Testing

@testable import Retail

/// Undo and redo, across steps.
struct HistoryTests {
  @Test func `every step of an order can be gone back to and forward again`() {
    let given = Given(RetailStep(.notStarted(OrderStep.order)))
    var steps = [given.order]
    for told: RetailTold in [
      .start, .found(1), .missing(2, .soldOut), .found(3), .found(4), .found(5), .goOn, .choose(.locker),
      .note("Ring twice"), .handOver,
    ] {
      given.when(told)
      steps.append(given.order)
    }
    #expect(Set(steps.indices.map { "\(steps[$0])" }).count == steps.count)
    for step in steps.dropLast().reversed() {
      #expect(given.translator.canUndo.bool)
      given.when(.undo)
      #expect(given.order == step)
      #expect(given.kept == Given.text(given.step))
    }
    #expect(!given.translator.canUndo.bool)
    given.when(.undo)
    #expect(given.order == steps[0])
    for step in steps.dropFirst() {
      #expect(given.translator.canRedo.bool)
      given.when(.redo)
      #expect(given.order == step)
    }
    #expect(!given.translator.canRedo.bool)
    given.when(.redo)
    #expect(given.order == steps.last)
  }

  @Test func `something new forgets what was undone`() {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    given.when(.found(1), .found(2), .undo, .found(3))
    #expect(!given.translator.canRedo.bool)
    #expect(given.translator.products.array.map(\.mark) == [.found, .open, .found, .open, .open])
  }

  @Test func `a cancelled order can be taken up again, until the next is begun`() {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    given.when(.found(1), .cancelled, .undo)
    #expect(given.translator.products.array[0].mark == .found)
    given.when(.redo, .next)
    #expect(!given.translator.canUndo.bool && !given.translator.canRedo.bool)
    given.loader.succeed(with: .sample(turn: 2))
    #expect(!given.translator.canUndo.bool)
    given.when(.undo)
    #expect(given.order == .notStarted(.sample(turn: 2)))
  }

  @Test func `what is typed in one go is undone together`() {
    let given = Given(RetailStep(.chooseLocation(ChooseLocation(picked: OrderStep.picked, location: nil, note: ""))))
    given.when(.note("R"), .note("Ri"), .note("Ring"), .choose(.shelf), .note("Ring t"), .note("Ring twice"))
    var notes = [given.translator.note.string]
    while given.translator.canUndo.bool {
      given.when(.undo)
      notes.append(given.translator.note.string)
    }
    #expect(notes == ["Ring twice", "Ring", "Ring", ""])
    // What is typed after something was undone is a step of its own.
    given.when(.redo, .note("Rin"), .undo)
    #expect(given.translator.note.string == "Ring")
  }

  @Test func `only so many steps are kept, and they fit into what a browser keeps`() {
    let given = Given(RetailStep(.findProducts(OrderStep.finding)))
    for _ in 0..<40 { given.when(.missing(1, .elsewhere), .found(1)) }
    #expect(given.kept.utf8.count < 40_000)
    var undone = 0
    while given.translator.canUndo.bool {
      given.when(.undo)
      undone += 1
    }
    #expect(undone == RetailStep.limit - 1)
  }
}
