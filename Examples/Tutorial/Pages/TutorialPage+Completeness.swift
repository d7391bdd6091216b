extension TutorialPage {
  static let completeness = TutorialPage(
    "The completeness check",
    [
      .text("Every step sets everything: that is a promise, and promises are forgotten. Here is what remembers it."),
      .code(
        """
        let report = Completeness.check(steps: [.loading, .page(first), .page(last)]) {
          TutorialTranslator()
        }

        #expect(report.isComplete, "\\(report)")
        """,
        from: "Tests/TutorialTests/TutorialStepTests.swift"
      ),
      .text(
        """
        It scribbles over all display state, translates a step, and does so again over different scribbles. Whatever \
        differs afterwards was not set by the step, and the report says so: the step, the name, and both values.
        """
      ),
      .text(
        """
        It finds the display state by looking at the translator. A new observable is checked from the day it is \
        declared, with no line added to the test.
        """
      ),
      .footnote(
        "Give it a step of each case, and of each that looks different: here, a first page and a last one."
      ),
    ]
  )
}
