import Poet
import SwiftUI

/// Decides which page of the tutorial is open, and what comes of being tapped.
final class TutorialEvaluator: ActionEvaluator {
  /// The business state: one of two.
  enum Step: EvaluatorStep {
    case loading
    case page(PageConfiguration)
  }

  /// What it can be told.
  enum Told: String, EvaluatorAction {
    case backTapped
    case forwardTapped
    case titleTapped
    case pageNumberTapped
    case firstPageTapped
    case startOverTapped
    case startOverConfirmed
  }

  let current = PassableStep(Step.loading)
  let translator: TutorialTranslator
  let breadcrumbs = Breadcrumbs()
  private let loading: Performance<Void, [TutorialPage], Never>
  private let bookmark: Binding<Int?>
  private let chooseEmoji: () -> String

  /// Creates an evaluator, which asks for the pages at once.
  ///
  /// - Parameters:
  ///   - loader: has the pages.
  ///   - bookmark: the number of the page to open, counted from 1; every page that is opened is written there.
  ///   - chooseEmoji: what a tapped title shows.
  ///   - clock: how long it shows it.
  init(
    loader: some Performer<Void, [TutorialPage], Never>,
    bookmark: Binding<Int?>,
    chooseEmoji: @escaping () -> String = { Emoji.any() },
    clock: ScreenClock = .real
  ) {
    loading = Performance(loader)
    self.bookmark = bookmark
    self.chooseEmoji = chooseEmoji
    translator = TutorialTranslator(clock: clock)
    current.translated(by: translator)
    load()
  }

  func evaluate(_ told: Told) {
    guard case .page(let configuration) = current.step else { return }
    switch told {
    case .backTapped: turn(to: configuration.before)
    case .forwardTapped: turn(to: configuration.after)
    case .titleTapped: translator.showBezel(character: chooseEmoji())
    case .pageNumberTapped:
      translator.askWhereToGo(
        from: configuration,
        firstPage: action(.firstPageTapped),
        startOver: action(.startOverTapped)
      )
    case .firstPageTapped: turn(to: configuration.first)
    case .startOverTapped: translator.askWhetherToStartOver(startOver: action(.startOverConfirmed))
    case .startOverConfirmed:
      turn(to: configuration.first)
      bookmark.wrappedValue = nil
    }
  }

  private func load() {
    loading.perform((), for: self) { evaluator, result in
      switch result {
      case .success(let pages): evaluator.open(pages)
      }
    }
  }

  /// Opens the pages where the bookmark is.
  private func open(_ pages: [TutorialPage]) {
    guard let configuration = PageConfiguration(pages: pages, near: bookmark.wrappedValue ?? 1) else { return }
    current.step = .page(configuration)
  }

  /// Turns to another page, if there is one.
  private func turn(to configuration: PageConfiguration?) {
    guard let configuration else { return }
    current.step = .page(configuration)
    bookmark.wrappedValue = configuration.number
    translator.sayPageTurned(to: configuration)
  }

  private func action(_ told: Told) -> Action { Action(WeakEvaluator(self), told) }
}
