extension TutorialPage {
  static let fourActors = TutorialPage(
    "Four actors",
    [
      .image(systemName: "person.3", label: "A group of people"),
      .text("Four roles share the work. Each knows one thing well, and little of the others."),
      .subtitle("The evaluator decides"),
      .text("It holds the business state. It hears what a person did, and goes to the next step."),
      .subtitle("The translator interprets"),
      .text("It makes display state of every step: words, numbers, yes and no."),
      .subtitle("The screen shows"),
      .text("It reads display state and hands back what was tapped, without asking what that means."),
      .subtitle("The performer goes out"),
      .text("It fetches what takes time, from a server or a file. The evaluator asks, and hears back once."),
      .text("The screen is where three of them meet:"),
      .code(
        """
        var body: some View {
          Screen(TutorialEvaluator(loader: BundledPages(), bookmark: $bookmark)) { evaluator, translator in
            VStack(spacing: 0) {
              PageArea(evaluator: evaluator, translator: translator)
              PageBar(evaluator: evaluator, translator: translator)
            }
            .presenting(translator)
          }
        }
        """,
        from: "Examples/Tutorial/TutorialScreen.swift"
      ),
      .footnote(
        "`Screen` makes the evaluator once, and keeps it for as long as the screen is on the page. The performer is in there too."
      ),
    ]
  )
}
