extension TutorialPage {
  static let translating = TutorialPage(
    "Translating a step",
    [
      .text(
        """
        A translator has one method that matters. It is called for every step, the first one included, and answers one \
        question: what does this look like?
        """
      ),
      .code(
        #"""
        case .page(let configuration):
          title.string = configuration.page.title
          elements.array = configuration.page.elements
          pageNumber.string = "\(configuration.number) / \(configuration.count)"
          spokenPageNumber.string = spoken(configuration)
          canGoBack.bool = configuration.before != nil
          canGoForward.bool = configuration.after != nil
          isPageShown.bool = true
        """#,
        from: "Examples/Tutorial/TutorialTranslator.swift"
      ),
      .text(
        """
        Here facts become looks. That there is a page before this one is a fact, and the evaluator’s. That an arrow \
        can be pressed for it is a matter of the screen, and is said here.
        """
      ),
      .text(
        """
        Reading aloud is a way of showing, too. The number of a page is seen as `1 / 3` and said as “Page 1 of 3”. \
        Business state knows neither form.
        """
      ),
    ]
  )
}
