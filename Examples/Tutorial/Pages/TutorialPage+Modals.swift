extension TutorialPage {
  static let modals = TutorialPage(
    "Alerts and bezels",
    [
      .text(
        """
        An alert is asked, answered and gone, whatever step there is. So it is no step of its own. The evaluator brings \
        the actions, the translator finds the words:
        """
      ),
      .code(
        """
        func askWhetherToStartOver(startOver: Action) {
          showAlert(
            title: "Start over?",
            message: "Your place in the tutorial is forgotten. What you have learned is not.",
            primaryAlertAction: AlertAction("Start over", style: .destructive, action: startOver),
            secondaryAlertAction: AlertAction("Keep my place", style: .cancel)
          )
        }
        """,
        from: "Examples/Tutorial/TutorialTranslator.swift"
      ),
      .text(
        """
        Alerts wait for their turn, so the answer to one can raise the next. Try it: tap the page number, and choose to \
        start over. You will be asked.
        """
      ),
      .text("A bezel is a character that flashes over the screen and fades. This is all the evaluator says:"),
      .code(
        """
        case .titleTapped: translator.showBezel(character: chooseEmoji())
        """,
        from: "Examples/Tutorial/TutorialEvaluator.swift"
      ),
      .text("A translator that is `AlertTranslating` or `BezelTranslating` can do so where the screen says:"),
      .code(
        """
        .presenting(translator)
        """,
        from: "Examples/Tutorial/TutorialScreen.swift"
      ),
      .footnote(
        """
        There are toasts, action sheets and dismissals as well. That a screen is busy is different: it lasts, so it is \
        display state, and every step says whether it is so.
        """
      ),
    ]
  )
}
