extension TutorialPage {
  static let performers = TutorialPage(
    "Performers",
    [
      .text(
        """
        Deciding takes no time; the world does. Whatever must be waited for is a performer’s. This one has its pages \
        with it, so it answers at once:
        """
      ),
      .code(
        """
        final class BundledPages: Performer {
          func perform(_ input: Void, then: @escaping (Result<[TutorialPage], Never>) -> Void) -> Behavior {
            then(.success(TutorialPage.all))
            return Behavior {}
          }
        }
        """,
        from: "Examples/Tutorial/BundledPages.swift"
      ),
      .text(
        """
        The evaluator asks for them through a `Performance`, as soon as it is made. So the page somebody comes back to \
        is there before any script runs:
        """
      ),
      .code(
        """
        private func load() {
          loading.perform((), for: self) { evaluator, result in
            switch result {
            case .success(let pages): evaluator.open(pages)
            }
          }
        }
        """,
        from: "Examples/Tutorial/TutorialEvaluator.swift"
      ),
      .text(
        """
        A `Performance` does one piece of work at a time. An answer that comes too late, because the evaluator is gone \
        or other work was begun, is ignored. `cancel` ends the work, and `retry` does it once more.
        """
      ),
      .text(
        """
        `Never` in the type says that this work cannot fail. Work that can names its failure there, and the evaluator \
        has a step for it.
        """
      ),
      .footnote("On the server an `AsyncPerformer` is shorter: its work is one `async` function."),
    ]
  )
}
