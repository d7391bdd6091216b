import Poet
import SwiftUI

/// A small app for the tests: a paper that is read page by page.
final class PaperEvaluator: ActionEvaluator {
  enum Step: EvaluatorStep {
    case loading
    case page(Int)
    case failed(String)
  }

  enum Told: String, EvaluatorAction { case forwardTapped, titleTapped }

  let current = PassableStep(Step.loading)
  let translator: PaperTranslator
  let breadcrumbs = Breadcrumbs(limit: 3)
  private(set) var seen: [String] = []
  private let loading: Performance<Int, String, PaperError>
  private let onDeinit: () -> Void

  init(
    loader: some Performer<Int, String, PaperError> = NoLoader(),
    clock: ScreenClock = .real,
    onDeinit: @escaping () -> Void = {}
  ) {
    loading = Performance(loader)
    translator = PaperTranslator(clock: clock, onDeinit: onDeinit)
    self.onDeinit = onDeinit
    current.translated(by: translator)
  }

  isolated deinit { onDeinit() }

  var isLoading: Bool { loading.isRunning }

  func viewDidAppear() { seen.append("appeared") }
  func viewDidDisappear() { seen.append("disappeared") }

  func load(_ number: Int) {
    loading.perform(number, for: self) { evaluator, result in
      switch result {
      case .success: evaluator.current.step = .page(number)
      case .failure(let error): evaluator.current.step = .failed(error.reason)
      }
    }
  }

  func retry() -> Bool { loading.retry() }
  func stop() { loading.cancel() }

  func evaluate(_ told: Told) {
    switch told {
    case .forwardTapped: if case .page(let number) = current.step { current.step = .page(number + 1) }
    case .titleTapped: translator.showBezel(character: "🐦")
    }
  }
}

struct PaperError: Error, Equatable {
  let reason: String
}

/// Never ends.
final class NoLoader: Performer {
  func perform(_ input: Int, then: @escaping (Result<String, PaperError>) -> Void) -> Behavior { Behavior {} }
}

final class PaperTranslator: Translator, AlertTranslating, BezelTranslating, ActionSheetTranslating, ToastTranslating,
  DismissTranslating, BusyTranslating
{
  let title = ObservableString()
  let number = ObservableString()
  let isLast = ObservableBool()
  let alertTranslator = AlertTranslator()
  let bezelTranslator: BezelTranslator
  let actionSheetTranslator = ActionSheetTranslator()
  let toastTranslator: ToastTranslator
  let dismissTranslator = DismissTranslator()
  let busyTranslator = BusyTranslator()
  private(set) var translated = 0
  private let onDeinit: () -> Void

  init(clock: ScreenClock = .real, onDeinit: @escaping () -> Void = {}) {
    bezelTranslator = BezelTranslator(clock: clock)
    toastTranslator = ToastTranslator(clock: clock)
    self.onDeinit = onDeinit
  }

  isolated deinit { onDeinit() }

  func translate(step: PaperEvaluator.Step) {
    translated += 1
    switch step {
    case .loading:
      title.string = "Loading"
      number.string = ""
      isLast.bool = false
      showBusy("Loading")
    case .page(let page):
      title.string = "The Paper"
      number.string = "\(page) / 3"
      isLast.bool = page == 3
      hideBusy()
    case .failed(let reason):
      title.string = reason
      number.string = ""
      isLast.bool = false
      hideBusy()
    }
  }
}

/// The paper on a screen.
struct PaperScreen: View {
  let make: () -> PaperEvaluator

  var body: some View {
    Screen(make()) { evaluator, translator in
      VStack {
        ObservingTextView(translator.title)
        ObservingTextView(translator.number)
        Hideable(isShown: translator.isLast) { Text("The end") }
        ButtonActionView(NamedAction("Forward", Action(evaluator, .forwardTapped)))
      }
      .presenting(translator)
    }
  }
}
