extension TutorialPage {
  static let onwards = TutorialPage(
    "Where to go on",
    [
      .image(systemName: "signpost.right", label: "A signpost"),
      .text(
        """
        You have met everybody. The best next step is the source of this tutorial: `TutorialEvaluator` first, then \
        `TutorialTranslator`, `TutorialScreen`, and their tests.
        """
      ),
      .subtitle("A screen of your own"),
      .text(
        """
        Begin with the step. Write down its cases before anything else, with all that each one carries, and read them \
        aloud; what cannot be said in a case should not happen.
        """
      ),
      .text(
        """
        Then the translator, which shows how much there is to see. Then the tests, given, when, then, and the \
        completeness check. The screen comes last, and by then it is the easy part.
        """
      ),
      .text(
        """
        One habit will help most. When something looks wrong, ask first whether the step is wrong or its translation. \
        You will know which file to open.
        """
      ),
      .quote("Decide once. Translate all of it. Show what you were given."),
    ]
  )
}
