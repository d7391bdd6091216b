extension TutorialPage {
  static let twoKindsOfState = TutorialPage(
    "Two kinds of state",
    [
      .text("Ask of any screen what state it is in, and you get two kinds of answer."),
      .subtitle("Business state"),
      .text(
        """
        What is true, whoever looks: whether the pages are loaded, and which of them is open. It would be the same if \
        the screen were a voice on the telephone.
        """
      ),
      .subtitle("Display state"),
      .text(
        """
        What meets the eye: the words of the title, the number below, whether an arrow can be pressed. It is made of \
        decisions about words and looks.
        """
      ),
      .text(
        """
        Mixed together, each spoils the other. A title that is kept as state has to be thought of in every action; a \
        rule that hides in a view cannot be tested without one. So Poet keeps them apart. Business state is decided, \
        display state is made from it, and never the other way round.
        """
      ),
      .text("These four lines are the shape of all business state in this app:"),
      .code(
        """
        enum Step: EvaluatorStep {
          case loading
          case page(PageConfiguration)
        }
        """,
        from: "Examples/Tutorial/TutorialEvaluator.swift"
      ),
    ]
  )
}
