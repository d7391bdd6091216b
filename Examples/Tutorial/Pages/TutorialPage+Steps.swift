extension TutorialPage {
  static let steps = TutorialPage(
    "Steps",
    [
      .text(
        """
        An evaluator is in exactly one step at a time. Each case carries everything that is needed to show it, so \
        nothing can be half loaded, and no page can be open that is not there.
        """
      ),
      .code(
        """
        struct PageConfiguration {
          /// All pages, at least one.
          let pages: [TutorialPage]
          /// The number of the page that is open, counted from 1.
          let number: Int
        """,
        from: "Examples/Tutorial/PageConfiguration.swift"
      ),
      .text(
        """
        A `PassableStep` holds the step. Assigning to it is the one way to change what the screen shows. This is how \
        pages are turned here:
        """
      ),
      .code(
        """
        private func turn(to configuration: PageConfiguration?) {
          guard let configuration else { return }
          current.step = .page(configuration)
          bookmark.wrappedValue = configuration.number
          translator.sayPageTurned(to: configuration)
        }
        """,
        from: "Examples/Tutorial/TutorialEvaluator.swift"
      ),
      .text(
        """
        See what is missing: nobody sets a label, nobody enables an arrow. The evaluator says where we are. What that \
        looks like is somebody else’s work.
        """
      ),
      .footnote("Steps that can be taken back are recorded in a `StateHistory`, which knows `undo` and `redo`."),
    ]
  )
}
