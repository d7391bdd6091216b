import Poet
import SwiftUI

// sample: poetEvaluator
final class TicketsEvaluator: Evaluator {
  enum Step: EvaluatorStep {
    case selling(left: Int)
    case soldOut
  }

  let current = PassableStep(Step.selling(left: 3))
  let translator = TicketsTranslator()

  init() { current.translated(by: translator) }

  func takeTapped() {
    guard case .selling(let left) = current.step else { return }
    current.step = left > 1 ? .selling(left: left - 1) : .soldOut
    translator.showBezel(character: "🎟️")
  }

  func printTapped() { current.step = .selling(left: 3) }
}
// end sample

// sample: poetTranslator
final class TicketsTranslator: Translator, BezelTranslating {
  let title = ObservableString()
  let left = ObservableString()
  let canTake = ObservableBool()
  let isSoldOut = ObservableBool()
  let bezelTranslator = BezelTranslator()

  func translate(step: TicketsEvaluator.Step) {
    switch step {
    case .selling(let count):
      title.string = "Tickets"
      left.string = count == 1 ? "The last one" : "\(count) left"
      canTake.bool = true
      isSoldOut.bool = false
    case .soldOut:
      title.string = "Sold out"
      left.string = "Come back tomorrow"
      canTake.bool = false
      isSoldOut.bool = true
    }
  }
}
// end sample

// sample: poetScreen
struct TicketsScreen: View {
  var body: some View {
    Screen(TicketsEvaluator()) { evaluator, translator in
      VStack(spacing: 12) {
        ObservingTextView(translator.title).font(.title)
        ObservingTextView(translator.left)
        ButtonActionView(
          Action(evaluator) { $0.takeTapped() },
          isEnabled: translator.canTake
        ) {
          Text("Take one")
        }
        .buttonStyle(.borderedProminent)
        Fadeable(isShown: translator.isSoldOut) {
          ButtonActionView(Action(evaluator) { $0.printTapped() }) {
            Text("Print some more")
          }
        }
      }
      .presenting(translator)
    }
  }
}
// end sample
