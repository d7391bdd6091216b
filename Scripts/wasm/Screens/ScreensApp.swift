// What becomes of Poet's screens inside the page, where there are no weak references: everything goes with the screen.

import Combine
import Poet
import SwiftUI

@main struct ScreensApp: App {
  var body: some Scene { WindowGroup("Screens") { ShelfView() } }
}

/// What has been made and is not gone, and what was heard.
@Observable final class Journal {
  var evaluators = 0
  var translators = 0
  var cancelled = 0
  var words = "nothing"
}

struct ShelfView: View {
  @State private var isOpen = false
  @State private var journal = Journal()
  @State private var action = Action()

  var body: some View {
    VStack {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      Text("\(journal.evaluators) evaluators, \(journal.translators) translators, \(journal.cancelled) cancelled")
      Text("Heard \(journal.words)")
      Button("Tell it from outside") { action.evaluate() }
      if isOpen {
        Screen(BirdEvaluator(journal)) { evaluator, translator in
          VStack {
            ObservingTextView(translator.title)
            Button("Sing") { evaluator.tell { $0.sing() } }
            Button("Sing for ever") { evaluator.tell { $0.wait() } }
            Button("Give away") { action = Action(evaluator) { $0.sing() } }
            Button("Ask") { evaluator.tell { $0.ask() } }
          }
          .presenting(translator)
        }
      }
    }
  }
}

final class BirdEvaluator: Evaluator {
  enum Step: EvaluatorStep {
    case quiet
    case singing(String)
  }

  let current = PassableStep(Step.quiet)
  let translator: BirdTranslator
  private let journal: Journal
  private let singing: Performance<Double, String, Never>

  init(_ journal: Journal) {
    self.journal = journal
    translator = BirdTranslator(journal)
    singing = Performance(Singer(journal))
    journal.evaluators += 1
    current.translated(by: translator)
  }

  isolated deinit { journal.evaluators -= 1 }

  func viewDidAppear() { journal.words = "that it appeared" }

  func sing() { singing.perform(0.001, for: self) { $0.current.step = .singing($1.song) } }
  func wait() { singing.perform(0.05, for: self) { $0.current.step = .singing($1.song) } }

  func ask() {
    translator.showAlert(
      title: "Once more?",
      primaryAlertAction: AlertAction("No", style: .cancel),
      secondaryAlertAction: AlertAction("Yes", self) { $0.current.step = .singing("Once more") }
    )
  }
}

extension Result where Success == String, Failure == Never {
  /// What was sung.
  var song: String {
    switch self {
    case .success(let song): song
    }
  }
}

final class BirdTranslator: Translator, AlertTranslating, BezelTranslating, ToastTranslating {
  let title = ObservableString()
  let alertTranslator = AlertTranslator()
  let bezelTranslator = BezelTranslator()
  let toastTranslator = ToastTranslator()
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    journal.translators += 1
  }

  isolated deinit { journal.translators -= 1 }

  func translate(step: BirdEvaluator.Step) {
    switch step {
    case .quiet: title.string = "Quiet"
    case .singing(let song):
      title.string = song
      showBezel(character: "🐦", seconds: 0.03)
      showToast("It sang", seconds: 0.03)
    }
  }
}

/// Sings after a while.
final class Singer: Performer {
  private let journal: Journal
  private let clock = ScreenClock.real

  init(_ journal: Journal) { self.journal = journal }

  func perform(_ seconds: Double, then: @escaping (Result<String, Never>) -> Void) -> Behavior {
    var hasSung = false
    let alarm = clock.after(seconds) {
      hasSung = true
      then(.success("Tweet"))
    }
    return Behavior { [journal] in
      if !hasSung { journal.cancelled += 1 }
      alarm.cancel()
    }
  }
}
