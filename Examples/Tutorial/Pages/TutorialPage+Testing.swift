extension TutorialPage {
  static let testing = TutorialPage(
    "Testing what is shown",
    [
      .text(
        """
        A test needs no screen, no browser and no patience. It has an evaluator, tells it something, and reads display \
        state: the very words a person would see. Given, when, then.
        """
      ),
      .code(
        """
        @Test func `forward turns to the next page`() {
          // Given
          let reading = Reading(onPage: 1)

          // When
          reading.tell(.forwardTapped)

          // Then
          #expect(reading.translator.title.string == "Second")
          #expect(reading.translator.pageNumber.string == "2 / 3")
          #expect(reading.translator.canGoBack.bool)
        }
        """,
        from: "Tests/TutorialTests/TutorialActionTests.swift"
      ),
      .text(
        """
        `Reading` is a helper of these tests. It gives the evaluator three short pages and everything that would be \
        random or slow: which emoji comes next, and a `ManualClock`, whose hands the test turns itself.
        """
      ),
      .code(
        """
        // When
        reading.tell(.titleTapped)

        // Then
        #expect(bezel.character.string == "🪶")
        #expect(bezel.isShown.bool)
        reading.time.advance(by: 1)
        #expect(!bezel.isShown.bool)
        """,
        from: "Tests/TutorialTests/TutorialActionTests.swift"
      ),
      .footnote(
        """
        `ManualClock` is in the library `PoetTesting`, and so are `MockPerformer`, which answers when the test says so, \
        and `DisplayStateRecorder`, which writes down every change.
        """
      ),
    ]
  )
}
