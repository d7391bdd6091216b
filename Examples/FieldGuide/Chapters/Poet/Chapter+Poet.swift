import Showcase
@testable import Tutorial

extension Chapter {
  static let poet = Chapter("Poet") {
    Description(
      """
      A library that keeps what *is* so apart from what is *shown*, so that both can be tested without a page. First a whole
      screen, then the tutorial, which is a Poet app itself, and its pages to read.
      """
    )
    Topic.poetScreen
    Topic.poetTutorial
    TutorialPage.all.map { Topic($0) }
  }
}
