import Poet

/// Makes display state of steps: what is written on the screen, and what can be pressed.
final class TutorialTranslator: Translator, AlertTranslating, BezelTranslating {
  let title = ObservableString()
  let elements = ObservableArray<TutorialElement>()
  /// The number of the page, as it is seen.
  let pageNumber = ObservableString()
  /// The number of the page, as it is said.
  let spokenPageNumber = ObservableString()
  let canGoBack = ObservableBool()
  let canGoForward = ObservableBool()
  let isPageShown = ObservableBool()
  /// Happens when a page was turned: what is to be said of it.
  let pageTurned = PassableString()

  let alertTranslator = AlertTranslator()
  let bezelTranslator: BezelTranslator

  init(clock: ScreenClock = .real) { bezelTranslator = BezelTranslator(clock: clock) }

  func translate(step: TutorialEvaluator.Step) {
    switch step {
    case .loading:
      title.string = ""
      elements.array = []
      pageNumber.string = ""
      spokenPageNumber.string = ""
      canGoBack.bool = false
      canGoForward.bool = false
      isPageShown.bool = false
    case .page(let configuration):
      title.string = configuration.page.title
      elements.array = configuration.page.elements
      pageNumber.string = "\(configuration.number) / \(configuration.count)"
      spokenPageNumber.string = spoken(configuration)
      canGoBack.bool = configuration.before != nil
      canGoForward.bool = configuration.after != nil
      isPageShown.bool = true
    }
  }

  /// Says that another page is open now.
  func sayPageTurned(to configuration: PageConfiguration) {
    pageTurned.string = "\(spoken(configuration)): \(configuration.page.title)"
  }

  /// Asks where to go from a page.
  func askWhereToGo(from configuration: PageConfiguration, firstPage: Action, startOver: Action) {
    showAlert(
      title: spoken(configuration),
      message: "Where would you like to go?",
      primaryAlertAction: AlertAction("Go to the first page", action: firstPage),
      secondaryAlertAction: AlertAction("Start over…", style: .destructive, action: startOver)
    )
  }

  /// Asks whether the bookmark is really to go.
  func askWhetherToStartOver(startOver: Action) {
    showAlert(
      title: "Start over?",
      message: "Your place in the tutorial is forgotten. What you have learned is not.",
      primaryAlertAction: AlertAction("Start over", style: .destructive, action: startOver),
      secondaryAlertAction: AlertAction("Keep my place", style: .cancel)
    )
  }

  private func spoken(_ configuration: PageConfiguration) -> String {
    "Page \(configuration.number) of \(configuration.count)"
  }
}
