extension TutorialPage {
  static let everyStep = TutorialPage(
    "Every step sets everything",
    [
      .quote("What a step leaves as it was depends on where you came from."),
      .text(
        """
        So there is one strict rule: every step sets every piece of display state. While pages are loaded there is \
        nothing to see, and the translator says so, piece by piece.
        """
      ),
      .code(
        """
        case .loading:
          title.string = ""
          elements.array = []
          pageNumber.string = ""
          spokenPageNumber.string = ""
          canGoBack.bool = false
          canGoForward.bool = false
          isPageShown.bool = false
        """,
        from: "Examples/Tutorial/TutorialTranslator.swift"
      ),
      .text(
        """
        It looks like more than is needed. But leave out the line for `canGoBack`, and the arrow stays as the last step \
        left it: right on one way through the app, wrong on another, and right again when you go looking.
        """
      ),
      .text("It costs next to nothing. Writing a value that is already there changes nothing, and no view runs again."),
      .footnote("You need not watch over this yourself. A later page shows the test that does."),
    ]
  )
}
