extension TutorialPage {
  static let actions = TutorialPage(
    "Actions",
    [
      .text(
        """
        A screen knows what was tapped. What that means is the evaluator’s to say. This is all that can be told to this \
        one:
        """
      ),
      .code(
        """
        enum Told: String, EvaluatorAction {
          case backTapped
          case forwardTapped
          case titleTapped
          case pageNumberTapped
          case firstPageTapped
          case startOverTapped
          case startOverConfirmed
        }
        """,
        from: "Examples/Tutorial/TutorialEvaluator.swift"
      ),
      .text("An `Action` wraps up one of them, so that a view can be handed it without knowing whose it is."),
      .code(
        """
        ButtonActionView(Action(evaluator, .forwardTapped), isEnabled: translator.canGoForward) {
          Arrow(icon: "chevron.forward")
        }
        .keyboardShortcut(.rightArrow, modifiers: [])
        .accessibilityLabel("Next page")
        """,
        from: "Examples/Tutorial/Views/PageBar.swift"
      ),
      .text(
        """
        The `evaluator` there is a `WeakEvaluator`. It leads to the evaluator and does not keep it: once the screen is \
        gone, telling it something does nothing. An alert or a slow answer may hold an action as long as it likes.
        """
      ),
      .footnote(
        """
        What is told by name leaves a trail. `breadcrumbs` has the names, oldest first, for the report of something that \
        went wrong.
        """
      ),
    ]
  )
}
