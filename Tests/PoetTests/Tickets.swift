// What the documentation of Poet shows: its code stands here, where it is compiled and tested.

import Poet
import PoetTesting
import SwiftUI
import Testing

// One screen: how many tickets are left, and a button to take one.

final class TicketsEvaluator: Evaluator {
  enum Step: EvaluatorStep {
    case loading
    case selling(left: Int)
    case soldOut
  }

  let current = PassableStep(Step.loading)
  let translator = TicketsTranslator()

  init() { current.translated(by: translator) }

  func loaded(_ left: Int) { current.step = left > 0 ? .selling(left: left) : .soldOut }

  func takeTapped() {
    guard case .selling(let left) = current.step else { return }
    loaded(left - 1)
    translator.showBezel(character: "🎟️")
  }
}

final class TicketsTranslator: Translator, BezelTranslating {
  let title = ObservableString()
  let left = ObservableString()
  let canTake = ObservableBool()
  let bezelTranslator = BezelTranslator()

  func translate(step: TicketsEvaluator.Step) {
    switch step {
    case .loading:
      title.string = "One moment"
      left.string = ""
      canTake.bool = false
    case .selling(let count):
      title.string = "Tickets"
      left.string = count == 1 ? "The last one" : "\(count) left"
      canTake.bool = true
    case .soldOut:
      title.string = "Sold out"
      left.string = "Come back tomorrow"
      canTake.bool = false
    }
  }
}

struct TicketsScreen: View {
  let evaluator: () -> TicketsEvaluator

  var body: some View {
    Screen(evaluator()) { evaluator, translator in
      VStack {
        ObservingTextView(translator.title).font(.title)
        ObservingTextView(translator.left)
        ButtonActionView(Action(evaluator) { $0.takeTapped() }, isEnabled: translator.canTake) { Text("Take one") }
      }
      .presenting(translator)
    }
  }
}

// The same screen in SwiftUI alone.

struct PlainTicketsView: View {
  let load: () -> Int
  @State private var isLoading = true
  @State private var left = 0

  var body: some View {
    VStack {
      Text(isLoading ? "One moment" : left > 0 ? "Tickets" : "Sold out").font(.title)
      Text(isLoading ? "" : left == 0 ? "Come back tomorrow" : left == 1 ? "The last one" : "\(left) left")
      Button("Take one") { left -= 1 }.disabled(isLoading || left == 0)
    }
    .onAppear {
      left = load()
      isLoading = false
    }
  }
}

// Its tests.

struct TicketsTests {
  @Test func `the last ticket is taken`() {
    // Given
    let evaluator = TicketsEvaluator()
    let translator = evaluator.translator
    evaluator.loaded(1)
    // When
    evaluator.takeTapped()
    // Then
    #expect(translator.title.string == "Sold out")
    #expect(!translator.canTake.bool)
  }

  @Test func `every step sets everything`() {
    let steps: [TicketsEvaluator.Step] = [.loading, .selling(left: 2), .selling(left: 1), .soldOut]
    let report = Completeness.check(steps: steps) { TicketsTranslator() }
    #expect(report.isComplete, "\(report)")
  }

  @Test func `what changes when a ticket is taken`() {
    let evaluator = TicketsEvaluator()
    evaluator.loaded(3)
    let recorder = DisplayStateRecorder(evaluator.translator)
    evaluator.takeTapped()
    #expect(recorder.changes == [#"left: "3 left" → "2 left""#])
  }

  @Test func `the first bezel's time does not end the second`() {
    let time = ManualClock()
    let bezels = BezelTranslator(clock: time.clock)
    let translator = Tickler(bezels)
    translator.showBezel(character: "1")
    time.advance(by: 0.9)
    translator.showBezel(character: "2")
    time.advance(by: 0.9)
    #expect(bezels.isShown.bool)
  }

  private final class Tickler: BezelTranslating {
    let bezelTranslator: BezelTranslator
    init(_ bezels: BezelTranslator) { bezelTranslator = bezels }
  }
}
